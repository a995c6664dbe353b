package org.benchlens.app.view;

import java.util.List;
import org.benchlens.app.view.CellPiece.Badge;
import org.benchlens.app.view.CellPiece.Gap;
import org.benchlens.app.view.CellPiece.Intervals;
import org.benchlens.app.view.CellPiece.Mark;
import org.benchlens.app.view.CellPiece.Raised;
import org.benchlens.app.view.CellPiece.Waiting;
import org.benchlens.app.view.CellPiece.Warning;
import org.benchlens.app.view.CellPiece.Word;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.FittedText;
import org.benchlens.present.figure.IntervalBarPainter;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Lettering.Anchor;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.ShiftedSurface;
import org.benchlens.present.figure.StatusGlyph;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.table.TableRow;

/// Paints the pieces of a cell on one line.
///
/// @param surface what is painted on
/// @param palette colours
/// @param ground colour of the row
record CellPainter(Surface surface, Palette palette, Role ground) {
  /// Width of the place of a mark, [px].
  static final double GUTTER = 18;

  /// What stays free at the left and at the right of a cell, [px].
  static final double PADDING = 5;

  private static final double SIZE = 12;
  private static final double RAISED_SIZE = 9;
  private static final double RAISED_BY = 4;
  private static final double BELOW_MIDDLE = 5;
  private static final double BADGE = 14;
  private static final double LETTER_BOX = 16;
  private static final double LETTER_SIZE = 11;
  private static final double LETTER_BELOW_MIDDLE = 4;
  private static final double DOT = 3;

  /// Whether pieces fit into a width, [px].
  boolean fits(List<CellPiece> pieces, double width) {
    return width(pieces) <= width;
  }

  private double width(List<CellPiece> pieces) {
    double whole = 0;
    for (CellPiece piece : pieces) {
      whole += width(piece);
    }
    return whole;
  }

  /// Paints a cell.
  ///
  /// @param box the cell without its padding
  /// @param right whether it stands at the right
  void paint(List<CellPiece> pieces, Box box, boolean right) {
    double whole = width(pieces);
    double over = Math.max(0, whole - box.width());
    double x = right ? box.right() - Math.min(whole, box.width()) : box.x();
    double middle = box.y() + box.height() / 2;
    for (CellPiece piece : pieces) {
      double width = width(piece);
      double cut = piece instanceof Word word && !word.whole() ? Math.min(over, width) : 0;
      over -= cut;
      paint(piece, new Box(x, middle, width - cut, 0), cut > 0);
      x += width - cut;
    }
  }

  private double width(CellPiece piece) {
    return switch (piece) {
      case Word word -> surface.textWidth(word.text(), lettering(word));
      case Raised(String text) -> surface.textWidth(text, raised());
      case Gap(double width) -> width;
      case Badge badge -> BADGE;
      case Waiting waiting -> BADGE;
      case Warning warning -> BADGE;
      case Mark mark -> GUTTER;
      case Intervals intervals -> IntervalBarPainter.WIDTH;
    };
  }

  private Lettering lettering(Word word) {
    return new Lettering(palette.colour(word.role()), SIZE, word.bold(), Anchor.START, 0);
  }

  private Lettering raised() {
    return Lettering.of(palette.colour(Role.FG), RAISED_SIZE, Anchor.START);
  }

  /// @param at left end on the middle of the line, and width
  private void paint(CellPiece piece, Box at, boolean cut) {
    switch (piece) {
      case Word word -> {
        Lettering look = lettering(word);
        String text = cut ? FittedText.of(surface, word.text(), at.width(), look) : word.text();
        surface.text(text, at.x(), at.y() + BELOW_MIDDLE, look);
      }
      case Raised(String text) ->
          surface.text(text, at.x(), at.y() + BELOW_MIDDLE - RAISED_BY, raised());
      case Badge(var status) -> StatusGlyph.paint(surface, status, sign(at), palette);
      case Waiting waiting -> {
        Box box = sign(at);
        Box inner = new Box(box.x() + 0.5, box.y() + 0.5, box.width() - 1, box.height() - 1);
        surface.rectangle(
            inner, 4, new Look(palette.colour(Role.INSET), palette.colour(Role.LINE), 1));
      }
      case Warning warning -> warning(sign(at));
      case Mark mark -> mark(mark, at.x() + GUTTER / 2, at.y());
      case Intervals(var reference, var compare, double tolerance) -> {
        Surface moved = new ShiftedSurface(surface, at.x(), at.y() - IntervalBarPainter.HEIGHT / 2);
        IntervalBarPainter.paint(moved, reference, compare, tolerance, palette, ground);
      }
      case Gap gap -> {
        // Room only.
      }
    }
  }

  private static Box sign(Box at) {
    return new Box(Math.round(at.x()), Math.round(at.y() - BADGE / 2), BADGE, BADGE);
  }

  /// A triangle with an exclamation mark.
  private void warning(Box box) {
    double unit = box.width() / 16;
    Stroke stroke = new Stroke(palette.colour(Role.WARN), 1.5 * unit);
    double[] edge = {8, 2.5, 14, 13, 2, 13, 8, 2.5};
    for (int i = 0; i < edge.length; i += 2) {
      edge[i] = box.x() + edge[i] * unit;
      edge[i + 1] = box.y() + edge[i + 1] * unit;
    }
    surface.polyline(edge, stroke);
    double x = box.x() + 8 * unit;
    surface.line(x, box.y() + 6.2 * unit, x, box.y() + 9.4 * unit, stroke);
    surface.line(x, box.y() + 10.8 * unit, x, box.y() + 12 * unit, stroke);
  }

  /// Its letter in a box, a dot where an AMBG row has none.
  private void mark(Mark mark, double x, double y) {
    if (mark.word().equals(TableRow.UNSEEN)) {
      surface.circle(x, y, DOT, Look.filled(palette.colour(Role.AMBG)));
    } else if (!mark.word().isEmpty()) {
      Role edge = mark.stale() ? Role.WARN : mark.noted() ? Role.ACCENT : Role.LINE;
      int fill = mark.stale() ? palette.colour(Role.WARN, 0.12) : palette.colour(Role.BG);
      double half = LETTER_BOX / 2;
      Box box = new Box(x - half + 0.5, Math.round(y - half) + 0.5, 15, 15);
      surface.rectangle(box, 4, new Look(fill, palette.colour(edge), 1));
      int ink = palette.colour(mark.stale() ? Role.DIM : Role.FG);
      surface.text(
          MarkLetter.of(mark.word()),
          x,
          y + LETTER_BELOW_MIDDLE,
          Lettering.of(ink, LETTER_SIZE, Anchor.MIDDLE));
    }
  }
}
