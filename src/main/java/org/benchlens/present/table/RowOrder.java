package org.benchlens.present.table;

import java.util.Comparator;
import java.util.OptionalDouble;
import java.util.function.Function;

/// Orders of rows; those without a value come last.
final class RowOrder {
  private RowOrder() {}

  /// By number; NaN after all numbers, missing after NaN.
  static Comparator<TableRow> number(Function<TableRow, OptionalDouble> number) {
    return (a, b) -> {
      OptionalDouble first = number.apply(a);
      OptionalDouble second = number.apply(b);
      if (first.isEmpty() || second.isEmpty()) {
        return Boolean.compare(first.isEmpty(), second.isEmpty());
      }
      return Double.compare(first.getAsDouble(), second.getAsDouble());
    };
  }

  /// By text, in the order of code units; empty texts last.
  static Comparator<TableRow> text(Function<TableRow, String> text) {
    Comparator<String> emptyLast = Comparator.comparing(String::isEmpty);
    return Comparator.comparing(text, emptyLast.thenComparing(Comparator.naturalOrder()));
  }
}
