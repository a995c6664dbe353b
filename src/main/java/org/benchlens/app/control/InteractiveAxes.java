package org.benchlens.app.control;

import io.fair_acc.chartfx.XYChart;
import io.fair_acc.chartfx.axes.AxisMode;
import io.fair_acc.chartfx.plugins.Zoomer;
import io.fair_acc.chartfx.ui.geometry.Side;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.util.StringConverter;
import org.benchlens.present.figure.PlotAxis;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.Span;
import org.jspecify.annotations.Nullable;

/// A chart-fx chart without looks of its own that lies over a plot: axes, zoom, pan and crosshair.
///
/// Dragging zooms in, the wheel zooms, the middle button or Ctrl and dragging pans, a right click
/// zooms out. Only x changes, see [UprightZoom] for y. Axes count in the figure's shown unit.
final class InteractiveAxes {
  private final XYChart chart;
  private final BlankAxis xAxis = new BlankAxis(Side.BOTTOM);
  private final BlankAxis yAxis = new BlankAxis(Side.LEFT);
  private final Zoomer zoomer = new Zoomer(AxisMode.X);
  private final Crosshair crosshair = new Crosshair();
  private final Consumer<Span> onRange;
  private @Nullable PlotAxis x;
  private @Nullable PlotAxis y;
  private boolean setting;

  /// @param painter draws the figure, called whenever chart-fx redraws
  /// @param onRange told the range in base units when a user changed it
  InteractiveAxes(Runnable painter, Consumer<Span> onRange) {
    this.onRange = onRange;
    chart = new XYChart(xAxis, yAxis);
    chart.setAnimated(false);
    chart.setLegendVisible(false);
    chart.setMinSize(0, 0);
    chart.setManaged(false);
    chart.getAxesAndCanvasPane().setPadding(Insets.EMPTY);
    // The figure lies on a canvas below; chart-fx would draw grid lines of its own on this one.
    chart.getCanvas().setOpacity(0);
    chart.getRenderers().setAll(new FigureRenderer(painter));
    zoomer.setAddButtonsToToolBar(false);
    zoomer.setSliderVisible(false);
    zoomer.setAnimated(false);
    crosshair.setAddButtonsToToolBar(false);
    chart.getPlugins().setAll(zoomer, crosshair);
    xAxis.minProperty().addListener(_ -> moved());
    xAxis.maxProperty().addListener(_ -> moved());
  }

  XYChart node() {
    return chart;
  }

  /// Takes over the axes of a figure and the shown part of x.
  void show(PlotAxis xOfFigure, PlotAxis yOfFigure, Span range) {
    x = xOfFigure;
    y = yOfFigure;
    setting = true;
    xAxis.setLogAxis(xOfFigure.kind() == ScaleKind.LOG);
    yAxis.setLogAxis(yOfFigure.kind() == ScaleKind.LOG);
    setting = false;
    range(range);
    rangeOfY(yOfFigure.domain());
    zoomer.clear();
    crosshair.setXValueFormatter(new AxisNumber(xOfFigure));
    crosshair.setYValueFormatter(new AxisNumber(yOfFigure));
    crosshair.turn(yOfFigure.numbered());
    redraw();
  }

  /// Shows a part of x, in base units.
  void range(Span range) {
    if (x == null) {
      return;
    }
    Span shown = x.shown(range);
    setting = true;
    xAxis.set(shown.from(), shown.to());
    setting = false;
    redraw();
  }

  /// Shows a part of y, in base units.
  void rangeOfY(Span range) {
    if (y != null) {
      Span shown = y.shown(range);
      yAxis.set(shown.from(), shown.to());
      redraw();
    }
  }

  /// Draws the figure in the next pulse.
  void redraw() {
    chart.invalidate();
  }

  private void moved() {
    PlotAxis axis = x;
    double from = xAxis.getMin();
    double to = xAxis.getMax();
    if (setting || axis == null || !(from < to)) {
      return;
    }
    onRange.accept(new Span(axis.unit().base(from), axis.unit().base(to)));
  }

  /// Numbers of the crosshair.
  private static final class AxisNumber extends StringConverter<Number> {
    private static final int DIGITS = 5;
    private final PlotAxis axis;

    AxisNumber(PlotAxis axis) {
      this.axis = axis;
    }

    @Override
    public String toString(Number shown) {
      return axis.unit().text(axis.unit().base(shown.doubleValue()), DIGITS);
    }

    @Override
    public Number fromString(String text) {
      throw new UnsupportedOperationException("numbers of a crosshair are not read");
    }
  }
}
