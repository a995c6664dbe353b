package org.benchlens.present.figure;

import java.util.Optional;
import org.benchlens.model.Side;

/// Draws clouds of points: each one where that is few, else a grid of cells that are the darker the
/// more points they hold. A cell apart from all others is drawn as a point, so an extreme value is
/// never lost in the grid.
final class DotPainter {
  /// Most points of a side that are drawn one by one.
  static final int MOST = 3000;

  /// Most points that are drawn larger.
  private static final int FEW = 60;

  /// Side of a cell, [px].
  private static final int CELL = 3;

  /// Different opacities of cells; neighbours of one opacity are drawn as one.
  private static final int LEVELS = 8;

  private static final double PALEST = 0.2;
  private static final double DARKEST = 0.95;

  private DotPainter() {}

  static void paint(Sheet sheet, Mark.Dots dots) {
    Pixels points = Pixels.of(sheet, dots.points());
    Optional<double[]> shown = Thinning.dots(points, sheet.plot(), MOST);
    if (shown.isPresent()) {
      heads(sheet, dots, shown.get());
    } else {
      Role role = dots.side() == Side.REFERENCE ? Role.REF : Role.CMP;
      Grid grid = new Grid(sheet.plot(), points);
      grid.paint(sheet, role);
      grid.loners(sheet, dots);
    }
  }

  /// Draws points as a grid of cells only.
  static void density(Sheet sheet, Pixels points, Role role) {
    new Grid(sheet.plot(), points).paint(sheet, role);
  }

  private static void heads(Sheet sheet, Mark.Dots dots, double[] xy) {
    SidePen pen = SidePen.of(dots.side());
    double radius = xy.length <= 2 * FEW ? 1.4 * dots.radius() : dots.radius();
    for (int i = 0; i < xy.length; i += 2) {
      pen.head(sheet, xy[i], xy[i + 1], radius, dots.opacity());
    }
  }

  /// Points counted by cell.
  private static final class Grid {
    private final Box plot;
    private final int columns;
    private final int rows;
    private final int[] counts;
    private final int[] last;
    private final Pixels points;
    private int most;

    Grid(Box plot, Pixels points) {
      this.plot = plot;
      this.points = points;
      this.columns = (int) Math.ceil(plot.width() / CELL) + 1;
      this.rows = (int) Math.ceil(plot.height() / CELL) + 1;
      this.counts = new int[columns * rows];
      this.last = new int[columns * rows];
      for (int i = 0; i < points.size(); i++) {
        double x = points.x(i);
        double y = points.y(i);
        if (plot.contains(x, y)) {
          int column = (int) ((x - plot.x()) / CELL);
          int row = (int) ((y - plot.y()) / CELL);
          int cell = row * columns + column;
          counts[cell]++;
          last[cell] = i;
          most = Math.max(most, counts[cell]);
        }
      }
    }

    void paint(Sheet sheet, Role role) {
      for (int row = 0; row < rows; row++) {
        int column = 0;
        while (column < columns) {
          int level = level(row, column);
          int to = column + 1;
          while (to < columns && level(row, to) == level) {
            to++;
          }
          if (level > 0) {
            Look look = Look.filled(sheet.colour(role, opacity(level)));
            sheet.surface().rectangle(box(row, column, to), 0, look);
          }
          column = to;
        }
      }
    }

    private Box box(int row, int from, int to) {
      double x = Math.floor(plot.x()) + from * CELL;
      double y = Math.floor(plot.y()) + row * CELL;
      return new Box(x, y, (to - from) * CELL, CELL);
    }

    void loners(Sheet sheet, Mark.Dots dots) {
      SidePen pen = SidePen.of(dots.side());
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          if (alone(row, column)) {
            int i = last[row * columns + column];
            pen.head(sheet, points.x(i), points.y(i), dots.radius(), 0.85);
          }
        }
      }
    }

    /// 0 for an empty cell and for one that is drawn as a point.
    private int level(int row, int column) {
      int count = counts[row * columns + column];
      if (count == 0 || alone(row, column)) {
        return 0;
      }
      return 1 + (int) ((LEVELS - 1) * Math.log(count) / Math.max(1, Math.log(most)));
    }

    private static double opacity(int level) {
      return PALEST + (DARKEST - PALEST) * (level - 1) / (LEVELS - 1);
    }

    private boolean alone(int row, int column) {
      if (counts[row * columns + column] == 0) {
        return false;
      }
      int cells = 0;
      for (int r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (int c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          cells += counts[r * columns + c] > 0 ? 1 : 0;
        }
      }
      return cells == 1;
    }
  }
}
