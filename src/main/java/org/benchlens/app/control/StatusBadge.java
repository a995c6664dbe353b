package org.benchlens.app.control;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.benchlens.compare.Status;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.StatusGlyph;
import org.jspecify.annotations.Nullable;

/// The badge of a status, 14, 16 or 18 px. Say the status in words beside it: the badge alone is
/// spoken as its word.
public final class StatusBadge extends Region {
  private final SharpCanvas canvas = new SharpCanvas();
  private final CanvasSurface surface =
      new CanvasSurface(canvas.getGraphicsContext2D(), new Fonts("System"));
  private final double size;
  private @Nullable Status shown;
  private @Nullable Palette palette;

  /// @param size side of the square, [px]
  public StatusBadge(double size) {
    this.size = size;
    setMinSize(size, size);
    setPrefSize(size, size);
    setMaxSize(size, size);
    getChildren().setAll(canvas);
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
    canvas.fit(size, size);
    paint();
    setAccessibleText(status.word());
  }

  @Override
  protected void layoutChildren() {
    if (canvas.fit(size, size)) {
      paint();
    }
  }

  private void paint() {
    canvas.clear();
    if (shown != null && palette != null) {
      StatusGlyph.paint(surface, shown, new Box(0, 0, size, size), palette);
    }
  }
}
