package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.benchlens.app.control.PlotPane;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.Subject;
import org.benchlens.model.Progress;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.Brush;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.figure.Highlight;
import org.benchlens.present.figure.SampleAxis;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.Span;
import org.junit.jupiter.api.Test;

final class FiguresScreenTest {
  private final ExplorerViewModel explorer = Opened.nothing(new Opened.FakeDesk(), Progress.NONE);
  private final Window window;

  FiguresScreenTest() throws TimeoutException {
    window = new Window(explorer);
    window.act(() -> explorer.session().open(Opened.request("realistic")));
    window.act(explorer::drillDown);
  }

  private boolean shows(FigureKind kind) {
    return explorer.plots().figures().choiceProperty().get().shows(kind)
        && window.shows(PlotPane.class)
        && pane(kind).isVisible();
  }

  private PlotPane pane(FigureKind kind) {
    return window.find(PlotPane.class, pane -> kind.word().equals(pane.getId()));
  }

  private ToggleButton tool(String title) {
    return window.find(ToggleButton.class, button -> title.equals(button.getAccessibleText()));
  }

  @Test
  void keysShowEachOfTheNineAndTakeItAwayAgain() {
    for (FigureKind kind : FigureKind.values()) {
      boolean before = explorer.plots().figures().choiceProperty().get().shows(kind);
      window.type(Integer.toString(kind.key()));
      assertEquals(!before, tool(kind.title()).isSelected(), kind.title());
      if (!before) {
        assertTrue(shows(kind), kind.title());
      }
      window.type(Integer.toString(kind.key()));
      assertEquals(before, tool(kind.title()).isSelected(), kind.title());
    }
  }

  @Test
  void allNineFindRoom() {
    window.act(() -> explorer.figures().drillDown(List.of(FigureKind.values())));
    Region grid = window.find(FigureGrid.class, found -> true);
    for (FigureKind kind : FigureKind.values()) {
      PlotPane pane = pane(kind);
      assertTrue(pane.getWidth() > 150 && pane.getHeight() > 60, kind.title());
      var place = grid.sceneToLocal(pane.localToScene(pane.getBoundsInLocal()));
      assertTrue(place.getMaxX() <= grid.getWidth() + 1, kind.title());
      assertTrue(place.getMaxY() <= grid.getHeight() + 1, kind.title());
    }
  }

  @Test
  void zeroShowsTheOneThatFits() {
    window.type("0");
    assertTrue(tool("The figure that fits the reason").isSelected());
    assertFalse(tool("Distribution").isSelected());
    assertTrue(pane(explorer.plots().plotsProperty().get().fitting().kind()).isVisible());
    window.type("0");
    assertTrue(tool("Distribution").isSelected());
  }

  @Test
  void tAndLChangeQuantityAndScaleOfAll() {
    window.type("t");
    assertEquals(Quantity.CYCLES, explorer.plots().plotsProperty().get().quantity());
    window.type("l");
    assertEquals(ScaleKind.LOG, explorer.plots().plotsProperty().get().scale());
  }

  @Test
  void zoomingOneMovesThoseOfItsAxis() {
    window.act(() -> pane(FigureKind.DISTRIBUTION).requestFocus());
    window.press(KeyCode.PLUS);
    Optional<Span> part = pane(FigureKind.DISTRIBUTION).xRangeProperty().get();
    assertTrue(part.isPresent());
    assertEquals(part, pane(FigureKind.COVERAGE).xRangeProperty().get());
    assertEquals(part, pane(FigureKind.RUN_ORDER).yRangeProperty().get());
    assertEquals(Optional.empty(), pane(FigureKind.RUN_ORDER).xRangeProperty().get());
    assertEquals(Optional.empty(), pane(FigureKind.COVERAGE_CURVE).xRangeProperty().get());
    window.press(KeyCode.HOME);
    assertEquals(Optional.empty(), pane(FigureKind.COVERAGE).xRangeProperty().get());
  }

