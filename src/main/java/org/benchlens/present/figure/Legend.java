package org.benchlens.present.figure;

import java.util.List;

/// What the marks mean.
///
/// @param ownLine whether it stands on a line of its own above the plot instead of in the heading
/// @param entries in reading order; may be empty
public record Legend(boolean ownLine, List<Entry> entries) {
  /// Both sides by their heads and lines, in the heading.
  public static final Legend SIDES =
      new Legend(
          false,
          List.of(
              new Entry(Swatch.REF_POINT, "ref, solid"),
              new Entry(Swatch.CMP_POINT, "cmp, dashed")));

  /// Both sides by their lines, in the heading.
  public static final Legend LINES =
      new Legend(
          false, List.of(new Entry(Swatch.REF_LINE, "ref"), new Entry(Swatch.CMP_LINE, "cmp")));

  /// Both sides by their points, in the heading.
  public static final Legend POINTS =
      new Legend(
          false, List.of(new Entry(Swatch.REF_POINT, "ref"), new Entry(Swatch.CMP_POINT, "cmp")));

  /// No legend.
  public static final Legend NONE = new Legend(false, List.of());

  public Legend {
    entries = List.copyOf(entries);
  }

  /// A mark and its meaning.
  public record Entry(Swatch swatch, String text) {}
}
