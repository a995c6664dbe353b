package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Progress;
import org.benchlens.model.ResultFile;
import org.benchlens.reading.ReadingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Damaged files give a result or one clear line, nothing else.
class NvbenchFuzzTest {
  private static final long SEED = 20_260_812;

  private static final String GOOD =
      """
      {
        "meta": {"argv": ["a", "--jsonbin", "r.json"], "version": {"json": {"string": "1.0.0"}}},
        "devices": [{"id": 0, "name": "GPU \\u00b5", "sm_version": 900, "ecc_state": true}],
        "benchmarks": [{
          "name": "base", "index": 0, "timeout": 15.0, "devices": [0],
          "axes": [{"name": "N", "type": "int64", "flags": "pow2",
                    "values": [{"input_string": "20", "description": "", "value": 1048576}]}],
          "states": [{
            "name": "Device=0 N=2^20", "device": 0, "type_config_index": 0,
            "axis_values": [{"name": "N", "type": "int64", "value": "1048576"}],
            "summaries": [
              {"tag": "nv/cold/sample_size", "name": "Samples", "hint": "sample_size",
               "data": [{"name": "value", "type": "int64", "value": "302"}]},
              {"tag": "nv/cold/time/gpu/mean", "hide": "Hidden.",
               "data": [{"name": "value", "type": "float64", "value": "8.6e-05"}]},
              {"tag": "nv/cold/time/gpu/stdev/relative",
               "data": [{"name": "value", "type": "float64", "value": null}]},
              {"tag": "nv/json/bin:nv/cold/sample_times",
               "data": [{"name": "filename", "type": "string", "value": "r.json-bin/0.bin"},
                        {"name": "size", "type": "int64", "value": "302"}]}],
            "is_skipped": false},
          {"name": "Device=0 N=2", "device": 0, "axis_values": null, "summaries": null,
           "is_skipped": true, "skip_reason": "größe"}]}]
      }
      """;

  private static final Pattern VALUE =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9][0-9.e+-]*|true|false|null|\\{\\}|\\[\\]");

  private static final List<String> OTHERS =
      List.of(
          "null",
          "true",
          "[]",
          "{}",
          "5",
          "-1",
          "1e999",
          "0.5",
          "\"\"",
          "\"x\"",
          "[[[]]]",
          "[null]",
          "{\"name\":1}",
          "99999999999999999999",
          "\"9223372036854775807\"",
          "\"states\"",
          "\"summaries\"",
          "\"data\"",
          "\"\\ud800\"",
          "[1,\"2\",{}]");

  @TempDir Path folder;

  private ResultFile read(byte[] bytes) throws IOException, ReadingException {
    Path file = Files.write(folder.resolve("f.json"), bytes);
    return new NvbenchReader().read(file, "f.json", Progress.NONE);
  }

  /// Reads what may be damaged; anything but a usable result or a [ReadingException] fails.
  private void survives(byte[] bytes, String what) {
    assertDoesNotThrow(() -> use(bytes, what), () -> what + ": " + latin(bytes));
  }

  private void use(byte[] bytes, String what) throws IOException {
    try {
      ResultFile file = read(bytes);
      for (Benchmark benchmark : file.benchmarks()) {
        benchmark.states().forEach(state -> state.summaries().first("none"));
      }
      file.problems().forEach(problem -> assertOneLine(problem.place() + problem.message(), what));
    } catch (ReadingException fault) {
      assertOneLine(fault.getMessage(), what);
      assertTrue(fault.getMessage().startsWith("f.json"), what);
    }
  }

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static void assertOneLine(String text, String what) {
    assertFalse(text.isEmpty() || text.contains("\n") || text.contains("Exception"), what);
    assertTrue(text.length() < 1_000, what);
  }

  @Test
  void theUndamagedFileIsGood() throws Exception {
    assertEquals(List.of(), read(GOOD.getBytes(StandardCharsets.UTF_8)).problems());
  }

  @Test
  void everyCutIsAFault() {
    byte[] bytes = GOOD.strip().getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      ReadingException fault =
          assertThrows(ReadingException.class, () -> read(cut), "cut at " + length);
      assertOneLine(fault.getMessage(), "cut at " + length);
    }
  }

  @Test
  void changedBytesDoNoHarm() throws Exception {
    Random random = new Random(SEED);
    for (int round = 0; round < 1_500; round++) {
      byte[] bytes = GOOD.getBytes(StandardCharsets.UTF_8);
      for (int change = random.nextInt(4); change >= 0; change--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      survives(bytes, "seed " + SEED + ", round " + round);
    }
  }

  @Test
  void exchangedValuesDoNoHarm() throws Exception {
    Random random = new Random(SEED);
    for (int round = 0; round < 1_500; round++) {
      String text = GOOD;
      for (int change = random.nextInt(3); change >= 0; change--) {
        text = exchanged(text, random);
      }
      survives(text.getBytes(StandardCharsets.UTF_8), "seed " + SEED + ", round " + round);
    }
  }

  private static String exchanged(String text, Random random) {
    Matcher matcher = VALUE.matcher(text);
    List<int[]> places =
        matcher.results().map(found -> new int[] {found.start(), found.end()}).toList();
    int[] place = places.get(random.nextInt(places.size()));
    String other = OTHERS.get(random.nextInt(OTHERS.size()));
    return text.substring(0, place[0]) + other + text.substring(place[1]);
  }

  @Test
  void movedPiecesDoNoHarm() throws Exception {
    Random random = new Random(SEED);
    byte[] good = GOOD.getBytes(StandardCharsets.UTF_8);
    for (int round = 0; round < 500; round++) {
      int from = random.nextInt(good.length);
      int length = random.nextInt(good.length - from);
      byte[] bytes = good.clone();
      System.arraycopy(good, from, bytes, random.nextInt(good.length - length), length);
      survives(bytes, "seed " + SEED + ", round " + round);
    }
  }
}
