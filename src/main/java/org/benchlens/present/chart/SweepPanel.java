package org.benchlens.present.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Status;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Side;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Dash;
import org.benchlens.present.figure.FittedText;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.StatusGlyph;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;
import org.benchlens.present.figure.Tick;
import org.benchlens.present.table.TableRow;

/// Draws one series: the centers of both sides as lines in bands of their intervals, the status of
/// each row above and its change below. A row without a time leaves a gap.
record SweepPanel(
    Sweep sweep, SweepSeries series, SweepAxes axes, SweepChanges changes, Palette palette) {
  static final double WIDTH = 460;
  static final double HEIGHT = 350;

  /// How far a pointer may be from the place of a row, [px].
  private static final double REACH = 14;

  private static final Box PLOT = new Box(56, 62, WIDTH - 56 - 24, 186);
  private static final Box CHANGES = new Box(56, 262, WIDTH - 56 - 24, 54);

  static SweepPanel of(Sweep sweep, SweepSeries series, Thresholds thresholds, Palette palette) {
    SweepAxes axes = SweepAxes.of(series);
    SweepChanges changes = SweepChanges.of(series, axes, thresholds, palette);
    return new SweepPanel(sweep, series, axes, changes, palette);
  }

  void paint(Surface surface) {
    words(surface);
    grid(surface);
    surface.clip(PLOT);
    for (Side side : Side.values()) {
      for (List<SweepSeries.Point> run : runs(side)) {
        band(surface, side, run);
      }
    }
    surface.unclip();
    for (Side side : Side.values()) {
      for (List<SweepSeries.Point> run : runs(side)) {
        line(surface, side, run);
      }
    }
    statuses(surface);
    changes.paint(surface, CHANGES);
  }

  /// The row whose place is nearest, within reach of a pointer.
  Optional<TableRow> rowAt(double x, double y) {
    if (y < PLOT.y() - 20 || y > CHANGES.bottom()) {
      return Optional.empty();
    }
    return series.points().stream()
        .filter(point -> Math.abs(x(point.place()) - x) <= REACH)
        .min(Comparator.comparingDouble(point -> Math.abs(x(point.place()) - x)))
        .map(SweepSeries.Point::row);
  }

  private void words(Surface surface) {
    Lettering bold = text(Role.FG, 12, Lettering.Anchor.START).bolder();
    Lettering plain = text(Role.MUTED, 12, Lettering.Anchor.START);
    String name = FittedText.of(surface, series.benchmark(), WIDTH - 16, bold);
    surface.text(name, 8, 19, bold);
    double x = 8 + surface.textWidth(name, bold) + 8;
    surface.text(FittedText.of(surface, series.rest(), WIDTH - 8 - x, plain), x, 19, plain);
    List<String> notes = new ArrayList<>();
    if (!series.positive()) {
      notes.add("values of 0 or below: linear axis");
    }
    if (series.repeats() > 0) {
      notes.add(series.repeats() + " more at a value that another row has");
    }
    if (missing() > 0) {
      notes.add("gaps: " + missing() + " without a time");
    }
    Lettering small = text(Role.DIM, 11, Lettering.Anchor.START);
    String note = FittedText.of(surface, String.join("; ", notes), WIDTH - 16, small);
    surface.text(note, 8, 35, small);
  }

  private long missing() {
    return series.points().stream()
        .filter(
            point ->
                SweepAxes.span(point.row().reference()).isEmpty()
                    || SweepAxes.span(point.row().compare()).isEmpty())
        .count();
  }

  private void grid(Surface surface) {
    Stroke hair = new Stroke(palette.colour(Role.HAIR), 1);
    Lettering end = text(Role.MUTED, 11, Lettering.Anchor.END);
    Lettering middle = text(Role.MUTED, 11, Lettering.Anchor.MIDDLE);
    List<Tick> times = axes.yTicks(PLOT.height());
    for (int i = 0; i < times.size(); i++) {
      double y = crisp(y(axes.unit().base(times.get(i).value())));
      surface.line(PLOT.x(), y, PLOT.right(), y, hair);
      String label = times.get(i).label();
      boolean top = i == times.size() - 1;
      surface.text(top ? label + " " + axes.unit().symbol() : label, PLOT.x() - 8, y + 3.5, end);
    }
    Stroke line = new Stroke(palette.colour(Role.LINE), 1);
    surface.line(PLOT.x(), crisp(PLOT.bottom()), PLOT.right(), crisp(PLOT.bottom()), line);
    double foot = crisp(CHANGES.bottom());
    surface.line(PLOT.x(), foot, PLOT.right(), foot, line);
    Stroke tickStroke = new Stroke(palette.colour(Role.MUTED), 1);
    for (Tick tick : axes.xTicks(sweep.powers(), PLOT.width())) {
      double x = crisp(x(tick.value()));
      surface.line(x, foot, x, foot + 4, tickStroke);
      surface.text(tick.label(), x, foot + 16, middle);
    }
  }

  /// The points of a side without gaps.
  private List<List<SweepSeries.Point>> runs(Side side) {
    List<List<SweepSeries.Point>> runs = new ArrayList<>();
    List<SweepSeries.Point> run = new ArrayList<>();
    for (SweepSeries.Point point : series.points()) {
      if (SweepAxes.span(point.row().timing(side)).isPresent()) {
        run.add(point);
      } else if (!run.isEmpty()) {
        runs.add(run);
        run = new ArrayList<>();
      }
    }
    if (!run.isEmpty()) {
      runs.add(run);
    }
    return runs;
  }

  private void band(Surface surface, Side side, List<SweepSeries.Point> run) {
    int n = run.size();
    double[] xy = new double[4 * n];
    for (int i = 0; i < n; i++) {
      Span span = SweepAxes.span(run.get(i).row().timing(side)).orElseThrow();
      double x = x(run.get(i).place());
      xy[2 * i] = x;
      xy[2 * i + 1] = y(span.to());
      xy[4 * n - 2 - 2 * i] = x;
      xy[4 * n - 1 - 2 * i] = y(span.from());
    }
    Role role = side == Side.REFERENCE ? Role.REF : Role.CMP;
    surface.polygon(xy, Look.filled(palette.colour(role, 0.2)));
    // A single point has a band of no width.
    Stroke thin = new Stroke(palette.colour(line(side), 0.6), 1);
    for (int i = 0; i < n; i++) {
      surface.line(xy[2 * i], xy[2 * i + 1], xy[2 * i], xy[4 * n - 1 - 2 * i], thin);
    }
  }

  private void line(Surface surface, Side side, List<SweepSeries.Point> run) {
    double[] xy = new double[2 * run.size()];
    for (int i = 0; i < run.size(); i++) {
      xy[2 * i] = x(run.get(i).place());
      xy[2 * i + 1] = y(run.get(i).row().timing(side).center().orElseThrow());
    }
    Dash dash = side == Side.REFERENCE ? Dash.SOLID : Dash.SERIES;
    if (run.size() > 1) {
      surface.polyline(xy, new Stroke(palette.colour(line(side)), 1.5, dash));
    }
    for (int i = 0; i < xy.length; i += 2) {
      SweepHead.paint(surface, side, xy[i], xy[i + 1], palette);
    }
  }

  private static Role line(Side side) {
    return side == Side.REFERENCE ? Role.REF : Role.CMP_LINE;
  }

  /// The statuses in a row above the plot, as many as fit.
  private void statuses(Surface surface) {
    double last = Double.NEGATIVE_INFINITY;
    for (SweepSeries.Point point : series.points()) {
      double x = x(point.place());
      Optional<Status> status = point.row().verdict().map(Decision::status);
      if (status.isPresent() && x - last >= 13) {
        Box box = new Box(x - 6, PLOT.y() - 18, 12, 12);
        StatusGlyph.paint(surface, status.get(), box, palette);
        last = x;
      }
    }
  }

  private double x(double place) {
    return PLOT.x() + axes.x(place) * PLOT.width();
  }

  private double y(double time) {
    return PLOT.bottom() - axes.y(time) * PLOT.height();
  }

  private static double crisp(double at) {
    return Math.floor(at) + 0.5;
  }

  private Lettering text(Role role, double size, Lettering.Anchor anchor) {
    return Lettering.of(palette.colour(role), size, anchor);
  }
}
