package org.benchlens.model.nupp;

/// A statistic of one process's times that a record may state.
public enum TimeStatistic {
  /// Nearest-rank median.
  MEDIAN("median"),
  /// Smallest sample.
  MIN("min"),
  /// Nearest-rank quantile 0.25.
  P25("p25"),
  /// Nearest-rank median of frame times.
  P50("p50"),
  /// Nearest-rank quantile 0.75.
  P75("p75"),
  /// Nearest-rank quantile 0.9.
  P90("p90"),
  /// Nearest-rank quantile 0.99.
  P99("p99"),
  /// Nearest-rank quantile 0.999 of frame times.
  P999("p999"),
  /// p75 - p25.
  IQR("iqr"),
  /// Arithmetic mean.
  MEAN("mean"),
  /// Standard deviation with n - 1.
  STDEV("stdev");

  private final String word;

  TimeStatistic(String word) {
    this.word = word;
  }

  /// The name in records, without the suffix for the unit.
  public String word() {
    return word;
  }
}
