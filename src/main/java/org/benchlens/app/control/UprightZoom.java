package org.benchlens.app.control;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.PlotAxis;
import org.benchlens.present.figure.Span;
import org.jspecify.annotations.Nullable;

/// Zoom and pan along y, where chart-fx does those along x.
///
/// Ctrl and the wheel zoom around the pointer, and so does the wheel over the numbers of the axis;
/// Ctrl and Shift and drag zoom to a box. Whatever pans x pans y as well, once only a part of it is
/// shown. Up and down pan, with Ctrl they zoom.
final class UprightZoom {
  /// Share of the range that one notch of the wheel leaves.
  private static final double NOTCH = 0.8;

  /// Smaller boxes are clicks, [px].
  private static final double LEAST = 3;

  private final Supplier<@Nullable Seen> plots;
  private final ObjectProperty<Optional<Span>> xRange;
  private final ObjectProperty<Optional<Span>> yRange;
  private final Region frame = new Region();
  private @Nullable Grip corner;
  private @Nullable Grip pan;

  /// The plot in sight.
  ///
  /// @param x its horizontal axis
  /// @param y its vertical axis
  /// @param plot where it lies in the pane, [px]
  record Seen(PlotAxis x, PlotAxis y, Box plot) {}

  /// The pointer over a plot.
  ///
  /// @param px place in the pane, [px]
  /// @param py place in the pane, [px]
  /// @param across place along x, 0 at the left to 1 at the right; beyond outside the plot
  /// @param up place along y, 0 at the bottom to 1 at the top; beyond outside the plot
  private record Grip(double px, double py, double across, double up) {
    boolean inside() {
      return across >= 0 && across <= 1 && up >= 0 && up <= 1;
    }

    boolean onNumbers() {
      return across < 0 && up >= 0 && up <= 1;
    }
  }

  /// @param plots the plot in sight; null where there is none, or its y counts nothing
  /// @param xRange the shown part of x, empty for all
  /// @param yRange the shown part of y, empty for all
  UprightZoom(
      Supplier<@Nullable Seen> plots,
      ObjectProperty<Optional<Span>> xRange,
      ObjectProperty<Optional<Span>> yRange) {
    this.plots = plots;
    this.xRange = xRange;
    this.yRange = yRange;
    frame.getStyleClass().add("zoom-box");
    frame.setManaged(false);
    frame.setMouseTransparent(true);
    frame.setVisible(false);
  }

  /// Listens to a pane. Filters: what is for y must not reach the zoom of x.
  ///
  /// @return the frame of the box, to lie over everything
  Region listen(PlotPane pane) {
    pane.addEventFilter(ScrollEvent.SCROLL, this::scrolled);
    pane.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    pane.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::dragged);
    pane.addEventFilter(MouseEvent.MOUSE_RELEASED, this::released);
    return frame;
  }

  /// Takes a key.
  void key(KeyEvent event) {
    Seen seen = plots.get();
    Optional<RangeSteps> step = RangeSteps.upright(event.getCode(), event.isControlDown());
    if (seen != null && step.isPresent()) {
      yRange.set(step.get().from(shown(yRange, seen.y()), seen.y()));
      event.consume();
    }
  }

  private static Span shown(ObjectProperty<Optional<Span>> range, PlotAxis axis) {
    return range.get().orElse(axis.domain());
  }

  private static @Nullable Grip grip(@Nullable Seen seen, double px, double py) {
    return seen == null
        ? null
        : new Grip(
            px,
            py,
            (px - seen.plot().x()) / seen.plot().width(),
            (seen.plot().bottom() - py) / seen.plot().height());
  }

  private @Nullable Grip grip(MouseEvent event) {
    return grip(plots.get(), event.getX(), event.getY());
  }

  private void scrolled(ScrollEvent event) {
    Seen seen = plots.get();
    Grip grip = grip(seen, event.getX(), event.getY());
    if (seen == null || grip == null || event.getDeltaY() == 0) {
      return;
    }
    if (grip.onNumbers() || (grip.inside() && event.isControlDown())) {
      double factor = event.getDeltaY() > 0 ? NOTCH : 1 / NOTCH;
      zoom(seen, new Span(grip.up() * (1 - factor), grip.up() + (1 - grip.up()) * factor));
      event.consume();
    }
  }

  /// Shows a part of what is shown of y, given as shares of it; never beyond the figure.
  private void zoom(Seen seen, Span shares) {
    Span next = part(seen.y(), shown(yRange, seen.y()), shares);
    yRange.set(RangeSteps.within(next, seen.y().domain()));
  }

  private static Span part(PlotAxis axis, Span now, Span shares) {
    return new Span(axis.kind().value(now, shares.from()), axis.kind().value(now, shares.to()));
  }

  private void pressed(MouseEvent event) {
    Grip grip = grip(event);
    if (grip == null || !grip.inside()) {
      return;
    }
    boolean primary = event.getButton() == MouseButton.PRIMARY;
    if (primary && event.isControlDown() && event.isShiftDown()) {
      corner = grip;
      event.consume();
    } else if ((primary && event.isControlDown()) || event.getButton() == MouseButton.MIDDLE) {
      pan = grip;
    }
  }

  private void dragged(MouseEvent event) {
    Seen seen = plots.get();
    Grip now = grip(event);
    Grip from = corner;
    Grip last = pan;
    if (seen == null || now == null) {
      return;
    }
    if (from != null) {
      Span across = shares(from.across(), now.across());
      Span up = shares(from.up(), now.up());
      Box plot = seen.plot();
      frame.resizeRelocate(
          plot.x() + across.from() * plot.width(),
          plot.bottom() - up.to() * plot.height(),
          across.width() * plot.width(),
          up.width() * plot.height());
      frame.setVisible(true);
      event.consume();
    } else if (last != null && yRange.get().isPresent()) {
      double moved = now.up() - last.up();
      Span range = shown(yRange, seen.y());
      Span next = part(seen.y(), range, new Span(-moved, 1 - moved));
      yRange.set(RangeSteps.panned(range, next, seen.y().domain()));
      pan = now;
    }
  }

  private void released(MouseEvent event) {
    Seen seen = plots.get();
    Grip now = grip(event);
    Grip from = corner;
    corner = null;
    pan = null;
    frame.setVisible(false);
    if (from == null) {
      return;
    }
    event.consume();
    if (seen != null
        && now != null
        && Math.abs(now.px() - from.px()) >= LEAST
        && Math.abs(now.py() - from.py()) >= LEAST) {
      zoom(seen, shares(from.up(), now.up()));
      Span across = shares(from.across(), now.across());
      Span next = part(seen.x(), shown(xRange, seen.x()), across);
      xRange.set(RangeSteps.within(next, seen.x().domain()));
    }
  }

  private static Span shares(double one, double other) {
    return new Span(Math.clamp(Math.min(one, other), 0, 1), Math.clamp(Math.max(one, other), 0, 1));
  }
}
