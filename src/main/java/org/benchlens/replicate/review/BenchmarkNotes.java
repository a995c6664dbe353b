package org.benchlens.replicate.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedSpread;
import org.benchlens.model.nupp.RecordedTrend;
import org.benchlens.model.nupp.TrendState;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.NearestRank;
import org.benchlens.replicate.fork.TrendShare;
import org.benchlens.replicate.sample.Concentration;

/// Finds the notes on one benchmark. A recorded number is used before one computed again.
final class BenchmarkNotes {
  private BenchmarkNotes() {}

  static List<RecordNote> of(
      RecordedBenchmark benchmark,
      List<ForkReview> forks,
      TrendShare trends,
      List<FlakySite> flaky) {
    BenchmarkId id = benchmark.id();
    List<RecordNote> notes = new ArrayList<>();
    OptionalDouble share = benchmark.summary().merged().spread().concentration();
    double concentration = share.isPresent() ? share.getAsDouble() : recomputed(forks);
    if (Concentration.scattered(concentration).holds()) {
      notes.add(new RecordNote.Scattered(id, concentration));
    }
    flaky.forEach(site -> notes.add(new RecordNote.FlakyAbortSite(id, site)));
    outliers(benchmark, forks).ifPresent(notes::add);
    if (Withholding.ruling(benchmark).equals(Optional.of(WithheldReason.TREND_WARNING))) {
      notes.add(
          new RecordNote.TrendWarning(id, trends.trending(), trends.tested(), drift(benchmark)));
    }
    return notes;
  }

  /// The lower median over forks with samples; 1 when there are none.
  static double recomputed(List<ForkReview> forks) {
    double[] shares =
        forks.stream()
            .flatMap(fork -> fork.samples().stream())
            .mapToDouble(ForkReview.OfSamples::concentration)
            .toArray();
    return shares.length == 0 ? 1 : NearestRank.median(shares);
  }

  private static Optional<RecordNote> outliers(
      RecordedBenchmark benchmark, List<ForkReview> forks) {
    RecordedSpread spread = benchmark.summary().merged().spread();
    long severe = spread.outlierCount().orElseGet(() -> count(forks));
    if (severe <= 0) {
      return Optional.empty();
    }
    long samples =
        benchmark.forks().stream().mapToLong(fork -> fork.measurement().sampleCount()).sum();
    double maxRatio = spread.outlierMaxRatio().orElseGet(() -> maxRatio(forks));
    return Optional.of(
        new RecordNote.SevereOutliers(
            benchmark.id(), severe, samples, benchmark.forks().size(), maxRatio));
  }

  static long count(List<ForkReview> forks) {
    return forks.stream()
        .flatMap(fork -> fork.samples().stream())
        .mapToLong(samples -> samples.outliers().count())
        .sum();
  }

  static double maxRatio(List<ForkReview> forks) {
    return forks.stream()
        .flatMap(fork -> fork.samples().stream())
        .mapToDouble(samples -> samples.outliers().maxRatio())
        .max()
        .orElse(1);
  }

  private static OptionalDouble drift(RecordedBenchmark benchmark) {
    double[] drifts =
        benchmark.forks().stream()
            .map(fork -> fork.measurement())
            .map(Measurement::trend)
            .filter(trend -> trend.state().equals(Optional.of(TrendState.TREND)))
            .map(RecordedTrend::drift)
            .flatMapToDouble(OptionalDouble::stream)
            .toArray();
    return drifts.length == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(NearestRank.median(drifts));
  }
}
