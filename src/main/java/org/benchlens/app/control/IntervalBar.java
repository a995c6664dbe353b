package org.benchlens.app.control;

import javafx.scene.layout.Region;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.present.figure.IntervalBarPainter;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.jspecify.annotations.Nullable;

/// The small picture of both intervals for a table cell. A cell keeps one and shows the next row in
/// it; showing the same again draws nothing.
public final class IntervalBar extends Region {
  private final SharpCanvas canvas = new SharpCanvas();
  private final CanvasSurface surface;
  private @Nullable Shown shown;

  /// An empty bar.
  public IntervalBar() {
    surface = new CanvasSurface(canvas.getGraphicsContext2D(), new Fonts("System"));
    setMinSize(IntervalBarPainter.WIDTH, IntervalBarPainter.HEIGHT);
    setPrefSize(IntervalBarPainter.WIDTH, IntervalBarPainter.HEIGHT);
    setMaxSize(IntervalBarPainter.WIDTH, IntervalBarPainter.HEIGHT);
    getChildren().setAll(canvas);
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
    shown = next;
    fit();
    paint();
  }

  private boolean fit() {
    return canvas.fit(IntervalBarPainter.WIDTH, IntervalBarPainter.HEIGHT);
  }

  private void paint() {
    canvas.clear();
    if (shown != null) {
      IntervalBarPainter.paint(
          surface, shown.ref, shown.cmp, shown.centerRelative, shown.palette, shown.ground);
    }
  }

  @Override
  protected void layoutChildren() {
    if (fit()) {
      paint();
    }
  }

  /// Shows nothing, for an empty cell.
  public void clear() {
    shown = null;
    canvas.clear();
  }

  private record Shown(
      SideTiming ref, SideTiming cmp, double centerRelative, Palette palette, Role ground) {}
}
