package org.benchlens.model;

/// The numbers of a cold GPU measurement that a decision can use.
public enum Statistic {
  /// Smallest time, [s].
  MIN,
  /// Largest time, [s].
  MAX,
  /// Mean time, [s].
  MEAN,
  /// Standard deviation of the time, [s].
  STDEV,
  /// Standard deviation / mean, [1].
  RELATIVE_STDEV,
  /// First quartile of the time, [s].
  Q1,
  /// Median time, [s].
  MEDIAN,
  /// Third quartile of the time, [s].
  Q3,
  /// Interquartile range of the time, [s].
  IQR,
  /// Interquartile range / median, [1].
  RELATIVE_IQR,
  /// Mean SM clock rate, [Hz].
  CLOCK_RATE
}
