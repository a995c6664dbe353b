package org.benchlens.present.table;

import java.util.OptionalDouble;
import java.util.function.Function;

/// One exact value of a row, for exports with a header line.
///
/// @param name name in the header, unique in meaning: two columns with a field of one name export
///     the same value
/// @param value the value of a row
public record ExportField(String name, Function<TableRow, ExportValue> value) {
  /// A field that is a number.
  static ExportField number(String name, Function<TableRow, OptionalDouble> number) {
    return new ExportField(name, row -> ExportValue.of(number.apply(row)));
  }

  /// A field that is a text.
  static ExportField text(String name, Function<TableRow, String> text) {
    return new ExportField(name, row -> new ExportValue.Text(text.apply(row)));
  }
}
