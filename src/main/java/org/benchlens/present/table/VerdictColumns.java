package org.benchlens.present.table;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.present.format.PercentText;
import org.benchlens.present.format.TimeText;

/// Columns about the change and the verdict.
final class VerdictColumns {
  private VerdictColumns() {}

  static List<RowColumn> all() {
    return List.of(
        status(),
        reason(),
        reasonCode(),
        change(),
        changeInterval(),
        symmetric(),
        relative(),
        difference());
  }

  /// The status word with its sign: the form of a terminal or page without colours.
  static String marked(Status status) {
    return switch (status) {
      case FAST -> "🟢 FAST";
      case SLOW -> "🔴 SLOW";
      case SAME -> "🔵 SAME";
      case AMBG -> "🤷 AMBG";
      case UNKNOWN -> "🟡 ????";
    };
  }

  private static RowColumn status() {
    return new RowColumn(
        "status",
        "Status",
        Alignment.CENTER,
        CellTexts.each(row -> row.verdict().map(d -> marked(d.status())).orElse("")),
        row ->
            SortKey.of(row.verdict().stream().mapToDouble(d -> d.status().ordinal()).findFirst()),
        List.of(ExportField.text("status", row -> word(row, d -> d.status().word()))));
  }

  private static RowColumn reason() {
    return words("reason", "Reason", Reason::shortForm);
  }

  private static RowColumn reasonCode() {
    return words("reason_code", "Reason Code", Reason::code);
  }

  /// Both columns of a reason export its code: the short form is for reading only.
  private static RowColumn words(String id, String header, Function<Reason, String> words) {
    Function<TableRow, String> text = row -> word(row, d -> words.apply(d.reason()));
    return new RowColumn(
        id,
        header,
        Alignment.LEFT,
        CellTexts.each(text),
        row -> SortKey.of(text.apply(row)),
        List.of(ExportField.text("reason", row -> word(row, d -> d.reason().code()))));
  }

  private static RowColumn change() {
    return new RowColumn(
        "change",
        "Change",
        Alignment.RIGHT,
        CellTexts.each(row -> word(row, d -> PercentText.change(d.status(), row.change()))),
        row -> SortKey.of(atLeast(row)),
        intervalFields());
  }

  private static RowColumn changeInterval() {
    return new RowColumn(
        "change_interval",
        "Change Interval",
        Alignment.RIGHT,
        CellTexts.each(row -> interval(row.change())),
        row -> SortKey.of(row.change().lower()),
        intervalFields());
  }

  private static RowColumn symmetric() {
    return number(
        "rel",
        "%C Diff",
        row -> row.change().symmetric(),
        row -> PercentText.signed(row.change().symmetric()));
  }

  private static RowColumn relative() {
    return number(
        "rel_diff",
        "%Diff",
        row -> row.change().ofReference(),
        row -> PercentText.plain(row.change().ofReference()));
  }

  private static RowColumn difference() {
    return number(
        "diff", "Diff", VerdictColumns::difference, row -> TimeText.difference(difference(row)));
  }

  private static OptionalDouble difference(TableRow row) {
    return row.change().ofReference().isEmpty()
            || row.reference().center().isEmpty()
            || row.compare().center().isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(
            row.compare().center().getAsDouble() - row.reference().center().getAsDouble());
  }

  private static List<ExportField> intervalFields() {
    return List.of(
        ExportField.number("change_lower", row -> row.change().lower()),
        ExportField.number("change_upper", row -> row.change().upper()));
  }

  private static String interval(RelativeChange change) {
    return change.lower().isEmpty() || change.upper().isEmpty()
        ? "n/a"
        : "["
            + PercentText.signed(change.lower())
            + ", "
            + PercentText.signed(change.upper())
            + "]";
  }

  private static OptionalDouble atLeast(TableRow row) {
    Status status = row.verdict().map(Decision::status).orElse(Status.UNKNOWN);
    return switch (status) {
      case FAST -> row.change().upper();
      case SLOW -> row.change().lower();
      case SAME, AMBG, UNKNOWN -> OptionalDouble.empty();
    };
  }

  private static RowColumn number(
      String id,
      String header,
      Function<TableRow, OptionalDouble> number,
      Function<TableRow, String> text) {
    return new RowColumn(
        id,
        header,
        Alignment.RIGHT,
        CellTexts.each(text),
        row -> SortKey.of(number.apply(row)),
        List.of(ExportField.number(id, number)));
  }

  private static String word(TableRow row, Function<Decision, String> word) {
    return row.verdict().map(word).orElse("");
  }
}
