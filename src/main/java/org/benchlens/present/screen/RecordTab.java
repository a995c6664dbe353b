package org.benchlens.present.screen;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.RecordPage;

/// One way to look at what is open.
///
/// @param title a word or two
/// @param kind what it shows
/// @param page its facts, tables and lines, for exports
/// @param sheet its table
/// @param head what stands around the table
/// @param margin the margin of its verdicts, ratio 1, > 0; empty without
/// @param detail what is to say about one row
/// @param figures its figures
public record RecordTab(
    String title,
    Kind kind,
    RecordPage page,
    RecordSheet sheet,
    TabHead head,
    OptionalDouble margin,
    Function<SheetRow, Optional<BenchmarkDetail>> detail,
    RecordFigures figures) {

  /// What a tab shows.
  public enum Kind {
    /// Two records, whose verdicts take a margin that the user gives.
    COMPARISON,
    /// The comparison that a record holds, with its own margin.
    RECORDED,
    /// One record of a run.
    RECORD,
    /// One program run by itself.
    PROGRAM,
    /// Runs over time.
    HISTORY
  }

  /// Whether it compares two sides.
  public boolean compares() {
    return kind == Kind.COMPARISON || kind == Kind.RECORDED;
  }
}
