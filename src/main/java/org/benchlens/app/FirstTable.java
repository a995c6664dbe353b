package org.benchlens.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.benchlens.app.viewmodel.ColumnsViewModel;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.SortKey;
import org.benchlens.app.viewmodel.TablePanels;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.present.group.Grouping;

/// How the table is set up first, by the options of the command line.
///
/// @param grouping by what rows are grouped; empty for the window's own
/// @param columns ids of the columns; none for the window's own
/// @param pinned ids of the columns that stay in sight
/// @param sort order; empty for the window's own
/// @param facets when the facets are shown
record FirstTable(
    Optional<Grouping> grouping,
    List<String> columns,
    List<String> pinned,
    Optional<SortKey> sort,
    TablePanels.Facets facets) {

  /// Understands the options.
  ///
  /// @throws ExplorerException for a grouping or a column that does not exist
  static FirstTable of(OpenOptions.Table options) throws ExplorerException {
    Optional<Grouping> grouping = Grouping.named(options.group());
    if (grouping.isEmpty() && !options.group().isEmpty()) {
      throw new ExplorerException(
          "rows cannot be grouped by '"
              + options.group()
              + "': none, section, file, benchmark, device or axis:NAME");
    }
    String sort = options.sort();
    boolean descending = sort.startsWith("-");
    String column = descending ? sort.substring(1) : sort;
    List<String> columns = list(options.columns());
    List<String> pinned = list(options.pinned());
    known(columns);
    known(pinned);
    known(list(column));
    return new FirstTable(
        grouping,
        columns,
        pinned,
        column.isEmpty() ? Optional.empty() : Optional.of(new SortKey(column, descending)),
        switch (options.facets()) {
          case "shown" -> TablePanels.Facets.SHOWN;
          case "hidden" -> TablePanels.Facets.HIDDEN;
          default -> TablePanels.Facets.WHERE_ROOM;
        });
  }

  private static List<String> list(String text) {
    return Arrays.stream(text.split(",", -1))
        .map(String::strip)
        .filter(id -> !id.isEmpty())
        .toList();
  }

  private static void known(List<String> ids) throws ExplorerException {
    for (String id : ids) {
      Optional<String> fault = ColumnsViewModel.fault(id);
      if (fault.isPresent()) {
        throw new ExplorerException(fault.get());
      }
    }
  }

  /// Sets the table up.
  void apply(ExplorerViewModel explorer) {
    if (!columns.isEmpty()) {
      explorer.rows().columns().choose(columns);
    }
    for (String id : pinned) {
      if (!explorer.rows().columns().pinned(id)) {
        explorer.rows().columns().pin(id);
      }
    }
    grouping.ifPresent(explorer.rows().groups()::by);
    sort.ifPresent(explorer.rows()::sort);
    explorer.panels().facets(facets);
  }
}
