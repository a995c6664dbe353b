package org.benchlens.replicate.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.benchlens.model.nupp.AbortSite;
import org.benchlens.model.nupp.ForkSummary;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.MeasurementKind;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedUnit;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.TimeStatistic;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.NearestRank;
import org.benchlens.replicate.fork.ForkInterval;

/// Checks what a summary states about the forks.
final class SummaryDifferences {
  private final DifferenceList list;
  private final RecordedBenchmark benchmark;
  private final ForkSummary summary;
  private final List<ForkReview> forks;

  private SummaryDifferences(RecordedBenchmark benchmark, List<ForkReview> forks) {
    this.list = new DifferenceList(benchmark.id().name());
    this.benchmark = benchmark;
    this.summary = benchmark.summary();
    this.forks = forks;
  }

  static List<Difference> of(
      RecordedBenchmark benchmark,
      List<ForkReview> forks,
      ForkInterval interval,
      Optional<WithheldReason> withheld) {
    SummaryDifferences check = new SummaryDifferences(benchmark, forks);
    check.list.count("forkCount", benchmark.summary().forkCount(), benchmark.forks().size());
    check.scores();
    check.interval(interval, withheld);
    check.merged();
    return check.list.differences();
  }

  private void scores() {
    Optional<Series> recorded = summary.forkScores();
    if (recorded.isEmpty()) {
      return;
    }
    Series scores = recorded.get();
    if (scores.size() != forks.size()) {
      list.words("forkSummaries", scores.size() + " scores", forks.size() + " forks");
      return;
    }
    for (int i = 0; i < scores.size(); i++) {
      OptionalDouble computed = forks.get(i).fork().measurement().score();
      if (computed.isPresent()) {
        list.duration(
            "forkSummaries[" + i + "]", OptionalDouble.of(scores.at(i)), computed.getAsDouble());
      }
    }
    if (scores.size() > 0) {
      double median = NearestRank.median(scores.seconds());
      list.duration(
          "median",
          summary.merged().perOperation(summary.merged().times().of(TimeStatistic.MEDIAN)),
          median);
      if (summary.merged().kind() == MeasurementKind.FRAMES) {
        list.duration("p50", summary.merged().times().of(TimeStatistic.P50), median);
      }
    }
  }

  private void interval(ForkInterval computed, Optional<WithheldReason> withheld) {
    boolean recorded = summary.intervalLow().isPresent() || summary.withheld().isPresent();
    if (!recorded) {
      return;
    }
    list.words(
        "intervalWithheld",
        summary.withheld().map(WithheldReason::word).orElse("none"),
        withheld.map(WithheldReason::word).orElse("none"));
    RecordedUnit unit = summary.forkScores().map(Series::unit).orElse(RecordedUnit.MILLISECONDS);
    computed
        .bounds()
        .ifPresent(
            bounds -> {
              list.duration("intervalLow", summary.lowPerOperation(), unit.toSeconds(bounds.low()));
              list.duration(
                  "intervalHigh", summary.highPerOperation(), unit.toSeconds(bounds.high()));
              list.number("intervalCoverage", summary.coverage(), bounds.coverage());
            });
  }

  private void merged() {
    Measurement merged = summary.merged();
    double[] allocated = each(fork -> fork.memory().allocated());
    if (allocated.length > 0) {
      list.number("allocatedKb", merged.memory().allocated(), NearestRank.median(allocated));
    }
    double[] concentration = each(fork -> fork.spread().concentration());
    if (concentration.length > 0) {
      list.number(
          "concentration", merged.spread().concentration(), NearestRank.median(concentration));
    }
    long outliers =
        benchmark.forks().stream()
            .mapToLong(fork -> fork.measurement().spread().outlierCount().orElse(0))
            .sum();
    list.count("outlierCount", merged.spread().outlierCount(), outliers);
    double maxRatio = Math.max(1, NearestRank.of(each(f -> f.spread().outlierMaxRatio()), 1));
    list.number("outlierMaxRatio", merged.spread().outlierMaxRatio(), maxRatio);
    list.words(
        "abortSites",
        sites(merged.aborts().sites()),
        sites(FlakySite.unanimous(benchmark.forks())));
  }

  private interface Part {
    OptionalDouble of(Measurement measurement);
  }

  private double[] each(Part part) {
    return benchmark.forks().stream()
        .map(fork -> part.of(fork.measurement()))
        .flatMapToDouble(OptionalDouble::stream)
        .toArray();
  }

  private static String sites(Optional<List<AbortSite>> sites) {
    return sites
        .map(all -> all.stream().sorted().map(AbortSite::text).collect(Collectors.joining("; ")))
        .map(text -> text.isEmpty() ? "none seen" : text)
        .orElse("not collected");
  }
}
