package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.State;
import org.benchlens.reading.ReadingException;
import org.jspecify.annotations.Nullable;

/// One entry of `benchmarks`. One object is used for all benchmarks of a file.
final class BenchmarkReader {
  /// How many states are told at once.
  private static final int TOLD = 128;

  private final Cursor cursor;
  private final ReadingListener listener;
  private final AxisReader axisReader;
  private final StateReader stateReader;
  private final List<Long> devices = new ArrayList<>();
  private final List<State> states = new ArrayList<>();
  private List<Axis> axes = List.of();
  private @Nullable String name;
  private double timeout = Double.NaN;
  private int place;
  private int told;
  private boolean telling;
  private boolean disturbed;
  private boolean anyStates;

  /// @param listener told of states
  BenchmarkReader(Cursor cursor, ReadingListener listener) {
    this.cursor = cursor;
    this.listener = listener;
    this.axisReader = new AxisReader(cursor);
    this.stateReader = new StateReader(cursor, axisReader);
  }

  /// Whether any benchmark so far had a key `states`, be it empty. A listing has none.
  boolean anyStates() {
    return anyStates;
  }

  /// Reads the object at the cursor.
  ///
  /// @param position its place in the list, from 1, to name it where it has no name
  /// @throws ReadingException when it is of a layout from before 2022
  Benchmark read(int position) throws IOException, ReadingException {
    cursor.problems().startBenchmark();
    name = null;
    devices.clear();
    states.clear();
    axes = List.of();
    timeout = Double.NaN;
    place = position;
    told = 0;
    telling = false;
    disturbed = false;
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      readKey(key);
    }
    if (telling) {
      listener.ended(position);
    }
    reportUndeclaredAxes();
    if (name == null) {
      cursor.problems().error("name", "is missing; taken as empty");
    }
    String text = name == null ? "" : name;
    cursor
        .problems()
        .endBenchmark(text.isEmpty() ? "benchmark " + position : text, !devices.isEmpty());
    return new Benchmark(text, devices, axes, states, timeout);
  }

  private void readKey(String key) throws IOException, ReadingException {
    if (telling && List.of("name", "devices", "axes", "states").contains(key)) {
      listener.disturbed();
      telling = false;
      disturbed = true;
    }
    switch (key) {
      case "name" -> name = cursor.text("name");
      case "devices" -> readDevices();
      case "axes" -> axes = axisReader.axes();
      case "states" -> readStates();
      case "timeout" -> timeout = seconds();
      default -> cursor.skip();
    }
  }

  private void readDevices() throws IOException {
    devices.clear();
    if (!cursor.list("devices")) {
      return;
    }
    while (cursor.nextEntry()) {
      OptionalLong id = cursor.whole();
      if (id.isPresent()) {
        devices.add(id.getAsLong());
      } else {
        cursor.problems().error("devices", "an entry is no integer; left out");
      }
    }
  }

  private void readStates() throws IOException, ReadingException {
    anyStates = true;
    states.clear();
    if (cursor.atObject()) {
      throw OldLayout.oneOrTwo(cursor);
    }
    if (!cursor.list("states")) {
      return;
    }
    telling = name != null && !disturbed;
    tell();
    for (int position = 1; cursor.nextEntry(); position++) {
      if (cursor.atObject()) {
        states.add(stateReader.read(position));
      } else {
        cursor.wrongType("state " + position, "object");
      }
      if (states.size() - told >= TOLD) {
        tell();
      }
    }
    tell();
  }

  private void tell() {
    if (telling) {
      Benchmark soFar = new Benchmark(String.valueOf(name), devices, axes, List.of(), Double.NaN);
      listener.states(place, soFar, List.copyOf(states.subList(told, states.size())));
      told = states.size();
    }
  }

  private double seconds() throws IOException {
    JsonToken token = cursor.token();
    if (token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT) {
      int length = cursor.textLength();
      return NumberText.real(cursor.copyText(new char[length]), length).orElse(Double.NaN);
    }
    if (token != JsonToken.VALUE_NULL) {
      cursor.wrongType("timeout", "number");
    }
    return Double.NaN;
  }

  private void reportUndeclaredAxes() {
    Set<String> undeclared = new LinkedHashSet<>();
    for (State state : states) {
      for (AxisValue value : state.axisValues()) {
        undeclared.add(value.name());
      }
    }
    for (Axis axis : axes) {
      undeclared.remove(axis.name());
    }
    for (String axis : undeclared) {
      cursor.problems().error("axis " + axis, "is not declared; its values are shown as they are");
    }
  }
}
