package org.benchlens.present.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The display modes of the command line, as column sets (contract, section 9). The columns of the
/// axes stand before them.
public enum DisplayMode {
  /// Centers with compact intervals; the default.
  INTERVALS("intervals", "ref_interval", "cmp_interval", "change", "status"),
  /// Centers with the width of their intervals.
  SIMPLE("simple", "ref_center", "ref_span", "cmp_center", "cmp_span", "rel", "change", "status"),
  /// Times, noise and difference, as in older tables.
  LEGACY("legacy", "ref_time", "ref_noise", "cmp_time", "cmp_noise", "diff", "rel_diff", "status"),
  /// Ends of the intervals, noise and the reason.
  EXPLAIN(
      "explain",
      "ref_bounds",
      "cmp_bounds",
      "ref_noise",
      "cmp_noise",
      "reason",
      "change",
      "status");

  private final String word;
  private final List<String> ids;

  DisplayMode(String word, String... ids) {
    this.word = word;
    this.ids = List.of(ids);
  }

  /// The word used on the command line.
  public String word() {
    return word;
  }

  /// Its columns, without those of the axes.
  public List<RowColumn> columns() {
    return ids.stream().map(id -> ColumnCatalog.of(id).orElseThrow()).toList();
  }

  /// The mode of a word.
  public static Optional<DisplayMode> named(String word) {
    return Stream.of(values()).filter(mode -> mode.word.equals(word)).findFirst();
  }
}
