package org.benchlens.app.control;

import java.util.function.Consumer;
import javafx.scene.layout.Region;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.nupp.DetailScale;
import org.benchlens.present.screen.ForestAxis;
import org.benchlens.present.screen.ForestMark;
import org.benchlens.present.screen.ForestPainter;
import org.jspecify.annotations.Nullable;

/// Draws the interval of a change against the margin, as wide as its place.
public final class ForestBar extends Region {
  private final SharpCanvas canvas = new SharpCanvas();
  private final CanvasSurface surface;
  private @Nullable Consumer<Box> painter;

  /// @param fonts fonts of its texts
  public ForestBar(Fonts fonts) {
    surface = new CanvasSurface(canvas.getGraphicsContext2D(), fonts);
    setMouseTransparent(true);
    setMinWidth(0);
    getChildren().setAll(canvas);
  }

  /// Shows the labels of an axis.
  public void labels(ForestAxis axis, Palette palette) {
    show(box -> new ForestPainter(surface, palette, box, axis).labels());
  }

  /// Shows an interval.
  public void show(ForestMark mark, ForestAxis axis, Palette palette) {
    show(
        box -> {
          ForestPainter forest = new ForestPainter(surface, palette, box, axis);
          forest.ground();
          forest.mark(mark);
        });
  }

  /// Shows the margin alone.
  public void show(ForestAxis axis, Palette palette) {
    show(box -> new ForestPainter(surface, palette, box, axis).ground());
  }

  /// Shows an interval on a scale of its own, with numbers.
  public void show(DetailScale scale, Verdict verdict, Palette palette) {
    show(box -> ForestPainter.scale(surface, palette, box, scale, verdict));
  }

  private void show(Consumer<Box> next) {
    painter = next;
    canvas.fit(Math.ceil(getWidth()), Math.ceil(getHeight()));
    paint();
  }

  private void paint() {
    canvas.clear();
    Consumer<Box> now = painter;
    if (now != null && getWidth() > 0) {
      now.accept(new Box(0, 0, getWidth(), getHeight()));
    }
  }

  @Override
  protected void layoutChildren() {
    canvas.fit(Math.ceil(getWidth()), Math.ceil(getHeight()));
    paint();
  }
}
