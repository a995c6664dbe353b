package org.benchlens.app.control;

import io.fair_acc.chartfx.axes.Axis;
import io.fair_acc.chartfx.axes.spi.AxisRange;
import io.fair_acc.chartfx.renderer.spi.AbstractRenderer;

/// Draws the figure whenever chart-fx redraws: after a change of size or range.
final class FigureRenderer extends AbstractRenderer<FigureRenderer> {
  private final Runnable painter;

  FigureRenderer(Runnable painter) {
    this.painter = painter;
  }

  @Override
  public void render() {
    painter.run();
  }

  @Override
  public void updateAxisRange(Axis axis, AxisRange range) {
    // The figure says its own ranges.
  }

  @Override
  protected FigureRenderer getThis() {
    return this;
  }
}
