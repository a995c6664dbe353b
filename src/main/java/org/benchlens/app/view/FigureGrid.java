package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.Panel;
import org.benchlens.app.viewmodel.Plots;
import org.benchlens.app.viewmodel.PlotsViewModel;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Palette;

/// Figures side by side. They fill columns from the top, first those with the values along x, which
/// so stand above each other; the first column of two is the wider one.
final class FigureGrid extends Region {
  /// A column that is narrower than that is no use.
  private static final double LEAST = 250;

  /// Width of a first column of values, if the second has width 1.
  private static final double WIDER = 1.35;

  /// Height of a row with the four coverages, if others have height 1.
  private static final double HIGHER = 1.14;

  private final PlotsViewModel plots;
  private final ObservableValue<Palette> palette;
  private final Fonts fonts;
  private final Map<FigureKind, FigurePanel> made = new EnumMap<>(FigureKind.class);
  private List<FigureKind> order = List.of();

  FigureGrid(PlotsViewModel plots, ObservableValue<Palette> palette, Fonts fonts) {
    this.plots = plots;
    this.palette = palette;
    this.fonts = fonts;
    setMinSize(0, 0);
  }

  /// Shows panels.
  void show(List<Panel> panels, Plots all) {
    List<FigureKind> kinds = new ArrayList<>();
    List<Node> nodes = new ArrayList<>();
    List<Panel> sorted = new ArrayList<>(panels);
    sorted.sort(Comparator.comparing(panel -> !alongValues(panel.kind())));
    for (Panel panel : sorted) {
      FigurePanel node =
          made.computeIfAbsent(panel.kind(), kind -> new FigurePanel(plots, kind, palette, fonts));
      node.show(panel, all);
      kinds.add(panel.kind());
      nodes.add(node);
    }
    if (!kinds.equals(order)) {
      order = List.copyOf(kinds);
      getChildren().setAll(nodes);
    }
    requestLayout();
  }

  private static boolean alongValues(FigureKind kind) {
    return switch (kind) {
      case DISTRIBUTION, ECDF, COVERAGE, BOX -> true;
      case SHIFT, COVERAGE_CURVE, RUN_ORDER, LAG, TIME_FREQUENCY -> false;
    };
  }

  /// Columns for so many figures in so much room.
  private int columns() {
    int n = order.size();
    int wanted = n <= 1 ? 1 : n <= 4 ? 2 : 3;
    if (n == 2 && order.stream().allMatch(FigureGrid::alongValues)) {
      wanted = 1;
    }
    return (int) Math.clamp(Math.floor(getWidth() / LEAST), 1, wanted);
  }

  @Override
  protected void layoutChildren() {
    int n = order.size();
    if (n == 0) {
      return;
    }
    int columns = columns();
    int rows = (n + columns - 1) / columns;
    double[] widths = widths(columns, rows);
    double x = 0;
    int at = 0;
    for (int column = 0; column < columns; column++) {
      int count = Math.min(rows, n - at);
      double right = x + widths[column];
      double[] heights = heights(at, count, rows);
      double y = 0;
      for (int row = 0; row < count; row++) {
        double height = row == count - 1 ? getHeight() - y : heights[row];
        Node node = getChildren().get(at + row);
        node.resizeRelocate(x, Math.rint(y), Math.rint(right) - x, Math.rint(height));
        y += heights[row];
      }
      x = Math.rint(right);
      at += count;
    }
  }

  private double[] widths(int columns, int rows) {
    double[] widths = new double[columns];
    boolean wide = columns == 2 && alongValues(order.get(Math.min(rows, order.size()) - 1));
    double share = wide ? getWidth() / (1 + WIDER) : getWidth() / columns;
    for (int i = 0; i < columns; i++) {
      widths[i] = wide && i == 0 ? share * WIDER : share;
    }
    return widths;
  }

  /// Rows are equally high across columns that have as many figures.
  private double[] heights(int first, int count, int rows) {
    double[] weights = new double[count];
    double sum = 0;
    for (int row = 0; row < count; row++) {
      weights[row] = 1;
      for (int at = row; at < order.size(); at += rows) {
        boolean high = order.get(at) == FigureKind.COVERAGE && count == rows;
        weights[row] =
            high || order.get(first + row) == FigureKind.COVERAGE ? HIGHER : weights[row];
      }
      sum += weights[row];
    }
    for (int row = 0; row < count; row++) {
      weights[row] = Math.round(getHeight() * weights[row] / sum);
    }
    return weights;
  }
}
