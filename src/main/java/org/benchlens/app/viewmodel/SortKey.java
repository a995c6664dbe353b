package org.benchlens.app.viewmodel;

/// By what the table is sorted.
///
/// @param column id of the column; empty for table order
/// @param descending whether the largest come first
public record SortKey(String column, boolean descending) {
  /// The order of the files.
  public static final SortKey TABLE_ORDER = new SortKey("", false);

  /// What a click on a column's heading leads to: up, down, table order.
  SortKey clicked(String id) {
    if (!column.equals(id)) {
      return new SortKey(id, false);
    }
    return descending ? TABLE_ORDER : new SortKey(id, true);
  }
}
