package org.benchlens.present.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.present.format.FlipText;

/// Columns about the firmness of a verdict and what was said of it.
final class TriageColumns {
  private TriageColumns() {}

  static List<RowColumn> all() {
    return List.of(flip(), mark(), note());
  }

  private static RowColumn flip() {
    return new RowColumn(
        "flip",
        "Nearest Flip",
        Alignment.LEFT,
        CellTexts.each(
            row ->
                row.extras()
                    .flip()
                    .map(found -> found.flip().map(FlipText::of).orElse("none"))
                    .orElse("")),
        row -> SortKey.of(number(row, Flip::size)),
        List.of(
            ExportField.text("flip_threshold", row -> text(row, flip -> flip.threshold().key())),
            ExportField.number("flip_value", row -> number(row, Flip::to)),
            ExportField.number("flip_size", row -> number(row, Flip::size)),
            ExportField.text("flip_status", row -> text(row, flip -> flip.status().word()))));
  }

  private static RowColumn mark() {
    return new RowColumn(
        "mark",
        "Mark",
        Alignment.LEFT,
        CellTexts.each(row -> row.extras().remark().shownMark()),
        row -> SortKey.of(row.extras().remark().mark()),
        List.of(
            ExportField.text("mark", row -> row.extras().remark().mark()),
            ExportField.text("mark_stale", row -> row.extras().remark().stale() ? "true" : "")));
  }

  private static RowColumn note() {
    return new RowColumn(
        "note",
        "Note",
        Alignment.LEFT,
        CellTexts.each(row -> row.extras().remark().note()),
        row -> SortKey.of(row.extras().remark().note()),
        List.of(ExportField.text("note", row -> row.extras().remark().note())));
  }

  private static Optional<Flip> found(TableRow row) {
    return row.extras().flip().flatMap(NearestFlip::flip);
  }

  private static OptionalDouble number(TableRow row, Function<Flip, Double> number) {
    return found(row).map(number).map(OptionalDouble::of).orElse(OptionalDouble.empty());
  }

  private static String text(TableRow row, Function<Flip, String> text) {
    return found(row).map(text).orElse("");
  }
}
