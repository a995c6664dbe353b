package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.benchlens.compare.oracle.SlowReader;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Progress;
import org.benchlens.model.ResultFile;
import org.benchlens.model.State;
import org.benchlens.model.Statistic;
import org.benchlens.reading.ReadingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The reader finds in a file what the oracle's plain tree reader finds.
final class ReaderAgainstOracleTest {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");
  private static final int FILES = 400;

  static List<Path> goodFiles() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path root : List.of(CORPUS, Path.of("samples"))) {
      try (Stream<Path> paths = Files.walk(root)) {
        paths
            .filter(path -> path.getFileName().toString().matches("(ref|cmp|bench_.*)[.]json"))
            .filter(path -> readable(path))
            .sorted()
            .forEach(files::add);
      }
    }
    return files;
  }

  private static boolean readable(Path file) {
    try {
      SlowReader.read(file);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void theCorpusHasManyGoodFiles() throws IOException {
    assertEquals(true, goodFiles().size() > 70, goodFiles().toString());
  }

  @ParameterizedTest
  @MethodSource("goodFiles")
  void readsTheSameStates(Path file) throws IOException {
    try {
      assertEquals(texts(SlowReader.read(file)), texts(read(file)));
    } catch (ReadingException e) {
      assertEquals(true, file.toString().contains("broken-"), file + ": " + e.getMessage());
    }
  }

  @Test
  void readsTheSameFromRandomFiles(@TempDir Path folder) throws IOException, ReadingException {
    for (long seed = 0; seed < FILES; seed++) {
      Path file = folder.resolve("r.json");
      Files.writeString(file, new RandomResult(seed).root().toString());
      List<String> wanted = texts(SlowReader.read(file));
      List<String> got = texts(read(file));
      for (int i = 0; i < Math.max(wanted.size(), got.size()); i++) {
        long shown = seed;
        assertEquals(
            i < wanted.size() ? wanted.get(i) : "no state",
            i < got.size() ? got.get(i) : "no state",
            () -> "seed " + shown);
      }
    }
  }

  private static ResultFile read(Path file) throws ReadingException {
    return new NvbenchReader().read(file, file.toString(), Progress.NONE);
  }

  /// What rows depend on, one text a state.
  private static List<String> texts(ResultFile file) {
    List<String> texts = new ArrayList<>();
    for (Benchmark benchmark : file.benchmarks()) {
      for (State state : benchmark.states()) {
        StringBuilder text = new StringBuilder();
        text.append(benchmark.name()).append(benchmark.devices()).append(state.name());
        text.append(state.device()).append(state.axisValues());
        for (Statistic statistic : Statistic.values()) {
          state
              .timing()
              .get(statistic)
              .ifPresent(number -> text.append(' ').append(statistic).append('=').append(number));
        }
        text.append(" times ").append(state.times());
        text.append(" frequencies ").append(state.frequencies());
        text.append(" skipped ").append(state.skipped());
        text.append(" summaries ").append(state.summaries().size() > 0);
        texts.add(text.toString());
      }
    }
    return texts;
  }
}
