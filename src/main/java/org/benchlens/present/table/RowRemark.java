package org.benchlens.present.table;

/// What a person has said of a row.
///
/// @param mark word of the mark; empty without one
/// @param stale whether the mark was set on inputs with another content
/// @param note all notes, oldest first, a line break between them; empty without one
public record RowRemark(String mark, boolean stale, String note) {
  /// Nothing was said.
  public static final RowRemark NONE = new RowRemark("", false, "");

  /// The mark as it is shown: `real`, `real (stale)`.
  public String shownMark() {
    return stale && !mark.isEmpty() ? mark + " (stale)" : mark;
  }
}
