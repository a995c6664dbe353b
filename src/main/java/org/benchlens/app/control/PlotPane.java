package org.benchlens.app.control;

import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigurePainter;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.View;
import org.jspecify.annotations.Nullable;

/// Shows a figure: the painter draws all of it, chart-fx supplies axes, zoom, pan and crosshair.
///
/// Panes that bind their [#xRangeProperty], [#brushProperty] and [#pointerProperty] to each other
/// move together. Drag zooms, Shift and drag brushes, a double click shows all again; with the
/// focus
/// `+ -` zoom, the arrow keys pan, Home shows all.
public final class PlotPane extends Region {
  private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");

  private final SharpCanvas canvas = new SharpCanvas();
  private final CanvasSurface surface;
  private final ObjectProperty<Optional<Span>> xRange =
      new SimpleObjectProperty<>(this, "xRange", Optional.empty());
  private final ObjectProperty<Optional<Span>> brush =
      new SimpleObjectProperty<>(this, "brush", Optional.empty());
  private final ObjectProperty<OptionalDouble> pointer =
      new SimpleObjectProperty<>(this, "pointer", OptionalDouble.empty());
  private final ObjectProperty<Palette> palette =
      new SimpleObjectProperty<>(this, "palette", Palette.LIGHT);
  private View.Heading heading = View.Heading.NONE;
  private @Nullable InteractiveAxes axes;
  private @Nullable Figure figure;
  private double brushFrom = Double.NaN;

  /// @param fonts fonts of all texts
  public PlotPane(Fonts fonts) {
    surface = new CanvasSurface(canvas.getGraphicsContext2D(), fonts);
    getStyleClass().add("plot-pane");
    // Not a user agent stylesheet: chart-fx's own would win over it. JavaFX looks the path up on
    // the
    // class path.
    getStylesheets().add("/org/benchlens/app/control/plot-pane.css");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setFocusTraversable(true);
    getChildren().setAll(canvas);
    xRange.addListener((_, _, range) -> rangeChanged(range));
    brush.addListener(_ -> redraw());
    pointer.addListener(_ -> pointerMoved());
    palette.addListener((_, _, colours) -> recolour(colours));
    listen();
  }

  private void listen() {
    addEventHandler(MouseEvent.MOUSE_MOVED, event -> pointer.set(place(event)));
    addEventHandler(MouseEvent.MOUSE_EXITED, _ -> pointer.set(OptionalDouble.empty()));
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    // Filters: a brush must not reach the zoom.
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::brushStarted);
    addEventFilter(MouseEvent.MOUSE_DRAGGED, this::brushDragged);
    addEventFilter(MouseEvent.MOUSE_RELEASED, this::brushEnded);
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  /// Shows a figure. The shown part of x stays when the new figure has the same x axis.
  public void show(Figure next) {
    boolean sameAxis =
        figure != null
            && figure.x().shown().equals(next.x().shown())
            && figure.x().kind() == next.x().kind();
    figure = next;
    setAccessibleText(next.description());
    if (!sameAxis) {
      xRange.set(Optional.empty());
      pointer.set(OptionalDouble.empty());
    }
    if (next.notice().isEmpty()) {
      InteractiveAxes shown = axes();
      shown.node().setVisible(true);
      shown.show(next.x(), next.y(), xRange.get().orElse(next.x().domain()));
    } else if (axes != null) {
      axes.node().setVisible(false);
    }
    requestLayout();
  }

  /// Loads what a first figure needs, which takes a while; not for the UI thread.
  public static void prepare() {
    new InteractiveAxes(() -> {}, range -> {}).redraw();
  }

  /// Made with the first figure: a window is on the screen sooner without.
  private InteractiveAxes axes() {
    InteractiveAxes made = axes;
    if (made == null) {
      made = new InteractiveAxes(this::paint, this::userRange);
      axes = made;
      getChildren().add(made.node());
    }
    return made;
  }

  private void redraw() {
    if (axes != null) {
      axes.redraw();
    }
  }

  /// Sets what stands above the plot; nothing at first.
  public void setHeading(View.Heading next) {
    heading = next;
    requestLayout();
  }

  /// Sets the colours; light at first.
  public void setPalette(Palette colours) {
    palette.set(colours);
  }

