package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.benchlens.model.Side;

/// Draws the distinct values of a side as bars from the middle of the plot: the reference side up,
/// the compare side down. Height goes with the square root of the count.
///
/// Of the values that share a column of pixels the one with most samples stands for each kind (with
/// a partner, without one, rare), so nothing without a partner is ever hidden.
final class RugPainter {
  private static final double GAP = 10;
  private static final double EDGE = 10;
  private static final double LEAST = 4;
  private static final double BAR = 3;

  private RugPainter() {}

  static void paint(Sheet sheet, RugLane lane) {
    Box plot = sheet.plot();
    SidePen pen = SidePen.of(lane.side());
    double foot = foot(plot, lane.side());
    Stroke line = new Stroke(sheet.colour(Role.LINE), 1);
    sheet.surface().line(plot.x(), Sheet.crisp(foot), plot.right(), Sheet.crisp(foot), line);
    Bars bars = new Bars(sheet, lane, pen, foot, lane.side() == Side.REFERENCE ? -1 : 1);
    bars.covered(columns(sheet, lane, i -> lane.kept(i) && lane.covered(i)));
    bars.rare(columns(sheet, lane, i -> !lane.kept(i)));
    bars.uncovered(columns(sheet, lane, i -> lane.kept(i) && !lane.covered(i)));
  }

  static void label(Sheet sheet, Side side) {
    Box plot = sheet.plot();
    double half = (plot.height() - GAP) / 2;
    double y = side == Side.REFERENCE ? plot.y() + half / 2 : plot.bottom() - half / 2;
    SidePen pen = SidePen.of(side);
    pen.head(sheet, 13, y, side == Side.REFERENCE ? 4 : 4.8, 1);
    sheet.surface().text(pen.word(), 22, y + 4, sheet.label(Role.FG, Lettering.Anchor.START));
  }

  private static double foot(Box plot, Side side) {
    double middle = Math.round(plot.y() + plot.height() / 2);
    return side == Side.REFERENCE ? middle - GAP / 2 : middle + GAP / 2;
  }

  /// The value with most samples in each column of pixels, by position; ascending.
  private static int[] columns(Sheet sheet, RugLane lane, IntPredicate shown) {
    Span span = sheet.xs();
    ScaleKind kind = sheet.figure().x().kind();
    int width = (int) Math.ceil(sheet.plot().width());
    int[] found = new int[width + 1];
    int size = 0;
    int i = firstFrom(lane, span.from());
    for (int column = 0; column < width; column++) {
      // Comparing with the column's edge is cheaper than placing each value.
      boolean last = column == width - 1;
      double edge = last ? span.to() : kind.value(span, (column + 1) / sheet.plot().width());
      int best = -1;
      for (; i < lane.size() && (lane.value(i) < edge || (last && lane.value(i) <= edge)); i++) {
        if ((best < 0 || lane.count(i) > lane.count(best)) && shown.test(i)) {
          best = i;
        }
      }
      if (best >= 0) {
        found[size++] = best;
      }
    }
    return Arrays.copyOf(found, size);
  }

  private static int firstFrom(RugLane lane, double value) {
    int low = 0;
    int high = lane.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (lane.value(middle) < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /// Draws bars of one lane.
  private static final class Bars {
    private final Sheet sheet;
    private final RugLane lane;
    private final SidePen pen;
    private final double foot;
    private final int direction;
    private final double most;
    private final double largest;

    Bars(Sheet sheet, RugLane lane, SidePen pen, double foot, int direction) {
      this.sheet = sheet;
      this.lane = lane;
      this.pen = pen;
      this.foot = foot;
      this.direction = direction;
      this.most = Math.max(LEAST, (sheet.plot().height() - GAP) / 2 - EDGE);
      this.largest = largestShare(sheet.figure());
    }

    /// One scale for both lanes.
    private static double largestShare(Figure figure) {
      double largest = 0;
      for (Mark mark : figure.marks()) {
        if (mark instanceof Mark.Rug(RugLane lane)) {
          largest = Math.max(largest, lane.largestShare());
        }
      }
      return largest;
    }

    private double height(int i) {
      return LEAST + (most - LEAST) * Math.sqrt(lane.share(i) / largest);
    }

    private double x(int i) {
      return sheet.px(lane.value(i));
    }

    private Box bar(int i, double width) {
      double height = Math.round(height(i));
      double top = direction < 0 ? foot - height : foot + 1;
      return new Box(Math.round(x(i) - width / 2), top, width, height);
    }

    void covered(int[] found) {
      double width = width(found);
      Look look = Look.filled(sheet.colour(pen.fill()));
      for (int i : found) {
        sheet.surface().rectangle(bar(i, width), 0, look);
      }
    }

    /// Bars keep a gap of 1 px where most neighbours are near.
    private double width(int[] found) {
      if (found.length < 3) {
        return BAR;
      }
      double[] gaps = new double[found.length - 1];
      for (int k = 0; k < gaps.length; k++) {
        gaps[k] = x(found[k + 1]) - x(found[k]);
      }
      Arrays.sort(gaps);
      return Math.clamp(Math.floor(gaps[gaps.length / 2]) - 1, 1, BAR);
    }

    void rare(int[] found) {
      Look look = Look.outlined(sheet.colour(pen.thin()), 1);
      for (int i : found) {
        Box bar = bar(i, 4);
        Box inside = new Box(bar.x() + 0.5, bar.y() + 0.5, 3, bar.height() - 1);
        sheet.surface().rectangle(inside, 0, look);
      }
    }

    void uncovered(int[] found) {
      Stroke dashed = new Stroke(sheet.colour(pen.thin()), 1.5, Dash.SERIES);
      Look cross = Look.outlined(sheet.colour(Role.FG), 1.5);
      double before = Double.NEGATIVE_INFINITY;
      for (int k = 0; k < found.length; k++) {
        double x = x(found[k]);
        double end = foot + direction * height(found[k]);
        sheet.surface().line(x, direction < 0 ? foot : foot + 1, x, end, dashed);
        double after = k + 1 < found.length ? x(found[k + 1]) : Double.POSITIVE_INFINITY;
        boolean crowded = x - before < 8 || after - x < 8;
        double arm = crowded ? 2.1 : 3.2;
        double y = end + direction * (arm + 1.5);
        if (x - before >= 3 || k == 0) {
          Glyph.CROSS.draw(sheet.surface(), x, y, arm, look(cross, crowded));
          before = x;
        }
      }
    }

    private static Look look(Look cross, boolean crowded) {
      return crowded ? Look.outlined(cross.outline(), 1.2) : cross;
    }
  }
}
