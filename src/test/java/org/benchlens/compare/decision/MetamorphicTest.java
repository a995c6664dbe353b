package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.oracle.FakeSamples;
import org.benchlens.compare.oracle.RandomRow;
import org.benchlens.compare.oracle.RandomRows;
import org.benchlens.compare.oracle.RowSide;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Statistic;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What must not change when the inputs change in a way that means nothing, on random rows.
final class MetamorphicTest {
  private static final long FIRST = 1_000_000;
  private static final long ROWS = 5_000;

  @ParameterizedTest
  @EnumSource(Rules.class)
  void swappingTheSidesMirrorsTheDecision(Rules rules) {
    rows()
        .forEach(
            row -> {
              Decision there = decide(row, rules);
              Decision back = decide(row.swapped(), rules);
              assertEquals(mirrored(there.status()), back.status(), row::toString);
              assertEquals(there.reason(), back.reason(), row::toString);
              assertEquals(there.reference(), back.compare(), row::toString);
              assertEquals(there.compare(), back.reference(), row::toString);
              assertEquals(mirrored(there.timeCoverage()), back.timeCoverage(), row::toString);
              assertEquals(mirrored(there.cycleCoverage()), back.cycleCoverage(), row::toString);
              there
                  .change()
                  .symmetric()
                  .ifPresent(
                      change ->
                          assertEquals(
                              0 - change, back.change().symmetric().orElseThrow(), row::toString));
            });
  }

