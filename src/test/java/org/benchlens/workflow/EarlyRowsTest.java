package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Progress;
import org.benchlens.model.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EarlyRowsTest {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  @ParameterizedTest
  @ValueSource(strings = {"reasons", "cpu-only", "duplicates", "one-sided"})
  void rowsToldWhileReadingAreRowsOfTheEndInTheirOrder(String example) throws OpenException {
    List<MatchedRow> early = new ArrayList<>();
    CompareRequest request =
        CompareRequest.of(
            CORPUS.resolve(example).resolve("ref.json"),
            CORPUS.resolve(example).resolve("cmp.json"));
    OpenedRuns runs = new OpenRuns(2).openUsable(request, Progress.NONE, early::addAll);
    IdentityHashMap<State, MatchedRow> rows = new IdentityHashMap<>();
    runs.rows().forEach(row -> rows.put(row.compare(), row));
    List<MatchedRow> found = early.stream().map(row -> rows.get(row.compare())).toList();
    assertEquals(found, runs.rows().stream().filter(new HashSet<>(found)::contains).toList());
    for (int i = 0; i < early.size(); i++) {
      assertSame(found.get(i).reference(), early.get(i).reference());
    }
    assertTrue(!early.isEmpty());
  }

  @Test
  void aFileThatGivesItsStatesTwiceTellsNoMore(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("twice.json");
    String state = "{\"name\": \"Device=0 a=%d\", \"device\": 0, \"axis_values\": []}";
    String states = "\"states\": [" + state.formatted(1) + "]";
    String again = "\"states\": [" + state.formatted(2) + "]";
    Files.writeString(file, json("\"name\": \"b\", \"devices\": [0], " + states + ", " + again));
    List<MatchedRow> early = new ArrayList<>();
    OpenedRuns runs =
        new OpenRuns(1).openUsable(CompareRequest.of(file, file), Progress.NONE, early::addAll);
    assertEquals(List.of("a=2"), runs.rows().stream().map(row -> row.key().name()).toList());
    assertEquals(List.of(), early);
  }

  @Test
  void aBenchmarkWhoseNameComesLastTellsNothing(@TempDir Path folder)
      throws IOException, OpenException {
    Path file = folder.resolve("last.json");
    String state = "{\"name\": \"Device=0 a=1\", \"device\": 0, \"axis_values\": []}";
    Files.writeString(file, json("\"devices\": [0], \"states\": [" + state + "], \"name\": \"b\""));
    List<MatchedRow> early = new ArrayList<>();
    OpenedRuns runs =
        new OpenRuns(1).openUsable(CompareRequest.of(file, file), Progress.NONE, early::addAll);
    assertEquals(1, runs.rows().size());
    assertEquals(List.of(), early);
  }

  private static String json(String benchmark) {
    return "{\"devices\": [{\"id\": 0, \"name\": \"GPU\"}], \"benchmarks\": [{" + benchmark + "}]}";
  }
}
