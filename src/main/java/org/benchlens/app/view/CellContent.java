package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.benchlens.app.view.CellPiece.Badge;
import org.benchlens.app.view.CellPiece.Gap;
import org.benchlens.app.view.CellPiece.Intervals;
import org.benchlens.app.view.CellPiece.Mark;
import org.benchlens.app.view.CellPiece.Raised;
import org.benchlens.app.view.CellPiece.Waiting;
import org.benchlens.app.view.CellPiece.Warning;
import org.benchlens.app.view.CellPiece.Word;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.model.Side;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.StatusGlyph;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.format.FlipText;
import org.benchlens.present.format.ScreenNumber;
import org.benchlens.present.format.ScreenTime;
import org.benchlens.present.format.TimeScale;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.DataColumn;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.present.table.RowRemark;
import org.benchlens.present.table.TableRow;

/// What the cells of a row show, by the kind of their column.
final class CellContent {
  private static final double SIGN_GAP = 6;
  private static final double STATUS_GAP = 7;
  private static final double FLIP_GAP = 4;

  private CellContent() {}

  /// The pieces of a cell.
  static List<CellPiece> of(ScreenColumn column, TableRow row, CellContext context) {
    return switch (column.kind()) {
      case STATUS -> status(column, row);
      case AXIS -> AxisColumns.shown(row, column.header()).map(CellContent::axis).orElse(List.of());
      case BOUNDS -> bounds(row, Objects.requireNonNull(column.side()), context.look());
      case PICTURE -> List.of(new Intervals(row.reference(), row.compare(), context.tolerance()));
      case DATA -> data(column, row);
      case FLIP -> flip(row);
      case NUMBER, WORD -> words(column, row, context.look());
    };
  }

  /// What is left of a cell that is too narrow for all of it: of times their center.
  static List<CellPiece> brief(ScreenColumn column, TableRow row, CellContext context) {
    if (column.kind() != ScreenColumn.Kind.BOUNDS) {
      return of(column, row, context);
    }
    Side side = Objects.requireNonNull(column.side());
    ScreenTime time = ScreenTime.of(row.timing(side));
    return List.of(center(time), Word.of(unit(time, side, context.look()), Role.MUTED));
  }

  /// Whether a column stands at the right.
  static boolean right(ScreenColumn column) {
    return column.kind() == ScreenColumn.Kind.NUMBER || column.kind() == ScreenColumn.Kind.BOUNDS;
  }

  /// What is said of a cell under the pointer; empty when it says all by itself.
  static String hint(ScreenColumn column, TableRow row) {
    if (column.kind() == ScreenColumn.Kind.BOUNDS) {
      return column.text(row);
    }
    if (column.kind() != ScreenColumn.Kind.FLIP) {
      return "";
    }
    if (row.extras().flip().isEmpty()) {
      return "Not worked out yet";
    }
    return nearest(row)
        .map(flip -> flip.threshold().key() + " = " + flip.to())
        .orElse("No limit alone changes it");
  }

  /// The mark, then the verdict as badge and word; an empty badge and "reading" until there is one.
  private static List<CellPiece> status(ScreenColumn column, TableRow row) {
    RowRemark remark = row.extras().remark();
    Mark mark = new Mark(row.markWord(), remark.stale(), !remark.note().isEmpty());
    Decision decision = row.decision();
    Role role = decision == null ? Role.DIM : StatusGlyph.text(decision.status());
    return List.of(
        mark,
        new Gap(STATUS_GAP),
        decision == null ? new Waiting() : new Badge(decision.status()),
        new Gap(STATUS_GAP),
        new Word(column.text(row), role, decision != null, true));
  }

  private static List<CellPiece> axis(AxisText value) {
    return switch (value) {
      case AxisText.Power(int power) ->
          List.of(Word.whole("2", Role.FG), new Raised(Integer.toString(power)));
      case AxisText.Plain(String plain) -> List.of(Word.of(plain, Role.FG));
    };
  }

  /// Lower end, center and upper end; the unit stands in the heading when all rows share it.
  private static List<CellPiece> bounds(TableRow row, Side side, TableLook look) {
    ScreenTime time = ScreenTime.of(row.timing(side));
    String lower = time.lower().isEmpty() ? "" : time.lower() + " / ";
    String upper = (time.upper().isEmpty() ? "" : " / " + time.upper()) + unit(time, side, look);
    return List.of(Word.of(lower, Role.MUTED), center(time), Word.of(upper, Role.MUTED));
  }

  private static Word center(ScreenTime time) {
    boolean known = time.scale().isPresent();
    return new Word(time.center(), known ? Role.FG : Role.DIM, known, true);
  }

  private static String unit(ScreenTime time, Side side, TableLook look) {
    Optional<TimeScale> own = time.scale();
    return look.scale(side).isPresent()
        ? ""
        : own.map(scale -> " " + scale.screenWord()).orElse("");
  }

  private static List<CellPiece> data(ScreenColumn column, TableRow row) {
    String text = column.text(row);
    return DataColumn.faulty(row)
        ? List.of(new Warning(), new Gap(SIGN_GAP), new Word(text, Role.WARN, true, false))
        : List.of(Word.of(text, Role.MUTED));
  }

  /// Which limit, its value, the badge of the status it gives.
  private static List<CellPiece> flip(TableRow row) {
    Optional<Flip> flip = nearest(row);
    if (flip.isEmpty()) {
      String none = row.extras().flip().isPresent() ? "none" : "";
      return List.of(Word.of(none, Role.MUTED));
    }
    return List.of(
        Word.of(FlipText.name(flip.get().threshold()), Role.MUTED),
        new Gap(FLIP_GAP),
        Word.whole(FlipText.shown(flip.get()), Role.FG),
        new Gap(FLIP_GAP),
        new Badge(flip.get().status()),
        new Gap(FLIP_GAP),
        verdict(flip.get().status()));
  }

  private static Word verdict(Status status) {
    return new Word(status.word(), StatusGlyph.text(status), true, true);
  }

  private static Optional<Flip> nearest(TableRow row) {
    return row.extras().flip().flatMap(NearestFlip::flip);
  }

  /// A number or words; the unit stands in the heading when all rows share it.
  private static List<CellPiece> words(ScreenColumn column, TableRow row, TableLook look) {
    ScreenNumber number = column.number().apply(row);
    String text = look.unit(column).isEmpty() ? number.whole() : number.text();
    return List.of(Word.of(text, number.text().equals("n/a") ? Role.DIM : Role.FG));
  }

  /// All words of a cell, as they are spoken.
  static String spoken(List<ScreenColumn> columns, TableRow row) {
    List<String> texts = new ArrayList<>();
    columns.forEach(column -> texts.add(column.header() + " " + column.text(row)));
    return String.join(", ", texts);
  }
}
