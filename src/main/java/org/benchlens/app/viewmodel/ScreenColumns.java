package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.benchlens.app.viewmodel.ScreenColumn.Kind;
import org.benchlens.model.Side;
import org.benchlens.model.SummaryKind;
import org.benchlens.present.format.ScreenNumber;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.format.SummaryFormat;
import org.benchlens.present.format.SummaryName;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.DataColumn;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.SummaryColumns;
import org.benchlens.present.table.TableRow;

/// The columns of a table for given rows.
///
/// @param columns columns from left to right, pinned ones first
/// @param hiddenAxes axes that would be shown but that no given row has a value for
/// @param pinned number of columns at the left that stay in sight
record ScreenColumns(List<ScreenColumn> columns, List<String> hiddenAxes, int pinned) {
  private static final String AXIS = "axis:";
  private static final String STATUS = "status";

  ScreenColumns {
    columns = List.copyOf(columns);
    hiddenAxes = List.copyOf(hiddenAxes);
  }

  /// Makes the columns.
  ///
  /// @param setup mode, chosen columns and grouping
  /// @param traits what the rows have
  /// @param shown rows that the filter lets through
  static ScreenColumns of(TableSetup setup, RowTraits traits, List<TableRow> shown) {
    ColumnChoice choice = setup.choice();
    Set<String> ids = new LinkedHashSet<>();
    if (!choice.ids().contains(STATUS)) {
      ids.add(STATUS);
    }
    for (String id : choice.ofMode() ? ids(setup.mode()) : choice.ids()) {
      switch (id) {
        case ColumnChoice.IDENTITY ->
            ColumnChoice.IDENTITY_IDS.stream()
                .filter(traits.identity()::contains)
                .filter(column -> !choice.ids().contains(column))
                .forEach(ids::add);
        case ColumnChoice.AXES ->
            traits.axes().stream()
                .map(axis -> AXIS + axis)
                .filter(column -> !choice.ids().contains(column))
                .forEach(ids::add);
        default -> ids.add(id);
      }
    }
    if (choice.ofMode() && shown.stream().anyMatch(DataColumn::faulty)) {
      ids.add("data");
    }
    ids.removeAll(setup.grouping().statedColumns());
    return made(ids, choice.pinned(), traits, shown);
  }

  private static ScreenColumns made(
      Set<String> ids, Set<String> pinned, RowTraits traits, List<TableRow> shown) {
    List<ScreenColumn> first = new ArrayList<>();
    List<ScreenColumn> rest = new ArrayList<>();
    List<String> hidden = new ArrayList<>();
    for (String id : ids) {
      String axis = id.startsWith(AXIS) ? id.substring(AXIS.length()) : "";
      boolean known = axis.isEmpty() || traits.axes().contains(axis);
      boolean empty = known && !axis.isEmpty() && !shown.isEmpty() && !valued(shown, axis);
      if (empty) {
        hidden.add(axis);
      } else if (known) {
        (pinned.contains(id) ? first : rest).addAll(column(id, traits));
      }
    }
    int count = first.size();
    first.addAll(rest);
    return new ScreenColumns(first, hidden, count);
  }

  private static boolean valued(List<TableRow> rows, String axis) {
    return rows.stream().anyMatch(row -> AxisColumns.value(row, axis).isPresent());
  }

  /// The columns that a mode has by itself.
  static List<String> ids(DisplayMode mode) {
    List<String> measured =
        switch (mode) {
          case INTERVALS ->
              List.of(
                  "ref_bounds", "cmp_bounds", "change_interval", "rel", "noise", "reason", "flip");
          case SIMPLE ->
              List.of(
                  "ref_time",
                  "ref_span",
                  "cmp_time",
                  "cmp_span",
                  "change_interval",
                  "rel",
                  "change");
          case LEGACY ->
              List.of("ref_time", "ref_noise", "cmp_time", "cmp_noise", "diff", "rel_diff");
          case EXPLAIN ->
              List.of(
                  "ref_bounds", "cmp_bounds", "ref_noise", "cmp_noise", "reason_code", "change");
        };
    return Stream.concat(
            Stream.of(STATUS, ColumnChoice.IDENTITY, ColumnChoice.AXES), measured.stream())
        .toList();
  }

