package org.benchlens.replicate.suite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.benchlens.model.nupp.MeasurementKind;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.SuiteEntry;

/// The scores of all suites of a record, by workload in plan order (contract, 3.11).
///
/// @param workloads the variants of each workload in plan order
public record SuiteScores(Map<Workload, List<VariantScore>> workloads) {
  public SuiteScores {
    Map<Workload, List<VariantScore>> copy = new LinkedHashMap<>();
    workloads.forEach((workload, variants) -> copy.put(workload, List.copyOf(variants)));
    workloads = Collections.unmodifiableMap(copy);
  }

  /// The scores of the benchmarks of kind `suite`; others have none.
  public static SuiteScores of(List<RecordedBenchmark> benchmarks) {
    Map<Workload, List<RecordedBenchmark>> grouped = new LinkedHashMap<>();
    for (RecordedBenchmark benchmark : benchmarks) {
      workloadOf(benchmark)
          .ifPresent(
              workload ->
                  grouped.computeIfAbsent(workload, key -> new ArrayList<>()).add(benchmark));
    }
    Map<Workload, List<VariantScore>> scores = new LinkedHashMap<>();
    grouped.forEach((workload, group) -> scores.put(workload, scores(group)));
    return new SuiteScores(scores);
  }

  private static Optional<Workload> workloadOf(RecordedBenchmark benchmark) {
    if (benchmark.summary().merged().kind() != MeasurementKind.SUITE) {
      return Optional.empty();
    }
    return benchmark
        .summary()
        .merged()
        .suite()
        .map(entry -> new Workload(entry.suite(), entry.caseName(), entry.parameterText()));
  }

  private static List<VariantScore> scores(List<RecordedBenchmark> group) {
    Map<String, OptionalDouble> byVariant = new LinkedHashMap<>();
    for (RecordedBenchmark benchmark : group) {
      byVariant.putIfAbsent(entry(benchmark).variant(), positiveScore(benchmark));
    }
    List<VariantScore> scores = new ArrayList<>();
    for (RecordedBenchmark benchmark : group) {
      SuiteEntry entry = entry(benchmark);
      OptionalDouble own = positiveScore(benchmark);
      OptionalDouble baseline =
          entry
              .baselineVariant()
              .map(variant -> byVariant.getOrDefault(variant, OptionalDouble.empty()))
              .orElse(OptionalDouble.empty());
      OptionalDouble ratio =
          own.isPresent() && baseline.isPresent()
              ? OptionalDouble.of(baseline.getAsDouble() / own.getAsDouble())
              : OptionalDouble.empty();
      scores.add(new VariantScore(benchmark.id(), entry.variant(), own, ratio));
    }
    return scores;
  }

  private static SuiteEntry entry(RecordedBenchmark benchmark) {
    return benchmark.summary().merged().suite().orElseThrow();
  }

  private static OptionalDouble positiveScore(RecordedBenchmark benchmark) {
    OptionalDouble score = benchmark.summary().score();
    return score.isPresent() && score.getAsDouble() > 0 ? score : OptionalDouble.empty();
  }

  /// The fastest variant of each workload on which at least two variants have a score.
  public List<Winner> winners() {
    List<Winner> winners = new ArrayList<>();
    workloads.forEach(
        (workload, variants) -> {
          List<VariantScore> ranked =
              variants.stream()
                  .filter(variant -> variant.score().isPresent())
                  .sorted(
                      (a, b) -> Double.compare(a.score().orElseThrow(), b.score().orElseThrow()))
                  .toList();
          if (ranked.size() >= 2) {
            double speedup =
                ranked.get(1).score().orElseThrow() / ranked.get(0).score().orElseThrow();
            winners.add(new Winner(workload, ranked.get(0).variant(), speedup));
          }
        });
    return winners;
  }

  /// The names of the suites in plan order.
  public Set<String> suites() {
    Set<String> suites = new LinkedHashSet<>();
    workloads.keySet().forEach(workload -> suites.add(workload.suite()));
    return suites;
  }

  /// The geometric means of all suites in plan order.
  public List<GeometricMean> geometricMeans() {
    return suites().stream()
        .flatMap(suite -> new GeometricMeans(suite, workloads).means().stream())
        .toList();
  }
}
