package org.benchlens.model;

/// The value of a summary.
public sealed interface SummaryValue {
  /// An integer, exact in 64 bits.
  record Whole(long value) implements SummaryValue {}

  /// A double in the unit of the summary's hint; may be NaN or infinite.
  record Real(double value) implements SummaryValue {}

  /// Free text.
  record Text(String value) implements SummaryValue {}

  /// No usable value.
  record Absent() implements SummaryValue {}
}
