package org.benchlens.present.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import org.benchlens.model.Side;
import org.benchlens.model.Summary;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.benchlens.present.format.ScreenNumber;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.format.SummaryFormat;
import org.benchlens.present.format.SummaryName;

/// Columns of any further summary of the files: its value on either side and the change between
/// them, for information; no verdict comes from it.
public final class SummaryColumns {
  /// Before the tag in the id of a column about the reference side.
  public static final String REFERENCE = "ref:";

  /// Before the tag in the id of a column about the compare side.
  public static final String COMPARE = "cmp:";

  /// Before the tag in the id of a column about the change.
  public static final String CHANGE = "change:";

  /// Before a tag in lists: all three columns.
  public static final String ALL = "summary:";

  private SummaryColumns() {}

  /// The kinds of summaries of some rows, by tag, in order of first occurrence; without those that
  /// name a sidecar.
  public static List<SummaryKind> kinds(List<TableRow> rows) {
    Map<String, SummaryKind> found = new LinkedHashMap<>();
    // States share their lists of kinds, so that few lists have to be looked at.
    Set<List<SummaryKind>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (TableRow row : rows) {
      for (Side side : Side.values()) {
        List<SummaryKind> kinds = row.matched().state(side).summaries().kinds();
        if (seen.add(kinds)) {
          kinds.forEach(kind -> found.putIfAbsent(kind.tag(), kind));
        }
      }
    }
    return found.values().stream()
        .filter(kind -> SummaryFormat.of(kind) != SummaryFormat.FILE)
        .toList();
  }

  /// The columns of an id or a list entry; empty when it names no summary.
  ///
  /// @param id `ref:TAG`, `cmp:TAG`, `change:TAG`, or `summary:TAG` for all three
  /// @param kind the kind of a tag
  public static List<RowColumn> named(String id, Function<String, Optional<SummaryKind>> kind) {
    List<RowColumn> columns = new ArrayList<>();
    for (String prefix : List.of(REFERENCE, COMPARE, CHANGE, ALL)) {
      if (id.startsWith(prefix) && id.length() > prefix.length()) {
        String tag = id.substring(prefix.length());
        SummaryKind known = kind.apply(tag).orElse(new SummaryKind(tag, "", "", false, ""));
        boolean all = prefix.equals(ALL);
        if (all || prefix.equals(REFERENCE)) {
          columns.add(value(known, Side.REFERENCE));
        }
        if (all || prefix.equals(COMPARE)) {
          columns.add(value(known, Side.COMPARE));
        }
        if (all || prefix.equals(CHANGE)) {
          columns.add(change(known));
        }
      }
    }
    return columns;
  }

  /// The value of one side.
  public static RowColumn value(SummaryKind kind, Side side) {
    boolean reference = side == Side.REFERENCE;
    String id = (reference ? REFERENCE : COMPARE) + kind.tag();
    return new RowColumn(
        id,
        (reference ? "Ref " : "Cmp ") + SummaryName.of(kind),
        Alignment.RIGHT,
        CellTexts.each(row -> ascii(shown(row, side, kind).whole())),
        row -> sortKey(row, side, kind.tag()),
        List.of(new ExportField(id, row -> exported(row, side, kind.tag()))));
  }

  /// The value where there is only one run.
  public static RowColumn alone(SummaryKind kind) {
    return value(kind, Side.REFERENCE).as(kind.tag(), SummaryName.of(kind));
  }

  /// The change between the sides.
  public static RowColumn change(SummaryKind kind) {
    String id = CHANGE + kind.tag();
    return new RowColumn(
        id,
        SummaryName.of(kind) + " %",
        Alignment.RIGHT,
        CellTexts.each(row -> ascii(ScreenPercent.signed(change(row, kind.tag()), 1))),
        row -> SortKey.of(change(row, kind.tag())),
        List.of(ExportField.number(id, row -> change(row, kind.tag()))));
  }

  /// What a row shows for a summary; `n/a` when its state lacks it.
  public static ScreenNumber shown(TableRow row, Side side, SummaryKind kind) {
    Optional<SummaryValue> value = value(row, side, kind.tag());
    return value.map(SummaryFormat.of(kind)::number).orElse(ScreenNumber.NONE);
  }

  /// The number of a summary; empty when the state lacks it or it is none.
  public static OptionalDouble number(TableRow row, Side side, String tag) {
    return row.matched().state(side).summaries().number(tag);
  }

  /// Compare value / reference value - 1, [1]; empty unless both are finite and the reference is
  /// not zero.
  public static OptionalDouble change(TableRow row, String tag) {
    double reference = number(row, Side.REFERENCE, tag).orElse(Double.NaN);
    double compare = number(row, Side.COMPARE, tag).orElse(Double.NaN);
    double change = (compare - reference) / Math.abs(reference);
    return Double.isFinite(change) ? OptionalDouble.of(change) : OptionalDouble.empty();
  }

  private static Optional<SummaryValue> value(TableRow row, Side side, String tag) {
    return row.matched().state(side).summaries().first(tag).map(Summary::value);
  }

  private static SortKey sortKey(TableRow row, Side side, String tag) {
    OptionalDouble number = number(row, side, tag);
    if (number.isPresent()) {
      return SortKey.of(number);
    }
    return value(row, side, tag).orElse(new SummaryValue.Absent()) instanceof SummaryValue.Text text
        ? SortKey.of(text.value())
        : SortKey.of("");
  }

  private static ExportValue exported(TableRow row, Side side, String tag) {
    return switch (value(row, side, tag).orElse(new SummaryValue.Absent())) {
      case SummaryValue.Whole(long whole) -> new ExportValue.Whole(whole);
      case SummaryValue.Real(double number) -> new ExportValue.Real(number);
      case SummaryValue.Text(String text) -> new ExportValue.Text(text);
      case SummaryValue.Absent() -> new ExportValue.Missing();
    };
  }

  private static String ascii(String screen) {
    return screen.replace('−', '-').replace("µs", "us").replace("∞", "inf");
  }
}
