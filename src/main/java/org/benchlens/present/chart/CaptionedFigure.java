package org.benchlens.present.chart;

import java.util.Optional;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.DataTable;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigurePainter;
import org.benchlens.present.figure.FittedText;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.ShiftedSurface;
import org.benchlens.present.figure.StatusGlyph;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.figure.View;
import org.benchlens.present.table.TableRow;

/// A figure with a head that says which row it is of and with what verdict, and a foot with the
/// limits it was decided by: fit to stand alone.
public final class CaptionedFigure implements Drawing {
  private static final double HEAD = 36;
  private static final double FOOT = 22;
  private static final double MARGIN = 12;

  /// Room for the unit at the right end of the x axis, [px].
  private static final double EDGE = 6;

  private final Figure figure;
  private final RowCaption caption;
  private final Optional<Decision> decision;
  private final Settings settings;
  private final double width;
  private final double height;
  private final Palette palette;

  /// @param figure a figure of the row
  /// @param row which row
  /// @param settings by what it was decided
  /// @param view whole size and colours
  public CaptionedFigure(Figure figure, TableRow row, Settings settings, View view) {
    this.figure = figure;
    this.caption = RowCaption.of(row);
    this.decision = row.verdict();
    this.settings = settings;
    this.width = view.width();
    this.height = view.height();
    this.palette = view.palette();
  }

  @Override
  public double width() {
    return width;
  }

  @Override
  public double height() {
    return height;
  }

  @Override
  public Palette palette() {
    return palette;
  }

  @Override
  public String title() {
    return figure.title() + ": " + caption.text();
  }

  @Override
  public String description() {
    String verdict =
        decision.map(d -> " " + d.status().word() + ", " + d.reason().code() + ".").orElse("");
    return caption.text() + "." + verdict + " " + figure.description();
  }

  @Override
  public DataTable table() {
    return figure.table();
  }

  @Override
  public void paint(Surface surface) {
    Box all = new Box(0, 0, width, height);
    surface.rectangle(all, 0, Look.filled(palette.colour(Role.BG)));
    double room = Math.max(0, height - HEAD - FOOT);
    Surface below = new ShiftedSurface(surface, 0, HEAD);
    FigurePainter.paint(below, figure, View.whole(width - EDGE, room, palette));
    head(surface);
    foot(surface);
  }

  private void head(Surface surface) {
    surface.rectangle(new Box(0, 0, width, HEAD), 0, Look.filled(palette.colour(Role.CHROME)));
    Stroke edge = new Stroke(palette.colour(Role.LINE), 1);
    surface.line(0, HEAD - 0.5, width, HEAD - 0.5, edge);
    double x = MARGIN;
    double right = width - MARGIN;
    if (decision.isPresent()) {
      x = badge(surface, decision.get().status());
      right -= reason(surface, decision.get().reason(), right - x) + 16;
    }
    Lettering name = label(Role.FG, 13, Lettering.Anchor.START).bolder();
    String shown = FittedText.of(surface, caption.benchmark(), Math.max(0, right - x), name);
    surface.text(shown, x, HEAD / 2 + 4.5, name);
    x += surface.textWidth(shown, name) + 12;
    Lettering rest = label(Role.MUTED, 12, Lettering.Anchor.START);
    String words = FittedText.of(surface, caption.rest(), Math.max(0, right - x), rest);
    surface.text(words, x, HEAD / 2 + 4, rest);
  }

  /// Writes the reason at the right end, in its short form where the row's name needs the room, and
  /// returns its width.
  private double reason(Surface surface, Reason reason, double room) {
    Lettering look = label(Role.MUTED, 12, Lettering.Anchor.END);
    double name = surface.textWidth(caption.benchmark() + caption.rest(), look) + 60;
    String code = reason.code();
    String shown = name + surface.textWidth(code, look) <= room ? code : reason.shortForm();
    surface.text(shown, width - MARGIN, HEAD / 2 + 4, look);
    return surface.textWidth(shown, look);
  }

  private double badge(Surface surface, Status status) {
    StatusGlyph.paint(surface, status, new Box(MARGIN, HEAD / 2 - 8, 16, 16), palette);
    Lettering word = label(StatusGlyph.text(status), 13, Lettering.Anchor.START).bolder();
    double x = MARGIN + 22;
    surface.text(status.word(), x, HEAD / 2 + 4.5, word);
    return x + surface.textWidth(status.word(), word) + 16;
  }

  private void foot(Surface surface) {
    Lettering look = label(Role.DIM, 11, Lettering.Anchor.START);
    String words = FittedText.of(surface, LimitWords.of(settings), width - 2 * MARGIN, look);
    surface.text(words, MARGIN, height - 8, look);
  }

  private Lettering label(Role role, double size, Lettering.Anchor anchor) {
    return Lettering.of(palette.colour(role), size, anchor);
  }
}
