package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.present.inputs.SideBySide;

/// A table of what both sides say about one thing.
///
/// @param title what it is about
/// @param lines its lines
public record Sheet(String title, List<SideBySide> lines) {
  public Sheet {
    lines = List.copyOf(lines);
  }

  /// Number of lines that differ.
  public long differences() {
    return lines.stream().filter(SideBySide::differs).count();
  }
}
