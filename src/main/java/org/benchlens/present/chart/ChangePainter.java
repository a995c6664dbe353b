package org.benchlens.present.chart;

import java.util.List;
import org.benchlens.compare.Status;
import org.benchlens.compare.Thresholds;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.FittedText;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.StatusGlyph;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.figure.Tick;

/// Draws the columns of a [ChangeChart].
///
/// @param grid how rows are laid out
/// @param scale of the changes
/// @param thresholds effective limits
/// @param palette colours
record ChangePainter(ChangeGrid grid, RatioScale scale, Thresholds thresholds, Palette palette) {
  private static final double ARROW = 6;

  /// The name of a row within its benchmark.
  static String label(ChangeRow row) {
    List<String> named = row.caption().axes();
    String axes = named.isEmpty() ? "(no axes)" : String.join("  ", named);
    return row.caption().occurrence().isEmpty() ? axes : axes + "  " + row.caption().occurrence();
  }

  /// Draws a column with the upper end of its first line at the origin.
  void column(Surface surface, List<ChangeGrid.Item> items) {
    double height = items.stream().mapToDouble(grid::height).sum();
    ground(surface, height);
    double y = 0;
    for (ChangeGrid.Item item : items) {
      switch (item) {
        case ChangeGrid.Item.Heading(String words) -> heading(surface, words, y);
        case ChangeGrid.Item.Entry(ChangeRow row) -> entry(surface, row, y);
      }
      y += grid.height(item);
    }
  }

  private double x(double ratio) {
    return grid.labels() + scale.fraction(ratio) * grid.plot();
  }

  private double clamped(double ratio) {
    return Math.clamp(x(ratio), grid.labels(), grid.labels() + grid.plot());
  }

  private void ground(Surface surface, double height) {
    double limit = 1 + thresholds.sameCenterRelative();
    double from = clamped(1 / limit);
    double to = clamped(limit);
    surface.rectangle(
        new Box(from, 0, to - from, height), 0, Look.filled(palette.colour(Role.BAND, 0.16)));
    Stroke hair = new Stroke(palette.colour(Role.HAIR), 1);
    Lettering number = Lettering.of(palette.colour(Role.MUTED), 11, Lettering.Anchor.MIDDLE);
    for (Tick tick : scale.ticks(grid.plot())) {
      double x = Math.floor(x(tick.value())) + 0.5;
      surface.line(x, 0, x, height, hair);
      surface.text(tick.label(), x, -8, number);
      surface.text(tick.label(), x, height + 16, number);
    }
    double one = Math.floor(x(1)) + 0.5;
    surface.line(one, 0, one, height, new Stroke(palette.colour(Role.MUTED), 1));
  }

  private void heading(Surface surface, String words, double y) {
    double width = grid.labels() + grid.plot() + grid.numbers();
    Lettering look =
        Lettering.of(palette.colour(Role.FG), grid.labelled() ? 12 : 11, Lettering.Anchor.START)
            .bolder();
    String shown = FittedText.of(surface, words, width, look);
    // In a column without names the heading stands in the plot.
    double height = grid.heading();
    double covered = surface.textWidth(shown, look) + 8;
    surface.rectangle(
        new Box(0, y + 1, covered, height - 2), 0, Look.filled(palette.colour(Role.BG)));
    surface.text(shown, 0, y + height - (grid.labelled() ? 8 : 5), look);
  }

  private void entry(Surface surface, ChangeRow row, double y) {
    double middle = y + grid.pitch() / 2;
    if (grid.labelled()) {
      names(surface, row, middle);
    }
    if (row.ratio().isEmpty()) {
      return;
    }
    double ratio = row.ratio().getAsDouble();
    int colour = palette.colour(StatusGlyph.text(row.status()));
    double low = Math.min(row.lower().orElse(ratio), ratio);
    double high = Math.max(row.upper().orElse(ratio), ratio);
    boolean thin = !grid.labelled();
    double thick = thin ? Math.max(1, grid.pitch() - 2) : 2;
    double from = clamped(low);
    double to = clamped(high);
    int line = thin ? palette.colour(StatusGlyph.text(row.status()), 0.45) : colour;
    surface.rectangle(
        new Box(from, middle - thick / 2, Math.max(1, to - from), thick), 0, Look.filled(line));
    if (!thin) {
      cap(surface, low, middle, colour);
      cap(surface, high, middle, colour);
    }
    if (scale.domain().contains(ratio)) {
      center(surface, x(ratio), middle, row.status(), thin);
    } else {
      arrow(surface, ratio > 1, middle, colour);
    }
  }

  private void cap(Surface surface, double ratio, double middle, int colour) {
    if (scale.domain().contains(ratio)) {
      double x = x(ratio);
      surface.line(x, middle - 3.5, x, middle + 3.5, new Stroke(colour, 1.5));
    }
  }

  private void center(Surface surface, double x, double middle, Status status, boolean thin) {
    int fill = palette.colour(StatusGlyph.text(status));
    if (thin) {
      double high = Math.max(1, grid.pitch() - 1);
      surface.rectangle(new Box(x - 1.5, middle - high / 2, 3, high), 0, Look.filled(fill));
    } else {
      surface.circle(x, middle, 3.6, new Look(fill, palette.colour(Role.BG), 1));
    }
  }

  /// Points out of the scale at its right or left end.
  private void arrow(Surface surface, boolean right, double middle, int colour) {
    double half = grid.labelled() ? 4.5 : Math.max(1.5, grid.pitch() / 2);
    double tip = right ? grid.labels() + grid.plot() + ARROW : grid.labels() - ARROW;
    double foot = right ? tip - ARROW : tip + ARROW;
    surface.polygon(
        new double[] {tip, middle, foot, middle - half, foot, middle + half}, Look.filled(colour));
  }

  private void names(Surface surface, ChangeRow row, double middle) {
    StatusGlyph.paint(surface, row.status(), new Box(0, middle - 6, 12, 12), palette);
    Lettering name = Lettering.of(palette.colour(Role.FG), 11, Lettering.Anchor.START);
    String shown = FittedText.of(surface, label(row), grid.labels() - 26, name);
    surface.text(shown, 18, middle + 4, name);
    Lettering number = Lettering.of(palette.colour(Role.MUTED), 11, Lettering.Anchor.END);
    String words = row.ratio().isPresent() ? RatioScale.words(row.ratio().getAsDouble()) : "n/a";
    surface.text(words, grid.labels() + grid.plot() + grid.numbers(), middle + 4, number);
  }
}
