package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.value.ObservableValue;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.control.PaintedStrip;
import org.benchlens.app.view.CellPiece.Badge;
import org.benchlens.app.view.CellPiece.Gap;
import org.benchlens.app.view.CellPiece.Intervals;
import org.benchlens.app.view.CellPiece.Mark;
import org.benchlens.app.view.CellPiece.Raised;
import org.benchlens.app.view.CellPiece.Waiting;
import org.benchlens.app.view.CellPiece.Warning;
import org.benchlens.app.view.CellPiece.Word;
import org.benchlens.compare.Status;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.table.TableRow;

/// Paints every kind of piece once and covers it again, while files are read: classes, glyphs and
/// what draws them are at hand when the first rows come, which would otherwise wait for all of them
/// in one frame.
final class RehearsedStrip {
  private static final double WIDTH = 400;
  private static final double HEIGHT = 26;
  private static final String LETTERS =
      "0123456789 ./%+-_=<>×−≥µABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private RehearsedStrip() {}

  /// The strip, in the colour of the ground of data.
  static PaintedStrip of(Fonts fonts, ObservableValue<Palette> palette) {
    PaintedStrip strip = new PaintedStrip(fonts, surface -> paint(surface, palette.getValue()));
    strip.resize(WIDTH, HEIGHT);
    palette.subscribe(colours -> strip.repaint());
    return strip;
  }

  private static void paint(Surface surface, Palette palette) {
    CellPainter painter = new CellPainter(surface, palette, Role.BG);
    Box box = new Box(0, 0, WIDTH, HEIGHT);
    for (List<CellPiece> pieces : pieces()) {
      painter.paint(pieces, box, false);
    }
    surface.rectangle(box, 0, Look.filled(palette.colour(Role.BG)));
  }

  private static List<List<CellPiece>> pieces() {
    List<CellPiece> signs = new ArrayList<>();
    for (Status status : Status.values()) {
      signs.add(new Badge(status));
    }
    signs.add(new Waiting());
    signs.add(new Warning());
    signs.add(new Mark(TableRow.UNSEEN, false, false));
    signs.add(new Gap(1));
    signs.add(new Intervals(timing(1), timing(1.001), 0.005));
    return List.of(
        signs,
        List.of(Word.of(LETTERS, Role.MUTED)),
        List.of(new Word(LETTERS, Role.FG, true, true)),
        List.of(Word.whole(LETTERS, Role.FG), new Raised("0123456789")));
  }

  private static SideTiming timing(double center) {
    return new SideTiming(
        OptionalDouble.of(center),
        Optional.of(new Interval(0.999 * center, center, 1.001 * center)),
        OptionalDouble.of(0.001));
  }
}
