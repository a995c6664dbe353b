package org.benchlens.app.control;

import javafx.scene.Parent;
import javafx.scene.canvas.Canvas;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;

/// A canvas whose lines stay sharp where its parent is shown larger: it holds as many pixels as are
/// shown, and is drawn on in the parent's units.
final class SharpCanvas extends Canvas {
  private static final double MOST = 4;

  private final Scale shrink = new Scale(1, 1);
  private double factor = 1;
  private double shownWidth;
  private double shownHeight;

  SharpCanvas() {
    setManaged(false);
    setMouseTransparent(true);
    getTransforms().setAll(shrink);
  }

  /// Takes a size, [px] of the parent, and the scale the parent is shown at. Call before drawing.
  ///
  /// @return whether what was drawn before is gone
  boolean fit(double width, double height) {
    double now = scale(getParent());
    if (now == factor && width == shownWidth && height == shownHeight) {
      return false;
    }
    factor = now;
    shownWidth = width;
    shownHeight = height;
    setWidth(Math.ceil(width * factor));
    setHeight(Math.ceil(height * factor));
    shrink.setX(1 / factor);
    shrink.setY(1 / factor);
    getGraphicsContext2D().setTransform(factor, 0, 0, factor, 0, 0);
    return true;
  }

  /// Removes all that was drawn.
  void clear() {
    getGraphicsContext2D().clearRect(0, 0, shownWidth + 1, shownHeight + 1);
  }

  private static double scale(@Nullable Parent parent) {
    double scale = parent == null ? 1 : parent.getLocalToSceneTransform().getMxx();
    return Math.clamp(scale, 1, MOST);
  }
}
