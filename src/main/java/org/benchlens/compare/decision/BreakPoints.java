package org.benchlens.compare.decision;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.coverage.CoverageProfile;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.gap.IntervalGap;
import org.benchlens.compare.gap.Overlap;
import org.benchlens.compare.gap.RelativeDifference;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Side;

/// Where the checks of a usable row may change their outcome when one threshold moves and the
/// others stay: what the checks measure, as they measure it.
///
/// A break point is the last double of a stretch over which no check changes; the next double
/// begins another stretch. There may be break points at which the verdict stays: ask [RowDecider].
/// Reads sample arrays that today's decision did not need, each once.
public final class BreakPoints {
  private final RowEvidence evidence;
  private final Settings settings;
  private final Examination row;

  private BreakPoints(RowEvidence evidence, Settings settings) {
    this.evidence = evidence;
    this.settings = settings;
    this.row = new Examination(evidence, settings);
  }

  /// The break points of a row.
  ///
  /// @param evidence of a row that can be decided, so not of one that is `????`
  /// @param settings today's
  public static BreakPoints of(RowEvidence evidence, Settings settings) {
    return new BreakPoints(evidence, settings);
  }

  /// The break points of a threshold within its range, ascending, each once.
  public double[] of(Threshold threshold) {
    DoubleStream points =
        switch (threshold) {
          case CLEAR_GAP_RELATIVE -> gaps();
          case SAME_CENTER_RELATIVE -> DoubleStream.concat(centers(), tolerances());
          case SAME_OVERLAP_FRACTION -> overlaps();
          case SAME_DISPERSION_CEILING -> noises();
          case BULK_SAMPLE_COVERAGE -> coverages(false);
          case BULK_SUPPORT_COVERAGE -> coverages(true);
          case RARE_SAMPLE_FRACTION ->
              profiles().flatMapToDouble(p -> p.rareFractionSteps(settings.thresholds()));
          case RARE_MAX_REMOVED ->
              profiles().flatMapToDouble(p -> p.rareRemovedSteps(settings.thresholds()));
        };
    double most = Math.min(threshold.maximum(), Double.MAX_VALUE);
    return points.filter(point -> point >= 0 && point < most).sorted().distinct().toArray();
  }

  private DoubleStream gaps() {
    if (row.intervals().isEmpty() || !(row.gap().relative() > 0)) {
      return DoubleStream.empty();
    }
    DoubleStream time = DoubleStream.of(row.gap().relative());
    return gapCycles()
        .map(pair -> IntervalGap.toward(row.gap().direction(), pair.reference(), pair.compare()))
        .map(gap -> DoubleStream.concat(time, DoubleStream.of(gap.relative())))
        .orElse(time);
  }

  private Optional<IntervalPair> gapCycles() {
    if (!row.lookup().allMaterial()) {
      return row.clockCycles();
    }
    boolean usable = row.lookup().faults(EnumSet.allOf(SampleArray.class)).isEmpty();
    return usable ? Optional.of(row.sampleCycles()) : Optional.empty();
  }

  private DoubleStream centers() {
    return intervals()
        .mapToDouble(
            pair ->
                Math.abs(RelativeDifference.of(pair.reference().center(), pair.compare().center())))
        .map(Math::nextDown);
  }

  private DoubleStream overlaps() {
    return intervals().mapToDouble(pair -> Overlap.fraction(pair.reference(), pair.compare()));
  }

  private DoubleStream noises() {
    if (!summariesMatter()) {
      return DoubleStream.empty();
    }
    return Stream.of(Side.values())
        .map(side -> row.timings().of(side).noise())
        .flatMapToDouble(OptionalDouble::stream)
        .filter(Double::isFinite)
        .map(Math::nextDown);
  }

  /// The intervals that are held against each other for SAME, in time and in cycles by the clock
  /// rates.
  private Stream<IntervalPair> intervals() {
    if (!summariesMatter() || row.intervals().isEmpty()) {
      return Stream.empty();
    }
    return Stream.concat(row.intervals().stream(), row.clockCycles().stream());
  }

  /// By the guide's rules summaries have no say where samples decide.
  private boolean summariesMatter() {
    return settings.rules() == Rules.ROBUST || row.lookup().path() == SamplePath.NONE;
  }

  private DoubleStream tolerances() {
    return profiles()
        .mapToDouble(profile -> profile.smallestCenterRelative(settings.thresholds()))
        .map(Math::nextDown);
  }

  private DoubleStream coverages(boolean support) {
    return profiles()
        .map(profile -> profile.at(settings.thresholds()))
        .flatMapToDouble(
            coverage -> Arrays.stream(support ? supportOf(coverage) : samplesOf(coverage)));
  }

  private static double[] supportOf(CoverageResult coverage) {
    return new double[] {coverage.referenceSupport(), coverage.compareSupport()};
  }

  private static double[] samplesOf(CoverageResult coverage) {
    return new double[] {coverage.referenceSample(), coverage.compareSample()};
  }

  /// Coverage of times and of cycles, as far as the rules ask for them and they can be had.
  private Stream<CoverageProfile> profiles() {
    if (row.lookup().path() == SamplePath.NONE || faulty(EnumSet.of(SampleArray.TIMES))) {
      return Stream.empty();
    }
    boolean cycles =
        row.lookup().path() == SamplePath.TIMES_AND_CYCLES
            && !faulty(EnumSet.allOf(SampleArray.class));
    return cycles
        ? Stream.of(evidence.timeProfile(), evidence.cycles().profile())
        : Stream.of(evidence.timeProfile());
  }

  private boolean faulty(Set<SampleArray> arrays) {
    return !row.lookup().faults(arrays).isEmpty();
  }
}
