package org.benchlens.app.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.event.Event;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Samples;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.CoverageFigure;
import org.benchlens.present.figure.DistributionFigure;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureContext;
import org.benchlens.present.figure.FigurePainter;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.QuantityValues;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.RowSamples;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.View;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PlotPaneTest {
  private static final double WIDTH = 600;
  private static final double HEIGHT = 300;

  private PlotPane pane;

  @BeforeAll
  static void startToolkit() {
    FxThread.start();
  }

  private static FigureContext context(ScaleKind scale) {
    OptionalDouble none = OptionalDouble.empty();
    SideTiming nothing = new SideTiming(none, Optional.empty(), none);
    Decision decision =
        new Decision(
            Status.AMBG,
            Reason.BULK_TIME_SUPPORT_MISMATCH,
            nothing,
            nothing,
            new RelativeChange(none, none, none, none),
            null,
            null,
            List.of(),
            List.of());
    return new FigureContext(decision, Settings.DEFAULT, scale);
  }

  private static QuantityValues values() {
    SampleRead none =
        new SampleRead.Faulty(
            new SampleFault(SampleFault.Kind.NOT_DECLARED, SampleArray.FREQUENCIES, "", -1, -1));
    SampleRead times = new SampleRead.Loaded(Samples.of(10e-6f, 11e-6f, 12e-6f, 30e-6f));
    return new RowSamples(times, none, times, none).values(Quantity.TIME);
  }

  private static Figure distribution(ScaleKind scale) {
    return DistributionFigure.of(values(), context(scale));
  }

  private static Figure coverage() {
    return CoverageFigure.of(values(), context(ScaleKind.LINEAR));
  }

  private WritableImage show(Figure figure, Palette palette) throws Exception {
    FxThread.run(
        () -> {
          pane = new PlotPane(new Fonts("System"));
          pane.setPalette(palette);
          pane.show(figure);
        });
    return FxThread.picture(pane, WIDTH, HEIGHT);
  }

  private static int pixels(WritableImage image, int argb) {
    int found = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        found += image.getPixelReader().getArgb(x, y) == argb ? 1 : 0;
      }
    }
    return found;
  }

  private static KeyEvent press(KeyCode code) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
  }

  private MouseEvent moved(double x, double y) {
    return new MouseEvent(
        MouseEvent.MOUSE_MOVED,
        x,
        y,
        x,
        y,
        MouseButton.NONE,
        0,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        false,
        true,
        null);
  }

  @Test
  void bothThemesAreDrawn() throws Exception {
    for (Palette palette : Palette.values()) {
      WritableImage image = show(coverage(), palette);
      assertEquals(palette.colour(Role.BG), image.getPixelReader().getArgb(2, 2));
      assertTrue(pixels(image, palette.colour(Role.REF)) > 100, palette.name());
      assertTrue(pixels(image, palette.colour(Role.CMP)) > 100, palette.name());
    }
  }

  @Test
  void theSpokenTextIsTheSentence() throws Exception {
    Figure figure = coverage();
    show(figure, Palette.LIGHT);
    FxThread.run(() -> assertEquals(figure.description(), pane.getAccessibleText()));
  }

  @Test
  void keysZoomAndPanWithinTheFigure() throws Exception {
    Figure figure = distribution(ScaleKind.LINEAR);
    show(figure, Palette.LIGHT);
    FxThread.run(
        () -> {
          Event.fireEvent(pane, press(KeyCode.PLUS));
          Span near = pane.xRangeProperty().get().get();
          assertEquals(figure.x().domain().width() * 0.6, near.width(), 1e-12);
          for (int i = 0; i < 30; i++) {
            Event.fireEvent(pane, press(KeyCode.RIGHT));
          }
          assertTrue(pane.xRangeProperty().get().get().to() <= figure.x().domain().to());
          Event.fireEvent(pane, press(KeyCode.HOME));
          assertEquals(Optional.empty(), pane.xRangeProperty().get());
        });
  }

  @Test
  void boundPanesShowTheSamePart() throws Exception {
    show(distribution(ScaleKind.LINEAR), Palette.LIGHT);
    FxThread.run(
        () -> {
          PlotPane below = new PlotPane(new Fonts("System"));
          below.xRangeProperty().bindBidirectional(pane.xRangeProperty());
          below.show(coverage());
          Event.fireEvent(pane, press(KeyCode.PLUS));
          assertEquals(pane.xRangeProperty().get(), below.xRangeProperty().get());
          assertTrue(below.xRangeProperty().get().isPresent());
        });
  }

  @Test
  void aFigureOfTheSameAxisKeepsTheShownPart() throws Exception {
    show(distribution(ScaleKind.LINEAR), Palette.LIGHT);
    FxThread.run(
        () -> {
          Event.fireEvent(pane, press(KeyCode.PLUS));
          Optional<Span> shown = pane.xRangeProperty().get();
          pane.show(coverage());
          assertEquals(shown, pane.xRangeProperty().get());
          pane.show(distribution(ScaleKind.LOG));
          assertEquals(Optional.empty(), pane.xRangeProperty().get());
        });
  }

  @Test
  void thePointerIsAValueOfTheAxis() throws Exception {
    Figure figure = coverage();
    show(figure, Palette.LIGHT);
    FxThread.run(
        () -> {
          Box plot =
              FigurePainter.plot(
                  figure, View.whole(WIDTH, HEIGHT, Palette.LIGHT).with(View.Heading.NONE));
          double middle = plot.x() + plot.width() / 2;
          Event.fireEvent(pane, moved(middle, plot.y() + 5));
          assertEquals(
              figure.x().kind().value(figure.x().domain(), 0.5),
              pane.pointerProperty().get().getAsDouble(),
              1e-12);
          Event.fireEvent(pane, moved(2, 2));
          assertEquals(OptionalDouble.empty(), pane.pointerProperty().get());
        });
  }

  @Test
  void theBandMovesWithThePointer() throws Exception {
    WritableImage before = show(coverage(), Palette.LIGHT);
    int band = before.getPixelReader().getArgb(300, 60);
    FxThread.run(
        () -> {
          PlotPane next = new PlotPane(new Fonts("System"));
          next.show(coverage());
          double width = WIDTH - 52 - 16;
          Span domain = coverage().x().domain();
          double place = domain.from() + (302.5 - 52) / width * domain.width();
          next.pointerProperty().set(OptionalDouble.of(place));
          pane = next;
        });
    WritableImage after = FxThread.picture(pane, WIDTH, HEIGHT);
    assertNotEquals(band, after.getPixelReader().getArgb(300, 60));
  }

  @Test
  void aNoticeIsShownInsteadOfAPlot() throws Exception {
    Figure figure =
        Figure.empty(
            org.benchlens.present.figure.FigureKind.COVERAGE,
            new Figure.Notice("No samples", "Nothing to see."));
    WritableImage image = show(figure, Palette.DARK);
    assertEquals(Palette.DARK.colour(Role.BG), image.getPixelReader().getArgb(300, 20));
    assertTrue(pixels(image, Palette.DARK.colour(Role.BG)) < WIDTH * HEIGHT);
  }

  private Box plotOf(Figure figure) {
    return FigurePainter.plot(
        figure, View.whole(WIDTH, HEIGHT, Palette.LIGHT).with(View.Heading.NONE));
  }

  private static ScrollEvent wheel(double x, double y, double turned, boolean ctrl) {
    return new ScrollEvent(
        ScrollEvent.SCROLL,
        x,
        y,
        x,
        y,
        false,
        ctrl,
        false,
        false,
        false,
        false,
        0,
        turned,
        0,
        turned,
        ScrollEvent.HorizontalTextScrollUnits.NONE,
        0,
        ScrollEvent.VerticalTextScrollUnits.NONE,
        0,
        0,
        null);
  }

  private static MouseEvent mouse(
      javafx.event.EventType<MouseEvent> type, double x, double y, boolean shift, int clicks) {
    return new MouseEvent(
        type,
        x,
        y,
        x,
        y,
        MouseButton.PRIMARY,
        clicks,
        shift,
        clicks < 2,
        false,
        false,
        true,
        false,
        false,
        false,
        false,
        true,
        null);
  }

  @Test
  void ctrlAndTheWheelZoomYAroundThePointer() throws Exception {
    Figure figure = distribution(ScaleKind.LINEAR);
    show(figure, Palette.LIGHT);
    Box plot = plotOf(figure);
    FxThread.run(
        () -> {
          double quarter = plot.bottom() - plot.height() / 4;
          Event.fireEvent(pane, wheel(plot.x() + 20, quarter, 40, true));
          Span near = pane.yRangeProperty().get().get();
          double all = figure.y().domain().width();
          assertEquals(0.8 * all, near.width(), 1e-9);
          assertEquals(0.25 * 0.2 * all, near.from(), 1e-9);
          assertEquals(Optional.empty(), pane.xRangeProperty().get());
          Event.fireEvent(pane, wheel(plot.x() + 20, quarter, -40, true));
          assertEquals(Optional.empty(), pane.yRangeProperty().get());
        });
  }

  @Test
  void theWheelOverTheNumbersOfYZoomsY() throws Exception {
    Figure figure = distribution(ScaleKind.LINEAR);
    show(figure, Palette.LIGHT);
    Box plot = plotOf(figure);
    FxThread.run(
        () -> {
          Event.fireEvent(pane, wheel(plot.x() - 10, plot.bottom() - 2, 40, false));
          assertTrue(pane.yRangeProperty().get().isPresent());
        });
  }

  @Test
  void aFigureWhoseYCountsNothingKeepsIt() throws Exception {
    Figure figure = coverage();
    show(figure, Palette.LIGHT);
    Box plot = plotOf(figure);
    FxThread.run(
        () -> {
          Event.fireEvent(pane, wheel(plot.x() + 20, plot.y() + 20, 40, true));
          Event.fireEvent(pane, press(KeyCode.UP));
          assertEquals(Optional.empty(), pane.yRangeProperty().get());
        });
  }

  @Test
  void ctrlShiftAndDragZoomToABox() throws Exception {
    Figure figure = distribution(ScaleKind.LINEAR);
    show(figure, Palette.LIGHT);
    Box plot = plotOf(figure);
    FxThread.run(
        () -> {
          double left = plot.x() + plot.width() * 0.25;
          double right = plot.x() + plot.width() * 0.75;
          double low = plot.bottom() - plot.height() * 0.1;
          double high = plot.bottom() - plot.height() * 0.6;
          Event.fireEvent(pane, mouse(MouseEvent.MOUSE_PRESSED, left, low, true, 1));
          Event.fireEvent(pane, mouse(MouseEvent.MOUSE_DRAGGED, right, high, true, 1));
          Event.fireEvent(pane, mouse(MouseEvent.MOUSE_RELEASED, right, high, true, 1));
          Span xs = pane.xRangeProperty().get().get();
          Span ys = pane.yRangeProperty().get().get();
          assertEquals(0.5 * figure.x().domain().width(), xs.width(), 1e-12);
          assertEquals(0.1 * figure.y().domain().width(), ys.from(), 1e-9);
          assertEquals(0.6 * figure.y().domain().width(), ys.to(), 1e-9);
          assertEquals(org.benchlens.present.figure.Highlight.NONE, pane.highlightProperty().get());
        });
  }

  @Test
  void ctrlAndDragPanYOnceItIsZoomed() throws Exception {
    Figure figure = distribution(ScaleKind.LINEAR);
    show(figure, Palette.LIGHT);
    Box plot = plotOf(figure);
    FxThread.run(
        () -> {
          double x = plot.x() + 50;
          double y = plot.y() + plot.height() / 2;
          drag(x, y, plot.height() * 0.1);
          assertEquals(Optional.empty(), pane.yRangeProperty().get());
          Event.fireEvent(pane, wheel(x, y, 40, true));
          Span before = pane.yRangeProperty().get().get();
          drag(x, y, plot.height() * 0.05);
          Span after = pane.yRangeProperty().get().get();
          assertEquals(before.from() + 0.05 * before.width(), after.from(), 1e-9);
          drag(x, y, plot.height() * 5);
          assertEquals(after, pane.yRangeProperty().get().get(), "stays within the figure");
        });
  }

  private void drag(double x, double y, double down) {
    Event.fireEvent(pane, mouse(MouseEvent.MOUSE_PRESSED, x, y, false, 1));
    Event.fireEvent(pane, mouse(MouseEvent.MOUSE_DRAGGED, x, y + down, false, 1));
    Event.fireEvent(pane, mouse(MouseEvent.MOUSE_RELEASED, x, y + down, false, 1));
  }

  @Test
  void aDoubleClickAndHomeShowAllOfBothAxes() throws Exception {
    Figure figure = distribution(ScaleKind.LINEAR);
    show(figure, Palette.LIGHT);
    FxThread.run(
        () -> {
          for (Event reset :
              List.of(press(KeyCode.HOME), mouse(MouseEvent.MOUSE_CLICKED, 200, 100, false, 2))) {
            Event.fireEvent(pane, press(KeyCode.PLUS));
            Event.fireEvent(pane, ctrl(KeyCode.UP));
            assertTrue(pane.xRangeProperty().get().isPresent());
            assertTrue(pane.yRangeProperty().get().isPresent());
            Event.fireEvent(pane, reset);
            assertEquals(Optional.empty(), pane.xRangeProperty().get());
            assertEquals(Optional.empty(), pane.yRangeProperty().get());
          }
        });
  }

  private static KeyEvent ctrl(KeyCode code) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, true, false, false);
  }

  @Test
  void anotherYAxisIsShownWhole() throws Exception {
    show(distribution(ScaleKind.LINEAR), Palette.LIGHT);
    FxThread.run(
        () -> {
          Event.fireEvent(pane, ctrl(KeyCode.UP));
          pane.show(distribution(ScaleKind.LINEAR));
          assertTrue(pane.yRangeProperty().get().isPresent());
          pane.show(coverage());
          assertEquals(Optional.empty(), pane.yRangeProperty().get());
        });
  }
}
