package org.benchlens.app.control;

import java.util.function.Consumer;
import javafx.scene.layout.Region;
import org.benchlens.present.figure.Surface;

/// A region that shows what is painted on it, such as all cells of a row: one node without styles
/// where nodes for every word would each be styled and laid out.
///
/// It never asks its parent for another layout: whoever holds it gives it its place.
public final class PaintedStrip extends Region {
  private final SharpCanvas canvas = new SharpCanvas();
  private final CanvasSurface surface;
  private final Consumer<Surface> painter;
  private boolean stale = true;

  /// @param fonts fonts of the texts
  /// @param painter paints the whole strip from its left upper corner
  public PaintedStrip(Fonts fonts, Consumer<Surface> painter) {
    this.painter = painter;
    surface = new CanvasSurface(canvas.getGraphicsContext2D(), fonts);
    setManaged(false);
    setMouseTransparent(true);
    getChildren().setAll(canvas);
  }

  /// Paints anew before the next frame.
  public void repaint() {
    stale = true;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    if (canvas.fit(getWidth(), getHeight()) || stale) {
      stale = false;
      canvas.clear();
      painter.accept(surface);
    }
  }
}
