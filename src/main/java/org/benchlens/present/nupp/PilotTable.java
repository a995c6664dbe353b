package org.benchlens.present.nupp;

import java.util.List;
import org.benchlens.present.format.Decimals;
import org.benchlens.replicate.review.BenchmarkReview;

/// Variation between forks, and the forks that two precisions take (contract, 3.6).
final class PilotTable {
  private PilotTable() {}

  static PageSection.Table of(List<BenchmarkReview> reviews) {
    BenchmarkNames names = new BenchmarkNames(reviews.stream().map(BenchmarkReview::id).toList());
    return new PageSection.Table(
        "benchmarks",
        "Benchmarks",
        List.of(
            BenchmarkNames.column(),
            PageColumn.numbers("Forks", "forks"),
            PageColumn.numbers("Between-fork CV", "variation"),
            PageColumn.numbers("Forks for ±2%", "forks_for_2_percent"),
            PageColumn.numbers("Forks for ±5%", "forks_for_5_percent")),
        reviews.stream().map(review -> row(review, names)).toList());
  }

  private static List<PageCell> row(BenchmarkReview review, BenchmarkNames names) {
    double variation = review.pilot().variation();
    if (review.forks().size() < 2) {
      // One fork says nothing about the variation between forks.
      return List.of(
          names.cell(review.id()),
          PageCell.count(review.forks().size()),
          PageCell.nothing(1),
          PageCell.nothing(1),
          PageCell.nothing(1));
    }
    return List.of(
        names.cell(review.id()),
        PageCell.count(review.forks().size()),
        PageCell.number(Decimals.fixed(variation * 100, 1) + "%", variation),
        PageCell.count(review.pilot().forksFor2Percent()),
        PageCell.count(review.pilot().forksFor5Percent()));
  }
}
