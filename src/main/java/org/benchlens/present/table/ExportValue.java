package org.benchlens.present.table;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/// An exact value for an export, in base units.
public sealed interface ExportValue {
  /// A number; may be NaN or infinite.
  record Real(double value) implements ExportValue {}

  /// An integer.
  record Whole(long value) implements ExportValue {}

  /// A number as the file writes it, such as the value of a numeric axis.
  record Literal(String text) implements ExportValue {}

  /// Any text.
  record Text(String text) implements ExportValue {}

  /// Nothing is known.
  record Missing() implements ExportValue {}

  /// A number that may be missing.
  static ExportValue of(OptionalDouble number) {
    return number.isPresent() ? new Real(number.getAsDouble()) : new Missing();
  }

  /// An integer that may be missing.
  static ExportValue of(OptionalLong number) {
    return number.isPresent() ? new Whole(number.getAsLong()) : new Missing();
  }
}
