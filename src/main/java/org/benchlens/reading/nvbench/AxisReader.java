package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisType;
import org.benchlens.model.AxisValue;

/// The `axes` of a benchmark and the `axis_values` of a state. One object is used for a whole file.
final class AxisReader {
  /// Beyond this many, settings are no longer shared between states.
  private static final int MOST_SHARED = 4_096;

  private final Cursor cursor;
  private final Map<AxisValue, AxisValue> known = new HashMap<>();

  AxisReader(Cursor cursor) {
    this.cursor = cursor;
  }

  /// Reads the axes that a benchmark declares.
  List<Axis> axes() throws IOException {
    List<Axis> axes = new ArrayList<>();
    if (!cursor.list("axes")) {
      return axes;
    }
    for (int position = 1; cursor.nextEntry(); position++) {
      if (cursor.atObject()) {
        axes.add(axis(position));
      } else {
        cursor.wrongType("axis " + position, "object");
      }
    }
    return axes;
  }

  private Axis axis(int position) throws IOException {
    String name = "";
    String type = "";
    String flags = "";
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      switch (key) {
        case "name" -> name = cursor.text("axis " + position + " name");
        case "type" -> type = cursor.text("axis " + position + " type");
        case "flags" -> flags = cursor.text("axis " + position + " flags");
        default -> cursor.skip();
      }
    }
    AxisType known =
        switch (type) {
          case "type" -> AxisType.TYPE;
          case "int64" -> AxisType.INT64;
          case "float64" -> AxisType.FLOAT64;
          case "string" -> AxisType.STRING;
          default -> AxisType.UNKNOWN;
        };
    if (known == AxisType.UNKNOWN) {
      String what =
          type.isEmpty()
              ? "states no type"
              : "is of the unknown type " + ProblemLog.shortened(type, 40);
      cursor
          .problems()
          .error(
              "axis " + (name.isEmpty() ? position : name),
              what + "; its values are shown as they are");
    }
    return new Axis(name, known, flags.equals("pow2"));
  }

  /// Reads the settings of a state.
  ///
  /// @param into where they are added
  void values(List<AxisValue> into) throws IOException {
    if (!cursor.list("axis_values")) {
      return;
    }
    for (int position = 1; cursor.nextEntry(); position++) {
      if (cursor.atObject()) {
        value(position, into);
      } else {
        cursor.wrongType("axis value " + position, "object");
      }
    }
  }

  private void value(int position, List<AxisValue> into) throws IOException {
    String name = "";
    String type = "";
    String text = null;
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      switch (key) {
        case "name" -> name = cursor.text("axis value " + position + " name");
        case "type" -> type = cursor.text("axis value " + position + " type");
        case "value" -> {
          JsonToken token = cursor.token();
          // Files of other writers may have plain numbers here; their text is as exact.
          boolean scalar =
              token == JsonToken.VALUE_STRING
                  || token == JsonToken.VALUE_NUMBER_INT
                  || token == JsonToken.VALUE_NUMBER_FLOAT;
          text = scalar ? cursor.sharedText() : null;
          cursor.skip();
        }
        default -> cursor.skip();
      }
    }
    if (name.isEmpty() || text == null) {
      String what = name.isEmpty() ? "has no name" : "has no value text";
      cursor
          .problems()
          .error("axis value " + (name.isEmpty() ? position : name), what + "; left out");
      return;
    }
    into.add(shared(new AxisValue(name, type, text)));
  }

  private AxisValue shared(AxisValue value) {
    AxisValue same = known.get(value);
    if (same != null) {
      return same;
    }
    if (known.size() < MOST_SHARED) {
      known.put(value, value);
    }
    return value;
  }
}
