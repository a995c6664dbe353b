package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What the window is to show when it opens.
///
/// @param files the reference and the compared input, or none
/// @param dark whether the theme is dark; empty for the system's
/// @param display name of the display mode: `intervals`, `legacy`, `explain` or `simple`; empty for
/// the window's own
/// @param filter text of the filter field
/// @param row position of the row to select, from 1 in table order; empty for none
/// @param figure name of the figure whose drill-down is open; empty for the table
/// @param quantity name of the figure's quantity: `time` or `cycles`
/// @param logarithmic whether the figure's scale is logarithmic
/// @param snapshot empty to show the window, else where its picture goes
public record OpenOptions(
    List<Path> files,
    Optional<Boolean> dark,
    String display,
    String filter,
    Optional<Integer> row,
    String figure,
    String quantity,
    boolean logarithmic,
    Optional<Snapshot> snapshot) {
  public OpenOptions {
    files = List.copyOf(files);
  }

  /// Only the files.
  public static OpenOptions of(List<Path> files) {
    return new OpenOptions(
        files, Optional.empty(), "", "", Optional.empty(), "", "time", false, Optional.empty());
  }

  /// A picture of the window.
  ///
  /// @param file PNG file to write
  /// @param width width, [px]
  /// @param height height, [px]
  /// @param state which moment: `ready`, `reading` (half of the rows decided), `help`, `manual`, or
  ///     a list below the table: `files`, `unpaired`, `problems`, `devices`, `runs`
  public record Snapshot(Path file, int width, int height, String state) {}
}
