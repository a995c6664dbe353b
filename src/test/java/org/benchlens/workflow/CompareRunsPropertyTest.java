package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.Selection;
import org.benchlens.model.Progress;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What must not change about whole comparisons.
final class CompareRunsPropertyTest {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @ParameterizedTest
  @ValueSource(strings = {"boundaries", "random-bulk", "random-summaries", "realistic"})
  void theNumberOfWorkersDoesNotMatter(String example) throws OpenException {
    for (Rules rules : Rules.values()) {
      CompareRequest request = request(CORPUS.resolve(example), "ref.json", "cmp.json", rules);
      Comparison one = compare(request, 1);
      Comparison eight = compare(request, 8);
      assertEquals(decisions(one), decisions(eight));
      assertEquals(one.problems(), eight.problems());
      assertEquals(one.oneSided(), eight.oneSided());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"boundaries", "random-bulk", "random-summaries", "realistic"})
  void aFileAgainstItselfIsNeverFastOrSlow(String example) throws OpenException {
    for (String file : List.of("ref.json", "cmp.json")) {
      for (Rules rules : Rules.values()) {
        Comparison found = compare(request(CORPUS.resolve(example), file, file, rules), 2);
        assertFalse(found.rows().isEmpty());
        assertEquals(0, found.counts().get(Status.FAST) + found.counts().get(Status.SLOW));
        assertTrue(found.oneSided().isEmpty());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"boundaries", "random-bulk", "random-summaries", "realistic"})
  void swappedFilesMirrorTheCounts(String example) throws OpenException {
    for (Rules rules : Rules.values()) {
      CompareRequest request = request(CORPUS.resolve(example), "ref.json", "cmp.json", rules);
      Comparison there = compare(request, 2);
      Comparison back = compare(request.swapped(), 2);
      assertEquals(there.reasons(), back.reasons());
      assertEquals(there.counts().get(Status.FAST), back.counts().get(Status.SLOW));
      assertEquals(there.counts().get(Status.SLOW), back.counts().get(Status.FAST));
      assertEquals(there.counts().get(Status.SAME), back.counts().get(Status.SAME));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random-bulk", "random-summaries", "realistic"})
  void theOrderOfStatesDoesNotMatter(String example, @TempDir Path folder)
      throws IOException, OpenException {
    copy(CORPUS.resolve(example), folder);
    shuffleStates(folder.resolve("ref.json"), 1);
    shuffleStates(folder.resolve("cmp.json"), 2);
    for (Rules rules : Rules.values()) {
      Comparison plain =
          compare(request(CORPUS.resolve(example), "ref.json", "cmp.json", rules), 2);
      Comparison shuffled = compare(request(folder, "ref.json", "cmp.json", rules), 2);
      assertEquals(byKey(plain), byKey(shuffled));
    }
  }

  private static CompareRequest request(
      Path folder, String reference, String compare, Rules rules) {
    return new CompareRequest(
        folder.resolve(reference),
        folder.resolve(compare),
        Selection.ALL,
        Settings.of(rules, Preset.DEFAULT),
        SampleAccess.USUAL);
  }

  private static Comparison compare(CompareRequest request, int workers) throws OpenException {
    return new CompareRuns(workers).run(request, Progress.NONE, Progress.NONE).comparison();
  }

  private static List<Decision> decisions(Comparison comparison) {
    return comparison.rows().stream().map(ComparedRow::decision).toList();
  }

  /// Verdict and numbers by what a row is about; no two rows may be about the same.
  private static Map<String, List<Object>> byKey(Comparison comparison) {
    Map<String, List<Object>> rows = new HashMap<>();
    for (ComparedRow row : comparison.rows()) {
      String key =
          row.matched().section().benchmark().name()
              + row.matched().section().compareDeviceId()
              + row.matched().key();
      Decision decision = row.decision();
      List<Object> answer =
          List.of(
              decision.status(),
              decision.reason(),
              decision.reference(),
              decision.compare(),
              decision.change());
      assertEquals(null, rows.put(key, answer), key);
    }
    return rows;
  }

  private static void shuffleStates(Path file, long seed) throws IOException {
    JsonNode root = JSON.readTree(file.toFile());
    for (JsonNode benchmark : root.path("benchmarks")) {
      if (benchmark.path("states") instanceof ArrayNode states) {
        List<JsonNode> all = new ArrayList<>();
        states.forEach(all::add);
        Collections.shuffle(all, new Random(seed));
        states.removeAll().addAll(all);
      }
    }
    JSON.writeValue(file.toFile(), root);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> paths = Files.walk(from)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(path).toString());
        Files.createDirectories(target.getParent());
        Files.copy(path, target);
      }
    }
  }
}
