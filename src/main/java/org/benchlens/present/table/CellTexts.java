package org.benchlens.present.table;

import java.util.List;
import java.util.function.Function;

/// The texts of a column. They may depend on each other: some columns align parts of their texts.
@FunctionalInterface
public interface CellTexts {
  /// One text for each row, in order.
  List<String> of(List<TableRow> rows);

  /// Texts that do not depend on each other.
  static CellTexts each(Function<TableRow, String> text) {
    return rows -> rows.stream().map(text).toList();
  }
}