  /// Logarithms do not scale to the last bit, so rows with a value right at the tolerance are left
  /// out: those that decide differently with a tolerance that is a hair wider or narrower.
  @ParameterizedTest
  @EnumSource(Rules.class)
  void scalingTimesAndClocksByPowersOfTwoChangesNoVerdict(Rules rules) {
    long compared =
        rows()
            .filter(row -> moderate(row) && !atTheTolerance(row, rules))
            .peek(
                row -> {
                  Decision plain = decide(row, rules);
                  Decision scaled =
                      decide(row.with(scaled(row.reference()), scaled(row.compare())), rules);
                  assertEquals(plain.status(), scaled.status(), row::toString);
                  assertEquals(plain.reason(), scaled.reason(), row::toString);
                  assertEquals(plain.change(), scaled.change(), row::toString);
                  assertEquals(plain.timeCoverage(), scaled.timeCoverage(), row::toString);
                  assertEquals(plain.cycleCoverage(), scaled.cycleCoverage(), row::toString);
                })
            .count();
    assertTrue(compared > ROWS / 2, "only " + compared + " rows");
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void theOrderOfSamplesDoesNotMatter(Rules rules) {
    rows()
        .forEach(
            row -> {
              Random random = new Random(row.seed());
              RowSide ref = row.reference().with(shuffled(row.reference().samples(), random));
              RowSide cmp = row.compare().with(shuffled(row.compare().samples(), random));
              Decision plain = decide(row, rules);
              Decision shuffled = decide(row.with(ref, cmp), rules);
              assertEquals(plain.status(), shuffled.status(), row::toString);
              assertEquals(plain.reason(), shuffled.reason(), row::toString);
              assertEquals(plain.reference(), shuffled.reference(), row::toString);
              assertEquals(plain.compare(), shuffled.compare(), row::toString);
              assertEquals(plain.timeCoverage(), shuffled.timeCoverage(), row::toString);
              assertEquals(plain.cycleCoverage(), shuffled.cycleCoverage(), row::toString);
            });
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void aRunAgainstItselfIsNeverFastOrSlow(Rules rules) {
    rows()
        .forEach(
            row -> {
              Status status = decide(row.with(row.reference(), row.reference()), rules).status();
              assertTrue(status != Status.FAST && status != Status.SLOW, row::toString);
            });
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void aWiderToleranceNeverLowersACoverage(Rules rules) {
    long compared =
        rows()
            .filter(
                row -> {
                  double tolerance = row.thresholds().sameCenterRelative();
                  Decision narrow = decide(row, rules);
                  Settings wider =
                      row.settings(rules)
                          .with(Threshold.SAME_CENTER_RELATIVE, tolerance * 1.5 + 1e-4);
                  Decision wide = RowDecider.decide(evidence(row), wider);
                  boolean time = notLower(narrow.timeCoverage(), wide.timeCoverage(), row);
                  boolean cycles = notLower(narrow.cycleCoverage(), wide.cycleCoverage(), row);
                  return time || cycles;
                })
            .count();
    assertTrue(compared > ROWS / 20, "only " + compared + " rows");
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void otherLimitsAndBackGiveTheSameDecision(Rules rules) {
    rows()
        .forEach(
            row -> {
              RowEvidence evidence = evidence(row);
              Decision first = RowDecider.decide(evidence, row.settings(rules));
              for (int i = 1; i <= 3; i++) {
                RowDecider.decide(evidence, RandomRows.row(row.seed() + i).settings(rules));
              }
              assertEquals(first, RowDecider.decide(evidence, row.settings(rules)), row::toString);
            });
  }

  private static Stream<RandomRow> rows() {
    return LongStream.range(FIRST, FIRST + ROWS).mapToObj(RandomRows::row);
  }

  private static Decision decide(RandomRow row, Rules rules) {
    return RowDecider.decide(evidence(row), row.settings(rules));
  }

  private static RowEvidence evidence(RandomRow row) {
    RowSide ref = row.reference();
    RowSide cmp = row.compare();
    return RowEvidence.of(ref.state(), cmp.state(), ref.samples(), cmp.samples());
  }

  private static Status mirrored(Status status) {
    return switch (status) {
      case FAST -> Status.SLOW;
      case SLOW -> Status.FAST;
      case SAME, AMBG, UNKNOWN -> status;
    };
  }

  private static @Nullable CoverageResult mirrored(@Nullable CoverageResult coverage) {
    return coverage == null
        ? null
        : new CoverageResult(
            coverage.compareSample(),
            coverage.referenceSample(),
            coverage.compareSupport(),
            coverage.referenceSupport(),
            coverage.compareFilter(),
            coverage.referenceFilter(),
            coverage.compareDistinct(),
            coverage.referenceDistinct());
  }

  private static boolean atTheTolerance(RandomRow row, Rules rules) {
    double tolerance = row.thresholds().sameCenterRelative();
    Decision plain = decide(row, rules);
    for (double near : List.of(tolerance * (1 - 1e-9) - 1e-13, tolerance * (1 + 1e-9) + 1e-13)) {
      Settings settings =
          row.settings(rules).with(Threshold.SAME_CENTER_RELATIVE, Math.max(0, near));
      Decision other = RowDecider.decide(evidence(row), settings);
      boolean same =
          plain.reason() == other.reason()
              && Optional.ofNullable(plain.timeCoverage())
                  .equals(Optional.ofNullable(other.timeCoverage()))
              && Optional.ofNullable(plain.cycleCoverage())
                  .equals(Optional.ofNullable(other.cycleCoverage()));
      if (!same) {
        return true;
      }
    }
    return false;
  }

  /// Whether scaling by a small power of two is exact for all numbers of a row.
  private static boolean moderate(RandomRow row) {
    for (RowSide side : List.of(row.reference(), row.compare())) {
      for (double number : side.numbers().values()) {
        double size = Math.abs(number);
        if (size != 0 && Double.isFinite(size) && (size < 1e-200 || size > 1e200)) {
          return false;
        }
      }
      for (SampleArray array : SampleArray.values()) {
        for (float value : side.samples().values(array).orElse(new float[0])) {
          float size = Math.abs(value);
          if (size != 0 && Float.isFinite(size) && (size < 1e-25f || size > 1e25f)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static RowSide scaled(RowSide side) {
    Map<Statistic, Double> numbers = new EnumMap<>(Statistic.class);
    side.numbers()
        .forEach(
            (statistic, number) ->
                numbers.put(
                    statistic,
                    switch (statistic) {
                      case RELATIVE_STDEV, RELATIVE_IQR -> number;
                      case CLOCK_RATE -> number / 4;
                      case MIN, MAX, MEAN, STDEV, Q1, MEDIAN, Q3, IQR -> number * 8;
                    }));
    FakeSamples samples = side.samples().fresh();
    scale(samples, SampleArray.TIMES, 8);
    scale(samples, SampleArray.FREQUENCIES, 0.25f);
    return side.with(numbers).with(samples);
  }

  private static void scale(FakeSamples samples, SampleArray array, float factor) {
    samples
        .values(array)
        .ifPresent(
            values -> {
              for (int i = 0; i < values.length; i++) {
                values[i] *= factor;
              }
              samples.with(array, values);
            });
  }

  /// The same samples in another order, each time with its frequency.
  private static FakeSamples shuffled(FakeSamples samples, Random random) {
    Optional<float[]> times = samples.values(SampleArray.TIMES);
    Optional<float[]> frequencies = samples.values(SampleArray.FREQUENCIES);
    FakeSamples shuffled = samples.fresh();
    int n = Math.max(times.map(v -> v.length).orElse(0), frequencies.map(v -> v.length).orElse(0));
    boolean pairs = times.map(v -> v.length).equals(frequencies.map(v -> v.length));
    if (!pairs && times.isPresent() && frequencies.isPresent()) {
      return shuffled;
    }
    for (int i = n - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int k = i;
      times.ifPresent(values -> exchange(values, k, j));
      frequencies.ifPresent(values -> exchange(values, k, j));
    }
    times.ifPresent(values -> shuffled.with(SampleArray.TIMES, values));
    frequencies.ifPresent(values -> shuffled.with(SampleArray.FREQUENCIES, values));
    return shuffled;
  }

  private static void exchange(float[] values, int i, int j) {
    float kept = values[i];
    values[i] = values[j];
    values[j] = kept;
  }

  private static boolean notLower(
      @Nullable CoverageResult narrow, @Nullable CoverageResult wide, RandomRow row) {
    if (narrow == null || wide == null) {
      return false;
    }
    assertTrue(
        narrow.referenceSample() <= wide.referenceSample()
            && narrow.compareSample() <= wide.compareSample()
            && narrow.referenceSupport() <= wide.referenceSupport()
            && narrow.compareSupport() <= wide.compareSupport(),
        row::toString);
    return true;
  }
}