  private static List<ScreenColumn> column(String id, RowTraits traits) {
    if (id.startsWith(AXIS)) {
      return List.of(axis(id.substring(AXIS.length())));
    }
    if (id.equals("file")) {
      return List.of(file(traits));
    }
    Optional<ScreenColumn> known = ScreenCatalog.of(id);
    if (known.isPresent()) {
      return List.of(known.get());
    }
    List<ScreenColumn> columns = new ArrayList<>();
    for (RowColumn source : SummaryColumns.named(id, traits::summary)) {
      String tag = source.id().substring(source.id().indexOf(':') + 1);
      traits.summary(tag).ifPresent(kind -> columns.add(summary(source, kind)));
    }
    return columns;
  }

  private static ScreenColumn axis(String axis) {
    RowColumn source = AxisColumns.column(axis);
    return new ScreenColumn(
        source.id(),
        axis,
        Kind.AXIS,
        null,
        row -> new ScreenNumber(source.text(row), ""),
        null,
        source.sortKey());
  }

  private static ScreenColumn file(RowTraits traits) {
    return new ScreenColumn(
        "file",
        "File",
        Kind.WORD,
        null,
        row -> new ScreenNumber(input(row, traits), ""),
        null,
        row -> org.benchlens.present.table.SortKey.of(input(row, traits)));
  }

  private static String input(TableRow row, RowTraits traits) {
    int input = row.matched().section().input();
    return input < traits.inputs().size() ? traits.inputs().get(input) : "";
  }

  private static ScreenColumn summary(RowColumn source, SummaryKind kind) {
    String name = SummaryName.of(kind);
    if (source.id().startsWith(SummaryColumns.CHANGE)) {
      return new ScreenColumn(
          source.id(),
          name + " %",
          Kind.NUMBER,
          null,
          row ->
              new ScreenNumber(ScreenPercent.signed(SummaryColumns.change(row, kind.tag()), 1), ""),
          null,
          source.sortKey());
    }
    boolean reference = source.id().startsWith(SummaryColumns.REFERENCE);
    Side side = reference ? Side.REFERENCE : Side.COMPARE;
    SummaryFormat format = SummaryFormat.of(kind);
    return new ScreenColumn(
        source.id(),
        name,
        Kind.NUMBER,
        side,
        row -> SummaryColumns.shown(row, side, kind),
        row -> format.unit(SummaryColumns.number(row, side, kind.tag()).orElse(Double.NaN)),
        source.sortKey());
  }

  /// The unit that all given rows share, by id of the column; a column whose rows differ has no
  /// entry.
  Map<String, String> units(List<TableRow> rows) {
    Map<String, String> units = new HashMap<>();
    for (ScreenColumn column : columns) {
      var unit = column.unit();
      String shared = "";
      if (unit != null) {
        for (TableRow row : rows) {
          String own = unit.apply(row);
          if (!own.isEmpty() && !shared.isEmpty() && !own.equals(shared)) {
            shared = "";
            break;
          }
          shared = own.isEmpty() ? shared : own;
        }
      }
      if (!shared.isEmpty()) {
        units.put(column.id(), shared);
      }
    }
    return units;
  }

  /// Every id but those of axes and summaries.
  static List<String> known() {
    return Stream.concat(
            Stream.of(ColumnChoice.IDENTITY, ColumnChoice.AXES),
            ScreenCatalog.offers().stream().map(ColumnOffer::id))
        .toList();
  }

  /// All columns that can be chosen, in the order of the list.
  static List<ColumnOffer> offers(RowTraits traits) {
    List<ColumnOffer> offers = new ArrayList<>(ScreenCatalog.offers());
    int at = 0;
    while (offers.get(at).section().equals("Row")) {
      at++;
    }
    for (String axis : traits.axes()) {
      offers.add(at++, new ColumnOffer(AXIS + axis, axis, "Axes", false, ""));
    }
    for (SummaryKind kind : traits.summaries()) {
      offers.add(
          new ColumnOffer(
              SummaryColumns.ALL + kind.tag(),
              SummaryName.of(kind),
              "Summaries of the files",
              kind.hidden(),
              kind.tag()));
    }
    return offers;
  }
}
