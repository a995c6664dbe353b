package org.benchlens.present.nupp;

import java.util.List;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.suite.GeometricMean;
import org.benchlens.replicate.suite.Winner;
import org.benchlens.replicate.suite.Workload;

/// Tables about the variants of suites. Ratios have no interval.
final class SuiteTables {
  private SuiteTables() {}

  /// A ratio, `1.557x`.
  static String times(double ratio) {
    return Decimals.fixed(ratio, 3) + "x";
  }

  /// The fastest variant of each workload, against the runner-up.
  static PageSection.Table winners(List<Winner> winners) {
    return new PageSection.Table(
        "winners",
        "Winners",
        List.of(
            PageColumn.words("Workload", "suite", "suite_case", "parameters"),
            PageColumn.words("Winner", "winner"),
            PageColumn.numbers("Speedup", "speedup")),
        winners.stream()
            .map(
                winner ->
                    List.of(
                        workload(winner.workload()),
                        PageCell.word(winner.variant()),
                        PageCell.number(times(winner.speedup()), winner.speedup())))
            .toList());
  }

  /// Variants over whole suites, against the baseline variant.
  static PageSection.Table means(List<GeometricMean> means) {
    return new PageSection.Table(
        "geometric_means",
        "Geometric means",
        List.of(
            PageColumn.words("Suite", "suite"),
            PageColumn.words("Variant", "variant"),
            PageColumn.numbers("Geomean", "mean_ratio")),
        means.stream()
            .map(
                mean ->
                    List.of(
                        PageCell.word(mean.suite()),
                        PageCell.word(mean.variant()),
                        PageCell.number(times(mean.value()), mean.value())))
            .toList());
  }

  private static PageCell workload(Workload workload) {
    return new PageCell(
        workload.name(),
        List.of(
            new ExportValue.Text(workload.suite()),
            new ExportValue.Text(workload.caseName()),
            new ExportValue.Text(workload.parameters())));
  }
}
