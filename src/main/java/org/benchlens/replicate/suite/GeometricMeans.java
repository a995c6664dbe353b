package org.benchlens.replicate.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/// The geometric means of one suite (contract, 3.11 and section 7, 9): the mean of ln(ratio) over
/// the parameters of each case, then over the cases, then exp.
///
/// Only variants with a positive score on every workload take part, and there are no means for
/// fewer than two of them. A workload on which the baseline variant has no score gives no ratios.
final class GeometricMeans {
  private final String suite;
  private final Map<Workload, List<VariantScore>> workloads = new LinkedHashMap<>();

  GeometricMeans(String suite, Map<Workload, List<VariantScore>> all) {
    this.suite = suite;
    all.forEach(
        (workload, variants) -> {
          if (workload.suite().equals(suite)) {
            workloads.put(workload, variants);
          }
        });
  }

  /// The means in the order of the variants.
  List<GeometricMean> means() {
    List<GeometricMean> means = new ArrayList<>();
    for (String variant : complete()) {
      mean(variant).ifPresent(value -> means.add(new GeometricMean(suite, variant, value)));
    }
    return means.size() >= 2 ? means : List.of();
  }

  private Set<String> complete() {
    Set<String> variants = new LinkedHashSet<>();
    workloads.values().forEach(scores -> scores.forEach(score -> variants.add(score.variant())));
    variants.removeIf(
        variant ->
            !workloads.values().stream()
                .allMatch(
                    scores ->
                        scores.stream()
                            .anyMatch(
                                score ->
                                    score.variant().equals(variant) && score.score().isPresent())));
    return variants;
  }

  private OptionalDouble mean(String variant) {
    Map<String, List<Double>> logsByCase = new LinkedHashMap<>();
    workloads.forEach(
        (workload, scores) ->
            scores.stream()
                .filter(score -> score.variant().equals(variant) && score.ratio().isPresent())
                .findFirst()
                .ifPresent(
                    score ->
                        logsByCase
                            .computeIfAbsent(workload.caseName(), key -> new ArrayList<>())
                            .add(StrictMath.log(score.ratio().orElseThrow()))));
    OptionalDouble mean = logsByCase.values().stream().mapToDouble(GeometricMeans::mean).average();
    return mean.isEmpty() ? mean : OptionalDouble.of(StrictMath.exp(mean.getAsDouble()));
  }

  private static double mean(List<Double> logs) {
    return logs.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }
}
