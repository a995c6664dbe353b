package org.benchlens.reading.nupp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.benchlens.model.Progress;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.reading.ReadingException;

/// Makes small records as JSON, which a test then bends, and reads them.
public final class MadeRecord {
  private static final ObjectMapper JSON = new ObjectMapper();

  private MadeRecord() {}

  /// A record of schema 4 on machine "m" with a margin of 2 %.
  public static ObjectNode record(ObjectNode... benchmarks) {
    ObjectNode root = JSON.createObjectNode();
    root.put("schema", 4);
    root.put("recordedAt", "2026-10-02T10:41:55Z");
    root.put("forks", 12);
    root.put("seed", 1);
    root.put("margin", 0.02);
    root.put("machineKey", "m");
    root.putArray("benchmarks").addAll(Arrays.asList(benchmarks));
    root.putArray("comparisons");
    return root;
  }

  /// A benchmark of kind suite in file `a.nupp`, one fork for each score [ms], without samples.
  public static ObjectNode benchmark(String name, double... scores) {
    ObjectNode benchmark = JSON.createObjectNode();
    benchmark.put("case", "a.nupp");
    benchmark.put("name", name);
    ArrayNode forks = benchmark.putArray("forks");
    ObjectNode summary = benchmark.putObject("summary");
    summary.put("name", name);
    summary.put("kind", "suite");
    ArrayNode list = summary.putArray("forkSummariesMs");
    for (int i = 0; i < scores.length; i++) {
      list.add(scores[i]);
      ObjectNode fork = forks.addObject();
      fork.put("index", i + 1);
      ObjectNode measurement = fork.putObject("measurement");
      measurement.put("name", name);
      measurement.put("kind", "suite");
      measurement.put("medianMs", scores[i]);
    }
    return benchmark;
  }

  /// Ten or more scores around a middle, each once.
  public static double[] around(double middle, int count) {
    double[] scores = new double[count];
    for (int i = 0; i < count; i++) {
      scores[i] = middle * (1 + (i - (count - 1) / 2.0) * 1e-4);
    }
    return scores;
  }

  /// Appends a recorded comparison.
  public static ObjectNode compared(ObjectNode root, String kind, ObjectNode... baseline) {
    ObjectNode comparison = root.withArray("comparisons").addObject();
    comparison.put("kind", kind);
    comparison.put("source", "build/base.json");
    ObjectNode nested = comparison.putObject("baseline");
    nested.put("machineKey", "m");
    nested.putArray("benchmarks").addAll(Arrays.asList(baseline));
    comparison.putArray("verdicts");
    return comparison;
  }

  public static ObjectNode summary(ObjectNode benchmark) {
    return (ObjectNode) benchmark.get("summary");
  }

  public static ObjectNode measurement(ObjectNode benchmark, int fork) {
    return (ObjectNode) benchmark.get("forks").get(fork).get("measurement");
  }

  /// Reads a made record, which must be a good one.
  public static NuppRecord read(JsonNode root) {
    try {
      return readText(root.toString());
    } catch (ReadingException fault) {
      throw new AssertionError(fault.getMessage(), fault);
    }
  }

  /// Reads a text as a record.
  public static NuppRecord readText(String text) throws ReadingException {
    try {
      Path file = Files.createTempFile("record", ".json");
      try {
        Files.writeString(file, text);
        return new NuppReader().readRecord(file, "made.json", Progress.NONE);
      } finally {
        Files.delete(file);
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  /// A file of the corpus.
  public static Path corpus(String name) {
    try {
      return Path.of(MadeRecord.class.getResource("/corpus-nupp/" + name).toURI());
    } catch (URISyntaxException fault) {
      throw new IllegalStateException(fault);
    }
  }

  /// Reads a record of the corpus.
  public static NuppRecord corpusRecord(String name) {
    try {
      return new NuppReader().readRecord(corpus(name), name, Progress.NONE);
    } catch (ReadingException fault) {
      throw new AssertionError(fault.getMessage(), fault);
    }
  }
}
