package org.benchlens.app.control;

import io.fair_acc.chartfx.axes.spi.DefaultNumericAxis;
import io.fair_acc.chartfx.ui.geometry.Side;
import javafx.scene.canvas.GraphicsContext;

/// A chart-fx axis that takes no room and draws nothing: it maps values and carries the range that
/// zoom and pan change. The figure's painter draws the axis line and the numbers.
@SuppressWarnings("serial")
final class BlankAxis extends DefaultNumericAxis {
  BlankAxis(Side side) {
    super("", 0, 1, 1);
    setName("");
    setSide(side);
    setAutoRanging(false);
    setAnimated(false);
  }

  @Override
  protected double computePrefWidth(double height) {
    return getSide().isHorizontal() ? super.computePrefWidth(height) : 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return getSide().isHorizontal() ? 0 : super.computePrefHeight(width);
  }

  @Override
  public void drawAxis(GraphicsContext context, double width, double height) {
    // The painter does.
  }
}
