package org.benchlens.compare.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.RowEvidence;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.oracle.FakeSamples;
import org.benchlens.compare.oracle.RandomRow;
import org.benchlens.compare.oracle.RandomRows;
import org.benchlens.compare.oracle.RowSide;
import org.benchlens.model.Progress;
import org.benchlens.model.SampleArray;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRuns;
import org.benchlens.workflow.OpenedRuns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Flips are exact and the nearest there are. `-Dbenchlens.rows=N` tries N made rows.
final class FlipSearchTest {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");
  private static final long ROWS = Long.getLong("benchlens.rows", 10_000);

  static List<Path> comparisons() throws IOException {
    try (Stream<Path> folders = Files.list(CORPUS)) {
      return folders
          .flatMap(folder -> Stream.of(folder, folder.resolve("ref")))
          .filter(Files::isDirectory)
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("comparisons")
  void flipsOfTheCorpusAreExactAndNearest(Path folder) throws IOException {
    boolean inside = folder.endsWith("ref");
    Path ref = inside ? folder : folder.resolve("ref.json");
    Path cmp = inside ? folder.resolveSibling("cmp") : folder.resolve("cmp.json");
    OpenedRuns runs;
    try {
      runs = new OpenRuns(1).open(CompareRequest.of(ref, cmp), Progress.NONE);
    } catch (OpenException e) {
      return;
    }
    SplittableRandom random = new SplittableRandom(1);
    for (MatchedRow row : runs.rows()) {
      RowEvidence evidence = runs.evidence(row);
      for (Rules rules : Rules.values()) {
        for (Preset preset : Preset.values()) {
          Settings settings = Settings.of(rules, preset);
          Supplier<String> where = () -> folder + " " + row.key() + " " + settings;
          holdsFor(evidence, settings, where, random, 5);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void flipsOfMadeRowsAreExactAndNearest(Rules rules) {
    for (long seed = 0; seed < ROWS; seed++) {
      RandomRow row = RandomRows.row(seed);
      int probes = seed % 50 == 0 ? 200 : 2;
      SplittableRandom random = new SplittableRandom(seed);
      holdsFor(evidence(row), row.settings(rules), row::toString, random, probes);
    }
  }

  private static void holdsFor(
      RowEvidence evidence,
      Settings settings,
      Supplier<String> where,
      SplittableRandom random,
      int probes) {
    FlipClaims claims =
        new FlipClaims(evidence, settings, FlipSearch.of(evidence, settings), where);
    claims.areExact();
    claims.areNearest(random, probes);
    claims.nearestIsSmallest();
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void flipsOfRowsWithRareValuesAreExactAndNearest(Rules rules) {
    for (long seed = 0; seed < ROWS / 4; seed++) {
      RareRows row = RareRows.of(seed, rules);
      Supplier<String> where = row::toString;
      holdsFor(row.evidence(), row.settings(), where, new SplittableRandom(seed), 20);
    }
  }

  /// Else the properties would prove little.
  @ParameterizedTest
  @EnumSource(Rules.class)
  void everyThresholdFlipsRowsInBothDirections(Rules rules) {
    Map<Threshold, Integer> below = new EnumMap<>(Threshold.class);
    Map<Threshold, Integer> above = new EnumMap<>(Threshold.class);
    for (long seed = 0; seed < 2500; seed++) {
      RandomRow row = RandomRows.row(seed);
      RareRows rare = RareRows.of(seed, rules);
      Stream.of(
              FlipSearch.of(evidence(row), row.settings(rules)),
              FlipSearch.of(rare.evidence(), rare.settings()))
          .flatMap(flips -> flips.byThreshold().stream())
          .forEach(
              flips -> {
                flips.below().ifPresent(flip -> below.merge(flip.threshold(), 1, Integer::sum));
                flips.above().ifPresent(flip -> above.merge(flip.threshold(), 1, Integer::sum));
              });
    }
    for (Threshold threshold : Threshold.values()) {
      assertTrue(below.getOrDefault(threshold, 0) >= 10, threshold + " " + below);
      assertTrue(above.getOrDefault(threshold, 0) >= 10, threshold + " " + above);
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void noArrayIsReadTwice(Rules rules) {
    for (long seed = 0; seed < ROWS / 4; seed++) {
      RandomRow row = RandomRows.row(seed);
      FakeSamples ref = row.reference().samples().fresh();
      FakeSamples cmp = row.compare().samples().fresh();
      RandomRow counted = row.with(row.reference().with(ref), row.compare().with(cmp));
      RowEvidence evidence = evidence(counted);
      FlipSearch.of(evidence, row.settings(rules));
      evidence.settle();
      FlipSearch.of(evidence, row.settings(rules));
      for (SampleArray array : SampleArray.values()) {
        assertTrue(ref.timesAsked(array) <= 1 && cmp.timesAsked(array) <= 1, row::toString);
      }
    }
  }

  @Test
  void evidenceThatWasUsedBeforeFlipsAlike() {
    for (long seed = 0; seed < ROWS / 4; seed++) {
      RandomRow row = RandomRows.row(seed);
      RowEvidence used = evidence(row);
      FlipSearch.of(used, RandomRows.row(seed + 1).settings(Rules.ROBUST));
      used.settle();
      Settings settings = row.settings(Rules.GUIDE);
      assertEquals(
          FlipSearch.of(evidence(row), settings), FlipSearch.of(used, settings), row::toString);
    }
  }

  private static RowEvidence evidence(RandomRow row) {
    RowSide ref = row.reference();
    RowSide cmp = row.compare();
    return RowEvidence.of(ref.state(), cmp.state(), ref.samples(), cmp.samples());
  }
}