  /// The colours.
  public ObjectProperty<Palette> paletteProperty() {
    return palette;
  }

  /// The shown part of the x axis in base units, empty for all; bind it to move panes together.
  public ObjectProperty<Optional<Span>> xRangeProperty() {
    return xRange;
  }

  /// The selected part of the x axis in base units, empty for none.
  public ObjectProperty<Optional<Span>> brushProperty() {
    return brush;
  }

  /// Where the pointer is on the x axis, in base units, empty outside the plot; a tolerance band
  /// follows it.
  public ObjectProperty<OptionalDouble> pointerProperty() {
    return pointer;
  }

  @Override
  protected void layoutChildren() {
    canvas.fit(Math.ceil(getWidth()), Math.ceil(getHeight()));
    Figure shown = figure;
    if (shown == null) {
      return;
    }
    if (shown.notice().isPresent() || axes == null) {
      paint();
      return;
    }
    Box plot = FigurePainter.plot(shown, view());
    axes.node().resizeRelocate(plot.x(), plot.y(), plot.width(), plot.height());
    axes.redraw();
  }

  @Override
  protected double computePrefWidth(double height) {
    return 600;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 320;
  }

  private View view() {
    return new View(
        getWidth(),
        getHeight(),
        palette.get(),
        heading,
        xRange.get(),
        Optional.empty(),
        pointer.get(),
        brush.get());
  }

  private void paint() {
    if (figure != null && getWidth() > 0 && getHeight() > 0) {
      FigurePainter.paint(surface, figure, view());
    }
  }

  private void recolour(Palette colours) {
    pseudoClassStateChanged(DARK, colours == Palette.DARK);
    requestLayout();
  }

  private void pointerMoved() {
    if (figure != null && figure.tolerance().isPresent()) {
      redraw();
    }
  }

  private void rangeChanged(Optional<Span> range) {
    if (figure != null && axes != null) {
      axes.range(range.orElse(figure.x().domain()));
    }
  }

  /// A user zoomed or panned: never beyond the figure.
  private void userRange(Span asked) {
    Figure shown = figure;
    if (shown == null) {
      return;
    }
    Optional<Span> range = RangeSteps.within(asked, shown.x().domain());
    if (range.equals(xRange.get())) {
      rangeChanged(range);
    } else {
      xRange.set(range);
    }
  }

  private OptionalDouble place(MouseEvent event) {
    Figure shown = figure;
    if (shown == null || shown.notice().isPresent()) {
      return OptionalDouble.empty();
    }
    Box plot = FigurePainter.plot(shown, view());
    return plot.contains(event.getX(), event.getY())
        ? OptionalDouble.of(value(shown, plot, event.getX()))
        : OptionalDouble.empty();
  }

  private double value(Figure shown, Box plot, double px) {
    Span span = xRange.get().orElse(shown.x().domain());
    return shown.x().kind().value(span, Math.clamp((px - plot.x()) / plot.width(), 0, 1));
  }

  private void clicked(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      requestFocus();
      if (event.getClickCount() == 2) {
        xRange.set(Optional.empty());
      }
    }
  }

  private void brushStarted(MouseEvent event) {
    OptionalDouble at = place(event);
    if (event.isShiftDown() && event.getButton() == MouseButton.PRIMARY && at.isPresent()) {
      brushFrom = at.getAsDouble();
      brush.set(Optional.empty());
      event.consume();
    }
  }

  private void brushDragged(MouseEvent event) {
    Figure shown = figure;
    if (Double.isNaN(brushFrom) || shown == null) {
      return;
    }
    double to = value(shown, FigurePainter.plot(shown, view()), event.getX());
    brush.set(Optional.of(new Span(Math.min(brushFrom, to), Math.max(brushFrom, to))));
    event.consume();
  }

  private void brushEnded(MouseEvent event) {
    if (!Double.isNaN(brushFrom)) {
      brushFrom = Double.NaN;
      event.consume();
    }
  }

  private void key(KeyEvent event) {
    Figure shown = figure;
    if (shown == null || shown.notice().isPresent()) {
      return;
    }
    Optional<RangeSteps> step = RangeSteps.of(event.getCode());
    if (step.isPresent()) {
      Span now = xRange.get().orElse(shown.x().domain());
      xRange.set(step.get().from(now, shown.x()));
      event.consume();
    }
  }
}
