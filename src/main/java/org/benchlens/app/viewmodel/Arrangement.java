package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.compare.Status;
import org.benchlens.present.filter.CodedFacet;
import org.benchlens.present.filter.FacetTerm;
import org.benchlens.present.filter.Facets;
import org.benchlens.present.filter.FilterPass;
import org.benchlens.present.filter.RowFilter;
import org.benchlens.present.group.RowGroups;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.MarkedRows;
import org.jspecify.annotations.Nullable;

/// What the table shows, computed in one go off the UI thread.
///
/// @param lines rows and headings of groups, from the top
/// @param open the rows among them
/// @param passing rows that pass the filter, in order, those of closed groups too
/// @param groups the group of each row
/// @param keys by what the rows are sorted; null in table order
/// @param look everything else
record Arrangement(
    List<TableLine> lines,
    List<RowItem> open,
    List<RowItem> passing,
    RowGroups groups,
    @Nullable SortKeys keys,
    TableLook look) {

  /// What to arrange.
  ///
  /// @param items all rows in table order
  /// @param traits what does not change with their verdicts
  /// @param setup filter, order, groups, columns
  /// @param keep keys that rows are to keep; null to sort anew
  record Order(List<RowItem> items, RowTraits traits, TableSetup setup, @Nullable SortKeys keep) {}

  /// Arranges.
  static Arrangement of(Order order) {
    TableSetup setup = order.setup();
    List<TableRow> all = order.items().stream().map(RowItem::row).toList();
    FilterPass pass =
        FilterPass.of(RowFilter.parse(setup.filter(), order.traits().vocabulary()), all);
    List<RowItem> passing = new ArrayList<>();
    for (RowItem item : order.items()) {
      if (pass.passes(item.index())) {
        passing.add(item);
      }
    }
    List<TableRow> rows = passing.stream().map(RowItem::row).toList();
    ScreenColumns columns = ScreenColumns.of(setup, order.traits(), rows);
    SortKeys keys = keys(order, columns, all);
    if (keys != null) {
      RowItem[] sorted = passing.toArray(RowItem[]::new);
      Arrays.parallelSort(sorted, keys.order(setup.sort().descending()));
      passing = Arrays.asList(sorted);
    }
    RowGroups groups =
        RowGroups.of(setup.grouping(), all, order.traits().facets(), order.traits().inputs());
    GroupedLines lines = GroupedLines.of(passing, groups, setup.collapsed());
    TableLook look = look(order, pass, all, ColumnLook.of(columns, rows), lines, keys);
    return new Arrangement(lines.lines(), open(lines.lines()), lines.rows(), groups, keys, look);
  }

  private static List<RowItem> open(List<TableLine> lines) {
    List<RowItem> rows = new ArrayList<>(lines.size());
    for (TableLine line : lines) {
      switch (line) {
        case RowItem item -> rows.add(item);
        case GroupLine heading -> {
          // Not a row.
        }
      }
    }
    return rows;
  }

  private static @Nullable SortKeys keys(Order order, ScreenColumns columns, List<TableRow> all) {
    return columns.columns().stream()
        .filter(column -> column.id().equals(order.setup().sort().column()))
        .findFirst()
        .map(column -> SortKeys.kept(order.keep(), column, all))
        .orElse(null);
  }

  private static TableLook look(
      Order order,
      FilterPass pass,
      List<TableRow> all,
      ColumnLook layout,
      GroupedLines lines,
      @Nullable SortKeys keys) {
    String text = order.setup().filter();
    CodedFacet status = Facets.status(all);
    int statusTerm = term(text, status, pass);
    Set<Status> statuses = new HashSet<>();
    FacetTerm.picked(text, status.facet()).forEach(i -> statuses.add(Status.values()[i]));
    RowFiltering filtering = new RowFiltering(text, pass.filter(), statuses);
    List<CodedFacet> coded = new ArrayList<>(order.traits().with(List.of(Facets.reason(all))));
    coded.add(Facets.mark(all, MarkedRows.words()));
    List<FacetView> facets = coded.parallelStream().map(facet -> view(text, facet, pass)).toList();
    return new TableLook(
        filtering,
        lines.rows().isEmpty() ? filtering.blame(pass) : Optional.empty(),
        layout,
        StatusCounts.of(status, row -> true),
        StatusCounts.of(status, row -> pass.passesWithout(row, statusTerm)),
        facets,
        lines.views(),
        keys != null && keys.outdated(),
        TriageProgress.of(order.items()),
        lines.rows().size(),
        all.size());
  }

  private static FacetView view(String text, CodedFacet facet, FilterPass pass) {
    List<Integer> counts = new ArrayList<>();
    for (int count : pass.counts(facet, term(text, facet, pass))) {
      counts.add(count);
    }
    return new FacetView(
        facet.facet(), counts, new HashSet<>(FacetTerm.picked(text, facet.facet())));
  }

  private static int term(String text, CodedFacet facet, FilterPass pass) {
    return FacetTerm.find(text, facet.facet()).map(place -> pass.termAt(place.start())).orElse(-1);
  }
}
