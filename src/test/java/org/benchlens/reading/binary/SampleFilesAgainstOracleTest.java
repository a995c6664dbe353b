package org.benchlens.reading.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.benchlens.compare.oracle.SlowSamples;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sidecars are found and read as the oracle finds and reads them, wherever files lie.
final class SampleFilesAgainstOracleTest {
  private static final int LAYOUTS = 400;

  /// Also for no values at all: no rule can use them.
  private static final String UNUSABLE = "unusable";

  private static final List<String> PLACES =
      List.of(
          "runs/a/r.json-bin/0.bin",
          "runs/a/r.json-freqs-bin/0.bin",
          "runs/a/perf/r.json-bin/0.bin",
          "runs/a/other/0.bin",
          "runs/perf/r.json-bin/0.bin",
          "runs/r.json-bin/0.bin",
          "runs/other/0.bin",
          "runs/x/r.json-bin/0.bin",
          "outside/0.bin",
          "r.json-bin/0.bin");
  private static final List<String> NAMES =
      List.of(
          "r.json-bin/0.bin",
          "./r.json-bin/0.bin",
          "perf/r.json-bin/0.bin",
          "C:\\data\\r.json-bin\\0.bin",
          "r.json-bin\\0.bin",
          "old\\r.json-freqs-bin\\0.bin",
          "/nowhere/at/all/r.json-bin/0.bin",
          "../x/r.json-bin/0.bin",
          "../r.json-bin/0.bin",
          "other/0.bin",
          "q.json-bin/0.bin",
          "../../outside/0.bin",
          "../outside/0.bin",
          "r.json-bin",
          "$ROOT/outside/0.bin",
          "$ROOT/runs/other/0.bin",
          "$ROOT/runs/a/r.json-bin/0.bin");

  @Test
  void findsAndReadsWhatTheOracleFindsAndReads(@TempDir Path temporary) throws IOException {
    for (long seed = 0; seed < LAYOUTS; seed++) {
      Random random = new Random(seed);
      Path root = Files.createDirectory(temporary.resolve("layout"));
      Path json = Files.createDirectories(root.resolve("runs/a")).resolve("r.json");
      for (int i = 0; i < PLACES.size(); i++) {
        if (random.nextInt(3) == 0) {
          put(root.resolve(PLACES.get(i)), i, root, random);
        }
      }
      for (String name : NAMES) {
        String filename = name.replace("$ROOT", root.toString());
        State state = state(new SampleFile(filename, random.nextInt(4)));
        String wanted = text(new SlowSamples(json, state));
        String got = text(new SampleFiles(json, false, java.util.Optional.empty()).source(state));
        long shown = seed;
        assertEquals(wanted, got, () -> "seed " + shown + ", " + state.times() + ", " + tree(root));
      }
      delete(root);
    }
  }

  /// Three floats that tell the places apart; or something else.
  private static void put(Path place, int number, Path root, Random random) throws IOException {
    Files.createDirectories(place.getParent());
    ByteBuffer bytes = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putFloat(number + 1).putFloat(1.5f).putFloat(number);
    int size =
        switch (random.nextInt(8)) {
          case 0 -> 0;
          case 1 -> 3;
          case 2 -> 11;
          case 3 -> 8;
          default -> 12;
        };
    int kind = random.nextInt(10);
    if (kind == 0) {
      Files.createDirectory(place);
    } else if (kind == 1) {
      Path target = Files.createDirectories(root.resolve("outside")).resolve(number + ".data");
      Files.write(target, bytes.array());
      Files.createSymbolicLink(place, target);
    } else if (kind == 2) {
      Path target = root.resolve("runs/a").resolve(number + ".data");
      Files.write(target, bytes.array());
      Files.createSymbolicLink(place, target);
    } else {
      Files.write(place, Arrays.copyOf(bytes.array(), size));
    }
  }

  private static String text(SampleSource source) {
    String values =
        switch (source.read(SampleArray.TIMES)) {
          case SampleRead.Loaded(Samples samples) ->
              samples.size() == 0 ? UNUSABLE : Arrays.toString(samples.toArray());
          case SampleRead.Faulty faulty -> UNUSABLE;
        };
    return "material " + source.material(SampleArray.TIMES) + ", " + values;
  }

  private static State state(SampleFile times) {
    return new State(
        "", OptionalLong.empty(), List.of(), ColdTiming.NONE, times, null, Summaries.NONE, null);
  }

  private static String tree(Path root) {
    try (Stream<Path> paths = Files.walk(root)) {
      return paths.map(path -> root.relativize(path).toString()).toList().toString();
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static void delete(Path root) throws IOException {
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
