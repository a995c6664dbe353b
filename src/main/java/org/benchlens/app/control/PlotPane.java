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
import org.benchlens.present.figure.Highlight;
import org.benchlens.present.figure.NearestMark;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.View;
import org.jspecify.annotations.Nullable;

/// Shows a figure: the painter draws all of it, chart-fx supplies axes, zoom, pan and crosshair.
///
/// Panes that bind their ranges and pointers to each other move together. Drag zooms along x, Ctrl
/// and the wheel along y, Shift and drag selects, a double click shows all again; with the focus
/// `+ -` zoom along x, Ctrl and up or down along y, the arrow keys pan, Home shows all.
public final class PlotPane extends Region {
  private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");

  private final SharpCanvas canvas = new SharpCanvas();
  private final CanvasSurface surface;

  /// What is selected lies over the figure: it changes with every move of the pointer, which must
  /// not draw a million samples again.
  private final SharpCanvas over = new SharpCanvas();

  private final CanvasSurface overSurface;
  private final ObjectProperty<Optional<Span>> xRange =
      new SimpleObjectProperty<>(this, "xRange", Optional.empty());
  private final ObjectProperty<Optional<Span>> yRange =
      new SimpleObjectProperty<>(this, "yRange", Optional.empty());
  private final ObjectProperty<Highlight> highlight =
      new SimpleObjectProperty<>(this, "highlight", Highlight.NONE);
  private final ObjectProperty<OptionalDouble> pointer =
      new SimpleObjectProperty<>(this, "pointer", OptionalDouble.empty());
  private final ObjectProperty<Palette> palette =
      new SimpleObjectProperty<>(this, "palette", Palette.LIGHT);
  private View.Heading heading = View.Heading.NONE;
  private @Nullable InteractiveAxes axes;
  private @Nullable Figure figure;
  private boolean linked;
  private boolean linkedY;
  private final UprightZoom upright = new UprightZoom(this::seen, xRange, yRange);
  private Brushed brushed =
      (upright, span) -> highlight.set(span == null ? Highlight.NONE : Highlight.ofX(span));
  private final BrushGesture gesture =
      new BrushGesture(this::gesturePlace, (upright, span) -> brushed.brushed(upright, span));

  /// Told what a user selects.
  @FunctionalInterface
  public interface Brushed {
    /// A part was selected.
    ///
    /// @param upright whether it is a part of the x axis, else of the y axis
    /// @param span selected part, base units; null for nothing any more
    void brushed(boolean upright, @Nullable Span span);
  }

  /// @param fonts fonts of all texts
  public PlotPane(Fonts fonts) {
    surface = new CanvasSurface(canvas.getGraphicsContext2D(), fonts);
    overSurface = new CanvasSurface(over.getGraphicsContext2D(), fonts);
    getStyleClass().add("plot-pane");
    // Not a user agent stylesheet: chart-fx's own would win over it. JavaFX looks the path up on
    // the
    // class path.
    getStylesheets().add("/org/benchlens/app/control/plot-pane.css");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setFocusTraversable(true);
    getChildren().setAll(canvas, over, upright.listen(this));
    xRange.addListener((_, _, range) -> rangeChanged(range));
    yRange.addListener(_ -> rangeChanged(xRange.get()));
    highlight.addListener(_ -> paintHighlight());
    pointer.addListener(_ -> pointerMoved());
    palette.addListener((_, _, colours) -> recolour(colours));
    listen();
  }

