package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.benchlens.app.viewmodel.ScreenColumn.Kind;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Side;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.format.ScreenTime;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.ColumnCatalog;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// The columns of a display mode for given rows.
///
/// @param columns columns from left to right
/// @param hiddenAxes axes that no given row has a value for
record ScreenColumns(List<ScreenColumn> columns, List<String> hiddenAxes) {

  ScreenColumns {
    columns = List.copyOf(columns);
    hiddenAxes = List.copyOf(hiddenAxes);
  }

  /// Makes the columns.
  ///
  /// @param mode display mode
  /// @param all all rows of the comparison; they say which rows need to be told apart
  /// @param shown rows that the filter lets through
  static ScreenColumns of(DisplayMode mode, List<TableRow> all, List<TableRow> shown) {
    List<ScreenColumn> columns = new ArrayList<>();
    columns.add(column("status", "Status", Kind.STATUS, null, ScreenColumns::status));
    columns.addAll(identity(all));
    List<String> hidden = new ArrayList<>();
    for (String axis : AxisColumns.names(all)) {
      if (shown.isEmpty()
          || shown.stream().anyMatch(row -> AxisColumns.value(row, axis).isPresent())) {
        RowColumn source = AxisColumns.column(axis);
        columns.add(
            new ScreenColumn(source.id(), axis, Kind.AXIS, null, source::text, source.sortKey()));
      } else {
        hidden.add(axis);
      }
    }
    columns.addAll(measured(mode));
    return new ScreenColumns(columns, hidden);
  }

  private static List<ScreenColumn> identity(List<TableRow> all) {
    List<ScreenColumn> columns = new ArrayList<>();
    if (several(all, row -> row.section().benchmark().name())) {
      columns.add(column("benchmark", "Benchmark", Kind.WORD));
    }
    if (several(all, row -> row.section().compareDeviceId())
        || several(all, row -> row.section().referenceDeviceId())) {
      columns.add(column("device", "Device", Kind.WORD));
    }
    if (all.stream().anyMatch(row -> row.matched().occurrenceCount() > 1)) {
      columns.add(column("occurrence", "Occurrence", Kind.WORD));
    }
    return columns;
  }

  private static boolean several(List<TableRow> rows, Function<MatchedRow, Object> what) {
    return rows.stream().map(row -> what.apply(row.matched())).distinct().limit(2).count() > 1;
  }

  private static List<ScreenColumn> measured(DisplayMode mode) {
    return switch (mode) {
      case INTERVALS ->
          List.of(
              bounds(Side.REFERENCE),
              bounds(Side.COMPARE),
              column("change_interval", "Intervals", Kind.PICTURE),
              percent("rel", "%C", 1, row -> row.change().symmetric()),
              largerNoise(),
              column("reason", "Reason", Kind.WORD));
      case SIMPLE ->
          Stream.of(
                  Stream.of(Side.values()).flatMap(side -> Stream.of(center(side), span(side))),
                  Stream.of(
                      column("change_interval", "Intervals", Kind.PICTURE),
                      percent("rel", "%C", 1, row -> row.change().symmetric()),
                      column("change", "Change", Kind.NUMBER)))
              .flatMap(Function.identity())
              .toList();
      case LEGACY ->
          Stream.of(
                  Stream.of(Side.values()).flatMap(side -> Stream.of(center(side), noise(side))),
                  Stream.of(
                      column("diff", "Diff", Kind.NUMBER),
                      percent("rel_diff", "%Diff", 2, row -> row.change().ofReference())))
              .flatMap(Function.identity())
              .toList();
      case EXPLAIN ->
          List.of(
              bounds(Side.REFERENCE),
              bounds(Side.COMPARE),
              noise(Side.REFERENCE),
              noise(Side.COMPARE),
              column("reason_code", "Reason", Kind.WORD),
              column("change", "Change", Kind.NUMBER));
    };
  }

  private static ScreenColumn bounds(Side side) {
    return column(
        prefix(side) + "_bounds", "lo / center / hi", Kind.BOUNDS, side, row -> bounds(row, side));
  }

  private static ScreenColumn center(Side side) {
    return column(
        prefix(side) + "_time",
        "time",
        Kind.NUMBER,
        side,
        row -> ScreenTime.single(row.timing(side).center()));
  }

  private static ScreenColumn span(Side side) {
    return column(
        prefix(side) + "_span",
        "span %",
        Kind.NUMBER,
        side,
        row -> ScreenPercent.plain(span(row.timing(side)), 2));
  }

  private static ScreenColumn noise(Side side) {
    return column(
        prefix(side) + "_noise",
        "noise %",
        Kind.NUMBER,
        side,
        row -> ScreenPercent.plain(row.timing(side).noise(), 2));
  }

  /// The dispersion that the ceiling is held against.
  private static ScreenColumn largerNoise() {
    return new ScreenColumn(
        "noise",
        "Noise %",
        Kind.NUMBER,
        null,
        row -> ScreenPercent.plain(largerNoise(row), 2),
        row -> org.benchlens.present.table.SortKey.of(largerNoise(row)));
  }

  private static OptionalDouble largerNoise(TableRow row) {
    OptionalDouble ref = row.reference().noise();
    OptionalDouble cmp = row.compare().noise();
    return ref.isPresent() && cmp.isPresent()
        ? OptionalDouble.of(Math.max(ref.getAsDouble(), cmp.getAsDouble()))
        : OptionalDouble.empty();
  }

  private static OptionalDouble span(SideTiming timing) {
    return timing.interval().stream()
        .mapToDouble(interval -> (interval.upper() - interval.lower()) / interval.center())
        .findFirst();
  }

  private static String status(TableRow row) {
    return row.verdict().map(verdict -> verdict.status().word()).orElse("reading");
  }

  private static String bounds(TableRow row, Side side) {
    ScreenTime time = ScreenTime.of(row.timing(side));
    String unit = time.scale().map(scale -> " " + scale.screenWord()).orElse("");
    return time.lower().isEmpty()
        ? time.center() + unit
        : time.lower() + " / " + time.center() + " / " + time.upper() + unit;
  }

  private static String prefix(Side side) {
    return side == Side.REFERENCE ? "ref" : "cmp";
  }

  private static ScreenColumn percent(
      String id, String header, int places, Function<TableRow, OptionalDouble> ratio) {
    return column(
        id, header, Kind.NUMBER, null, row -> ScreenPercent.signed(ratio.apply(row), places));
  }

  private static ScreenColumn column(String id, String header, Kind kind) {
    RowColumn source = ColumnCatalog.of(id).orElseThrow();
    return column(id, header, kind, null, row -> screenText(source.text(row)));
  }

  private static ScreenColumn column(
      String id, String header, Kind kind, @Nullable Side side, Function<TableRow, String> text) {
    return new ScreenColumn(
        id, header, kind, side, text, ColumnCatalog.of(id).orElseThrow().sortKey());
  }

  private static String screenText(String text) {
    String real = text.startsWith("-") ? "\u2212" + text.substring(1) : text;
    return real.replace(" us", " µs");
  }
}
