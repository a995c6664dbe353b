package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.benchlens.model.AxisValue;
import org.benchlens.model.SampleArray;
import org.benchlens.model.State;
import org.benchlens.reading.ReadingException;
import org.jspecify.annotations.Nullable;

/// One entry of `states`. One object is used for all states of a file.
final class StateReader {
  private final Cursor cursor;
  private final AxisReader axes;
  private final SummaryReader summaries;
  private final List<AxisValue> axisValues = new ArrayList<>();
  private @Nullable String name;
  private OptionalLong device = OptionalLong.empty();
  private boolean skipped;
  private String skipReason = "";
  private boolean described;

  StateReader(Cursor cursor, AxisReader axes) {
    this.cursor = cursor;
    this.axes = axes;
    this.summaries = new SummaryReader(cursor);
  }

  /// Reads the object at the cursor.
  ///
  /// @param position its place in the list, from 1, to name it where it has no name
  /// @throws ReadingException when it is a state of the oldest layout
  State read(int position) throws IOException, ReadingException {
    cursor.problems().startState();
    clear();
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      readKey(key);
    }
    if (name == null && described) {
      throw OldLayout.zero(cursor);
    }
    if (device.isEmpty()) {
      cursor.problems().errorIfOnDevice("device", "is no integer; the state is on no device");
    }
    if (name == null) {
      cursor.problems().error("name", "is missing; taken as empty");
    }
    String text = name == null ? "" : name;
    cursor.problems().endState(text.isEmpty() ? "state " + position : text);
    return new State(
        text,
        device,
        axisValues,
        summaries.timing(),
        summaries.sidecar(SampleArray.TIMES),
        summaries.sidecar(SampleArray.FREQUENCIES),
        summaries.summaries(),
        skipped ? skipReason : null);
  }

  private void clear() {
    name = null;
    device = OptionalLong.empty();
    axisValues.clear();
    summaries.clear();
    skipped = false;
    skipReason = "";
    described = false;
  }

  private void readKey(String key) throws IOException {
    switch (key) {
      case "name" -> name = cursor.text("name");
      case "device" -> device = cursor.whole();
      case "axis_values" -> {
        axisValues.clear();
        axes.values(axisValues);
      }
      case "summaries" -> summaries.read();
      case "is_skipped" -> skipped = flag();
      case "skip_reason" -> skipReason = cursor.text("skip_reason");
      case "description" -> {
        described = true;
        cursor.skip();
      }
      default -> cursor.skip();
    }
  }

  private boolean flag() throws IOException {
    JsonToken token = cursor.token();
    if (token != JsonToken.VALUE_TRUE
        && token != JsonToken.VALUE_FALSE
        && token != JsonToken.VALUE_NULL) {
      cursor.wrongType("is_skipped", "boolean");
    }
    return token == JsonToken.VALUE_TRUE;
  }
}