  private void listen() {
    addEventHandler(MouseEvent.MOUSE_MOVED, event -> pointer.set(place(event)));
    addEventHandler(MouseEvent.MOUSE_EXITED, _ -> pointer.set(OptionalDouble.empty()));
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    gesture.listen(this);
    new HoverWords(this, this::wordsAt);
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  /// Shows a figure. The shown part of x stays when the new figure has the same x axis.
  public void show(Figure next) {
    boolean sameAxis =
        figure != null
            && figure.x().shown().equals(next.x().shown())
            && figure.x().kind() == next.x().kind();
    boolean sameY =
        figure != null
            && figure.y().shown().equals(next.y().shown())
            && figure.y().kind() == next.y().kind();
    if (!sameY && !linkedY) {
      yRange.set(Optional.empty());
    }
    figure = next;
    setAccessibleText(next.description());
    if (!sameAxis && !linked) {
      xRange.set(Optional.empty());
      pointer.set(OptionalDouble.empty());
    }
    if (next.notice().isEmpty()) {
      InteractiveAxes shown = axes();
      shown.node().setVisible(true);
      shown.show(next.x(), next.y(), xRange.get().orElse(next.x().domain()));
      shown.rangeOfY(yRange.get().orElse(next.y().domain()));
    } else if (axes != null) {
      axes.node().setVisible(false);
    }
    requestLayout();
  }

  /// Whether somebody else says when the whole axis is shown again; else it is whenever a figure
  /// of another axis is shown.
  public void setLinked(boolean byOthers) {
    linked = byOthers;
  }

  /// Whether somebody else says when all of y is shown again; else it is whenever a figure of
  /// another y axis is shown.
  public void setLinkedY(boolean byOthers) {
    linkedY = byOthers;
  }

  /// Shows all of both axes.
  public void reset() {
    xRange.set(Optional.empty());
    yRange.set(Optional.empty());
  }

  /// Hands over what a user selects; at first it becomes a highlight of x.
  ///
  /// @param alongX whether parts of the x axis can be selected
  /// @param alongY whether parts of the y axis can be selected
  public void setOnBrush(boolean alongX, boolean alongY, Brushed told) {
    gesture.axes(alongX, alongY);
    brushed = told;
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
      getChildren().add(getChildren().size() - 1, made.node());
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

  /// The shown part of the y axis in base units, empty for all.
  public ObjectProperty<Optional<Span>> yRangeProperty() {
    return yRange;
  }

  /// What is selected.
  public ObjectProperty<Highlight> highlightProperty() {
    return highlight;
  }

  /// Where the pointer is on the x axis, in base units, empty outside the plot; a tolerance band
  /// follows it.
  public ObjectProperty<OptionalDouble> pointerProperty() {
    return pointer;
  }

  @Override
  protected void layoutChildren() {
    canvas.fit(Math.ceil(getWidth()), Math.ceil(getHeight()));
    over.fit(Math.ceil(getWidth()), Math.ceil(getHeight()));
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
    return view(Highlight.NONE);
  }

  private View view(Highlight shown) {
    return new View(
        getWidth(),
        getHeight(),
        palette.get(),
        heading,
        xRange.get(),
        yRange.get(),
        pointer.get(),
        shown);
  }

  private void paint() {
    if (figure != null && getWidth() > 0 && getHeight() > 0) {
      FigurePainter.paint(surface, figure, view());
      paintHighlight();
    }
  }

  private Optional<String> wordsAt(double x, double y) {
    Figure shown = figure;
    return shown == null || shown.notice().isPresent()
        ? Optional.empty()
        : NearestMark.at(surface, shown, view(), x, y);
  }

  private void paintHighlight() {
    over.clear();
    Figure shown = figure;
    if (shown != null && shown.notice().isEmpty() && getWidth() > 0 && getHeight() > 0) {
      FigurePainter.paintHighlight(overSurface, shown, view(highlight.get()));
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
      axes.rangeOfY(yRange.get().orElse(figure.y().domain()));
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
        reset();
      }
    }
  }

  private BrushGesture.@Nullable Place gesturePlace(MouseEvent event) {
    Figure shown = figure;
    if (shown == null || shown.notice().isPresent()) {
      return null;
    }
    Box plot = FigurePainter.plot(shown, view());
    Span ys = yRange.get().orElse(shown.y().domain());
    double up = Math.clamp((plot.bottom() - event.getY()) / plot.height(), 0, 1);
    return new BrushGesture.Place(
        event.getX(),
        event.getY(),
        value(shown, plot, event.getX()),
        shown.y().kind().value(ys, up),
        plot.contains(event.getX(), event.getY()));
  }

  private void key(KeyEvent event) {
    Figure shown = figure;
    if (shown == null || shown.notice().isPresent()) {
      return;
    }
    Optional<RangeSteps> step = RangeSteps.of(event.getCode());
    if (step.filter(all -> all == RangeSteps.ALL).isPresent()) {
      reset();
      event.consume();
    } else if (step.isPresent()) {
      Span now = xRange.get().orElse(shown.x().domain());
      xRange.set(step.get().from(now, shown.x()));
      event.consume();
    } else {
      upright.key(event);
    }
  }

  private UprightZoom.@Nullable Seen seen() {
    Figure shown = figure;
    return shown == null || shown.notice().isPresent() || !shown.y().numbered()
        ? null
        : new UprightZoom.Seen(shown.x(), shown.y(), FigurePainter.plot(shown, view()));
  }
}
