package org.benchlens.present.chart;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.Thresholds;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.StatusGlyph;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.figure.Tick;

/// Draws the changes of one series along its axis: what the lines of both sides are too near to
/// show.
///
/// @param rows changes, in the order of the points of the series
/// @param places their fractions of the axis, 0 to 1
/// @param scale of the changes
/// @param thresholds effective limits
/// @param palette colours
record SweepChanges(
    List<ChangeRow> rows,
    List<Double> places,
    RatioScale scale,
    Thresholds thresholds,
    Palette palette) {
  SweepChanges {
    rows = List.copyOf(rows);
    places = List.copyOf(places);
  }

  static SweepChanges of(
      SweepSeries series, SweepAxes axes, Thresholds thresholds, Palette palette) {
    List<ChangeRow> rows = new ArrayList<>();
    List<Double> places = new ArrayList<>();
    for (SweepSeries.Point point : series.points()) {
      if (point.row().verdict().isPresent()) {
        rows.add(ChangeRow.of(point.row()));
        places.add(axes.x(point.place()));
      }
    }
    return new SweepChanges(rows, places, RatioScale.of(rows), thresholds, palette);
  }

  void paint(Surface surface, Box box) {
    double limit = 1 + thresholds.sameCenterRelative();
    double top = Math.max(box.y(), y(box, limit));
    double foot = Math.min(box.bottom(), y(box, 1 / limit));
    surface.rectangle(
        new Box(box.x(), top, box.width(), foot - top),
        0,
        Look.filled(palette.colour(Role.BAND, 0.16)));
    double one = Math.floor(y(box, 1)) + 0.5;
    surface.line(box.x(), one, box.right(), one, new Stroke(palette.colour(Role.MUTED), 1));
    Lettering end = Lettering.of(palette.colour(Role.MUTED), 11, Lettering.Anchor.END);
    for (Tick tick : scale.ticks(3 * box.height())) {
      double y = y(box, tick.value());
      if (Math.abs(y - one) < 1 || Math.abs(y - one) >= 13) {
        surface.text(tick.label(), box.x() - 8, y + 3.5, end);
      }
    }
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).ratio().isPresent()) {
        change(surface, box, rows.get(i), box.x() + places.get(i) * box.width());
      }
    }
  }

  private void change(Surface surface, Box box, ChangeRow row, double x) {
    double ratio = row.ratio().orElseThrow();
    int colour = palette.colour(StatusGlyph.text(row.status()));
    double from = clamped(box, row.lower().orElse(ratio));
    double to = clamped(box, row.upper().orElse(ratio));
    surface.line(x, from, x, to, new Stroke(colour, 2));
    surface.circle(x, clamped(box, ratio), 3.2, new Look(colour, palette.colour(Role.BG), 1));
  }

  private double y(Box box, double ratio) {
    return box.bottom() - scale.fraction(ratio) * box.height();
  }

  private double clamped(Box box, double ratio) {
    return Math.clamp(y(box, ratio), box.y(), box.bottom());
  }
}
