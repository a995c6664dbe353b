package org.benchlens.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A small NVBench result, put together for a test and written to a file.
final class Result {
  private final List<String> devices = new ArrayList<>();
  private final List<String> benchmarks = new ArrayList<>();

  /// A device of the machine.
  Result device(int id, String name) {
    devices.add("{\"id\": " + id + ", \"name\": \"" + name + "\"}");
    return this;
  }

  /// A benchmark on device 0 with an axis `T` and states made by [#state].
  Result benchmark(String name, String... states) {
    benchmarks.add(
        "{\"name\": \"%s\", \"devices\": [0], \"axes\": [{\"name\": \"T\", \"type\": \"string\", \"flags\": \"\"}], \"states\": [%s]}"
            .formatted(name, String.join(", ", states)));
    return this;
  }

  /// A state with one setting, `NAME=TEXT`, a median time of so many microseconds and 0.2 % of
  /// spread.
  static String state(String setting, double microseconds) {
    String[] parts = setting.split("=", 2);
    double t = microseconds * 1e-6;
    return ("{\"name\": \"Device=0 %s\", \"device\": 0, \"is_skipped\": false, \"axis_values\":"
            + " [{\"name\": \"%s\", \"type\": \"string\", \"value\": \"%s\"}], \"summaries\":"
            + " [%s]}")
        .formatted(
            setting,
            parts[0],
            parts[1],
            String.join(
                ", ",
                summary("sm_clock_rate/mean", 1.5e9),
                summary("time/gpu/min", t * 0.998),
                summary("time/gpu/q1", t * 0.999),
                summary("time/gpu/median", t),
                summary("time/gpu/q3", t * 1.001),
                summary("time/gpu/iqr/relative", 0.002)));
  }

  /// A state that did not run.
  static String skipped(String setting) {
    String[] parts = setting.split("=", 2);
    return ("{\"name\": \"Device=0 %s\", \"device\": 0, \"is_skipped\": true, \"skip_reason\":"
            + " \"no\", \"axis_values\": [{\"name\": \"%s\", \"type\": \"string\", \"value\":"
            + " \"%s\"}], \"summaries\": null}")
        .formatted(setting, parts[0], parts[1]);
  }

  private static String summary(String tag, double value) {
    return ("{\"tag\": \"nv/cold/%s\", \"data\": [{\"name\": \"value\", \"type\":"
            + " \"float64\", \"value\": \"%s\"}]}")
        .formatted(tag, value);
  }

  /// Writes the file.
  Path at(Path file) {
    String all = devices.isEmpty() ? "{\"id\": 0, \"name\": \"GPU\"}" : String.join(", ", devices);
    try {
      return Files.writeString(
          file,
          "{\"devices\": [%s], \"benchmarks\": [%s]}"
              .formatted(all, String.join(", ", benchmarks)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
