package org.benchlens.app.control;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.present.figure.IntervalBarPainter;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.jspecify.annotations.Nullable;

/// The small picture of both intervals for a table cell. A cell keeps one and shows the next row in
/// it; showing the same again draws nothing.
public final class IntervalBar extends Canvas {
  private final CanvasSurface surface;
  private @Nullable Shown shown;

  /// An empty bar.
  public IntervalBar() {
    super(IntervalBarPainter.WIDTH, IntervalBarPainter.HEIGHT);
    surface = new CanvasSurface(getGraphicsContext2D(), new Fonts("System"));
  }

  /// Shows a row that is not selected.
  ///
  /// @param centerRelative effective same.center_relative, [1], drawn as a band
  public void show(SideTiming ref, SideTiming cmp, double centerRelative, Palette palette) {
    show(ref, cmp, centerRelative, palette, Role.BG);
  }

  /// Shows a row on a ground, such as [Role#SELECTION].
  public void show(
      SideTiming ref, SideTiming cmp, double centerRelative, Palette palette, Role ground) {
    Shown next = new Shown(ref, cmp, centerRelative, palette, ground);
    if (next.equals(shown)) {
      return;
    }
    clear();
    shown = next;
    IntervalBarPainter.paint(surface, ref, cmp, centerRelative, palette, ground);
  }

  /// Shows nothing, for an empty cell.
  public void clear() {
    shown = null;
    GraphicsContext context = getGraphicsContext2D();
    context.clearRect(0, 0, getWidth(), getHeight());
  }

  private record Shown(
      SideTiming ref, SideTiming cmp, double centerRelative, Palette palette, Role ground) {}
}
