package org.benchlens.app.control;

import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.benchlens.compare.Status;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.StatusGlyph;
import org.jspecify.annotations.Nullable;

/// The badge of a status, 14, 16 or 18 px. Say the status in words beside it: the badge alone is
/// spoken as its word.
public final class StatusBadge extends Canvas {
  private @Nullable Status shown;
  private @Nullable Palette palette;

  /// @param size side of the square, [px]
  public StatusBadge(double size) {
    super(size, size);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
  }

  /// Shows a status in the colours of the light theme (fills are the same in both).
  public void show(Status status) {
    show(status, Palette.LIGHT);
  }

  /// Shows a status.
  public void show(Status status, Palette colours) {
    if (status == shown && colours == palette) {
      return;
    }
    shown = status;
    palette = colours;
    GraphicsContext context = getGraphicsContext2D();
    context.clearRect(0, 0, getWidth(), getHeight());
    Box box = new Box(0, 0, getWidth(), getHeight());
    StatusGlyph.paint(new CanvasSurface(context, new Fonts("System")), status, box, colours);
    setAccessibleText(status.word());
  }
}
