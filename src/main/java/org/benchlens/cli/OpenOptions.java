package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.workflow.CompareRequest;

/// What the window is to show when it opens.
///
/// @param files the reference and the compared input, or none
/// @param dark whether the theme is dark; empty for the system's
/// @param display name of the display mode: `intervals`, `legacy`, `explain` or `simple`; empty for
/// the window's own
/// @param filter text of the filter field
/// @param row position of the row to select, from 1 in table order; empty for none
/// @param figure names of the figures whose drill-down is open, with commas, or `auto`; empty for
///     the table
/// @param quantity name of the figures' quantity: `time`, `cycles` or `frequency`
/// @param logarithmic whether the figure's scale is logarithmic
/// @param density whether the distribution has density lines even if they are off in the window
/// @param margin margin of the verdicts of records, percent as typed; empty for none
/// @param chart which chart of all rows is open
/// @param table how the table is set up beside that
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
    boolean density,
    String margin,
    Chart chart,
    Table table,
    Optional<Snapshot> snapshot) {
  public OpenOptions {
    files = List.copyOf(files);
  }

  /// A comparison with a chart of its rows.
  ///
  /// @param filter text of the filter field
  /// @param chart as of [Chart]
  static OpenOptions of(CompareRequest request, String filter, boolean dark, String chart) {
    return new OpenOptions(
        List.of(request.reference(), request.compare()),
        dark ? Optional.of(true) : Optional.empty(),
        "",
        filter,
        Optional.empty(),
        "",
        "time",
        false,
        false,
        "",
        new Chart(chart, Optional.of(request)),
        Table.OWN,
        Optional.empty());
  }

  /// Only the files.
  public static OpenOptions of(List<Path> files) {
    return new OpenOptions(
        files,
        Optional.empty(),
        "",
        "",
        Optional.empty(),
        "",
        "time",
        false,
        false,
        "",
        Chart.NONE,
        Table.OWN,
        Optional.empty());
  }

  /// How the table is set up; empty texts leave the window's own setup.
  ///
  /// @param group by what rows are grouped: `none`, `section`, `file`, `benchmark`, `device`, or
  ///     `axis:NAME`
  /// @param columns ids of the columns with commas
  /// @param pinned ids of the columns that stay in sight, with commas
  /// @param sort id of the column that rows are sorted by, with `-` before it from the largest
  /// @param facets when the facets are shown: `auto`, `shown` or `hidden`
  public record Table(String group, String columns, String pinned, String sort, String facets) {
    /// The window's own setup.
    public static final Table OWN = new Table("", "", "", "", "auto");
  }

  /// A chart of all rows.
  ///
  /// @param name `changes`, or `along:AXIS`; empty for none
  /// @param request what is compared and how it is decided; empty for the files as they are
  public record Chart(String name, Optional<CompareRequest> request) {
    /// None.
    public static final Chart NONE = new Chart("", Optional.empty());
  }

  /// A picture of the window.
  ///
  /// @param file PNG file to write
  /// @param width width, [px]
  /// @param height height, [px]
  /// @param state which moment: `ready`, `reading` (half of the rows decided), `help`, `about`,
  ///     `manual`, `columns` (the list of columns is open), `completion` (the filter field has
  ///     suggestions), `export`, `whatif`, `limits`, `triage`, or a list below the table:
  ///     `files`, `unpaired`, `problems`, `devices`,
  /// `runs`
  public record Snapshot(Path file, int width, int height, String state) {}
}
