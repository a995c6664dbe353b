package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Problem;
import org.benchlens.model.ResultFile;
import org.benchlens.model.State;
import org.benchlens.reading.ReadingException;

/// Result texts for tests, and their reading without a file.
final class MadeText {
  static final String PATH = "cmp.json";

  private MadeText() {}

  /// A cursor on the first token of a text.
  static Cursor cursor(String json) throws IOException {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    Cursor cursor = new Cursor(PATH, new JsonFactory().createParser(bytes));
    cursor.next();
    return cursor;
  }

  static ResultFile read(String json) throws IOException, ReadingException {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    return new RootReader(
            new Cursor(PATH, new JsonFactory().createParser(bytes)), ReadingListener.NONE)
        .read(PATH);
  }

  /// The text of a file with one device and these benchmarks.
  static String root(String benchmarks) {
    return "{\"devices\":[{\"id\":0,\"name\":\"GPU\"}],\"benchmarks\":[" + benchmarks + "]}";
  }

  /// The text of a benchmark `base` on device 0 with an axis T.
  static String benchmark(String states) {
    return "{\"name\":\"base\",\"devices\":[0],\"axes\":[{\"name\":\"T\",\"type\":\"type\","
        + "\"flags\":\"\"}],\"states\":["
        + states
        + "]}";
  }

  /// The text of a state with these summaries.
  static String state(String summaries) {
    return "{\"name\":\"Device=0 T=I32\",\"device\":0,\"axis_values\":[{\"name\":\"T\","
        + "\"type\":\"string\",\"value\":\"I32\"}],\"summaries\":["
        + summaries
        + "],\"is_skipped\":false}";
  }

  /// The text of a summary with one data entry.
  ///
  /// @param value JSON text of the value
  static String summary(String tag, String type, String value) {
    return "{\"tag\":\""
        + tag
        + "\",\"data\":[{\"name\":\"value\",\"type\":\""
        + type
        + "\",\"value\":"
        + value
        + "}]}";
  }

  /// Reads a file of one benchmark with one state with these summaries.
  static ResultFile withSummaries(String summaries) throws IOException, ReadingException {
    return read(root(benchmark(state(summaries))));
  }

  static Benchmark firstBenchmark(ResultFile file) {
    return file.benchmarks().getFirst();
  }

  static State firstState(ResultFile file) {
    return firstBenchmark(file).states().getFirst();
  }

  /// Problems as `severity place: message`.
  static List<String> problems(ResultFile file) {
    return file.problems().stream().map(MadeText::line).toList();
  }

  private static String line(Problem problem) {
    return problem.severity().word() + " " + problem.place() + ": " + problem.message();
  }
}
