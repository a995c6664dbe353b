package org.benchlens.app.control;

import io.fair_acc.chartfx.plugins.CrosshairIndicator;
import javafx.scene.input.MouseEvent;

/// A crosshair that can be switched off. Taken out of its chart instead, chart-fx's would still
/// hear
/// the mouse and fail for want of a chart.
final class Crosshair extends CrosshairIndicator {
  private boolean on;

  /// Switches it on or off; off at first.
  void turn(boolean wanted) {
    on = wanted;
  }

  @Override
  protected boolean isMouseEventWithinCanvas(MouseEvent event) {
    return on && getChart() != null && super.isMouseEventWithinCanvas(event);
  }
}