  @Test
  void whatIsZoomedUprightIsResetWithTheOthers() {
    window.act(() -> pane(FigureKind.DISTRIBUTION).requestFocus());
    window.press(KeyCode.CONTROL, KeyCode.UP);
    window.act(() -> pane(FigureKind.RUN_ORDER).requestFocus());
    window.press(KeyCode.CONTROL, KeyCode.UP);
    assertTrue(pane(FigureKind.DISTRIBUTION).yRangeProperty().get().isPresent());
    Optional<Span> times = pane(FigureKind.RUN_ORDER).yRangeProperty().get();
    assertTrue(times.isPresent());
    assertEquals(times, pane(FigureKind.DISTRIBUTION).xRangeProperty().get());
    window.act(() -> explorer.plots().reset());
    assertEquals(Optional.empty(), pane(FigureKind.DISTRIBUTION).yRangeProperty().get());
    assertEquals(Optional.empty(), pane(FigureKind.RUN_ORDER).yRangeProperty().get());
  }

  @Test
  void dDrawsDensityLinesAndIsKept() {
    window.type("d");
    assertTrue(tool("Density lines over the distribution").isSelected());
    assertTrue(explorer.plots().plotsProperty().get().density());
    assertTrue(
        explorer
            .plots()
            .plotsProperty()
            .get()
            .panel(FigureKind.DISTRIBUTION)
            .orElseThrow()
            .figure()
            .description()
            .contains("Silverman"));
    assertTrue(explorer.preferences().preferencesProperty().get().density());
    window.click(tool("Density lines over the distribution"));
    assertFalse(explorer.plots().plotsProperty().get().density());
    assertFalse(explorer.preferences().preferencesProperty().get().density());
  }

  @Test
  void aSelectionIsShownInEveryPaneAndInTheStatusBar() {
    window.act(() -> explorer.plots().brush().select(new Brush(SampleAxis.ORDER, new Span(1, 5))));
    assertTrue(pane(FigureKind.RUN_ORDER).highlightProperty().get().x().isPresent());
    assertEquals(2, pane(FigureKind.DISTRIBUTION).highlightProperty().get().picked().size());
    assertEquals(Highlight.NONE, pane(FigureKind.COVERAGE_CURVE).highlightProperty().get());
    assertTrue(window.shows(explorer.plots().brush().textProperty().get()));
    window.find(Label.class, label -> label.getText().startsWith("tolerance band at "));
  }

  @Test
  void theNextRowKeepsTheFigures() {
    window.type("9");
    RowItem before = explorer.rows().selectedProperty().get();
    window.type("n");
    assertFalse(before == explorer.rows().selectedProperty().get());
    assertTrue(shows(FigureKind.BOX));
    window.type("k");
    assertTrue(shows(FigureKind.BOX));
  }

  @Test
  void valueFiguresStandAboveEachOtherToThePixel() {
    PlotPane first = pane(FigureKind.DISTRIBUTION);
    PlotPane second = pane(FigureKind.COVERAGE);
    assertEquals(first.localToScene(0, 0).getX(), second.localToScene(0, 0).getX(), "left edge");
    assertEquals(first.getWidth(), second.getWidth());
  }

  @Test
  void theExportIsOneKeyOrClickAwayAndKeysDoNotReachThrough() {
    window.press(KeyCode.CONTROL, KeyCode.E);
    assertTrue(window.shows(ExportCard.class));
    window.type("9");
    assertFalse(tool("Box").isSelected());
    window.press(KeyCode.ESCAPE);
    assertFalse(window.shows(ExportCard.class));
    Button export = window.find(Button.class, button -> "Export".equals(button.getText()));
    window.click(export);
    assertTrue(window.shows("Save…"));
  }

  @Test
  void aShowsTheChartOfAllRows() {
    window.type("a");
    assertTrue(window.shows(ChartPane.class));
    assertSame(Subject.Changes.class, explorer.chart().subjectProperty().get().getClass());
    window.press(KeyCode.ESCAPE);
    assertNull(explorer.chart().subjectProperty().get());
    assertEquals(Screen.DRILL_DOWN, explorer.screenProperty().get());
  }

  @Test
  void pKeepsTheRow() {
    window.type("p");
    assertEquals(1, explorer.figures().pins().size());
  }

  @Test
  void aFlagOpensItsParagraph() {
    window.act(() -> explorer.rows().selectAt(1));
    for (RowItem item : explorer.rows().items()) {
      window.act(() -> explorer.rows().select(item));
      if (!explorer.plots().flagsProperty().get().isEmpty()) {
        break;
      }
    }
    FlagLineView flag = window.find(FlagLineView.class, found -> true);
    window.click(flag);
    assertEquals(
        explorer.plots().flagsProperty().get().getFirst().anchor(),
        explorer.manual().anchorProperty().get());
    window.find(javafx.scene.Node.class, node -> node.getStyleClass().contains("manual-mark"));
  }
}
