package org.benchlens.app.control;

import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.benchlens.present.figure.Span;
import org.jspecify.annotations.Nullable;

/// Shift and drag over a plot selects a part of one of its axes: the one along which the pointer
/// went farther, of those that can be selected. Shift and click selects nothing.
final class BrushGesture {
  /// Moves of fewer pixels are clicks.
  private static final double LEAST = 3;

  private final Function<MouseEvent, @Nullable Place> places;
  private final Told told;
  private boolean x = true;
  private boolean y;
  private @Nullable Place from;

  /// Where the pointer is.
  ///
  /// @param px place in the pane, [px]
  /// @param py place in the pane, [px]
  /// @param x value of the x axis, base units
  /// @param y value of the y axis, base units
  /// @param inside whether it is in the plot
  record Place(double px, double py, double x, double y, boolean inside) {}

  /// Told what is selected.
  interface Told {
    /// A part was selected.
    ///
    /// @param upright whether it is a part of x
    /// @param span base units; null for nothing any more
    void brushed(boolean upright, @Nullable Span span);
  }

  /// @param places where an event is, within the plot's range; null without a plot
  BrushGesture(Function<MouseEvent, @Nullable Place> places, Told told) {
    this.places = places;
    this.told = told;
  }

  /// Which axes can be selected from; x at first.
  void axes(boolean alongX, boolean alongY) {
    x = alongX;
    y = alongY;
  }

  /// Listens to a pane. Filters: a brush must not reach the zoom.
  void listen(Node pane) {
    pane.addEventFilter(MouseEvent.MOUSE_PRESSED, this::started);
    pane.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::dragged);
    pane.addEventFilter(MouseEvent.MOUSE_RELEASED, this::ended);
  }

  private void started(MouseEvent event) {
    Place place = places.apply(event);
    boolean wanted =
        event.isShiftDown() && !event.isControlDown() && event.getButton() == MouseButton.PRIMARY;
    if (wanted && (x || y) && place != null && place.inside()) {
      from = place;
      told.brushed(x, null);
      event.consume();
    }
  }

  private void dragged(MouseEvent event) {
    Place start = from;
    Place now = start == null ? null : places.apply(event);
    if (start == null || now == null) {
      return;
    }
    event.consume();
    double across = Math.abs(now.px() - start.px());
    double down = Math.abs(now.py() - start.py());
    boolean upright = x && (!y || across >= down);
    if ((upright ? across : down) < LEAST) {
      return;
    }
    double one = upright ? start.x() : start.y();
    double other = upright ? now.x() : now.y();
    told.brushed(upright, new Span(Math.min(one, other), Math.max(one, other)));
  }

  private void ended(MouseEvent event) {
    if (from != null) {
      from = null;
      event.consume();
    }
  }
}
