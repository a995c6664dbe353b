package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.Phase;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.compare.Status;
import org.benchlens.model.Progress;
import org.benchlens.model.Quantity;
import org.benchlens.present.table.DisplayMode;
import org.junit.jupiter.api.Test;

final class ExplorerViewTest {
  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);
  private final Window window;

  ExplorerViewTest() throws TimeoutException {
    window = new Window(explorer);
  }

  private void open(String example) {
    window.act(() -> explorer.session().open(Opened.request(example)));
  }

  private TableView<?> table() {
    return window.find(TableView.class, found -> true);
  }

  private ToggleButton chip(Status status) {
    return window.find(
        ToggleButton.class,
        button ->
            button.getAccessibleText() != null
                && button.getAccessibleText().startsWith(status.word()));
  }

  @Test
  void theStartScreenHasAPlaceForEachFile() {
    assertTrue(window.shows(StartView.class));
    assertTrue(window.shows("Reference"));
    assertTrue(window.shows("Compare"));
    assertFalse(window.shows(RowTable.class));
  }

  @Test
  void openingShowsTheRowsAndWhyTheSelectedOneHasItsVerdict() {
    open("realistic");
    assertEquals(46, table().getItems().size());
    RowItem selected = explorer.rows().selectedProperty().get();
    assertSame(selected, table().getSelectionModel().getSelectedItem());
    assertTrue(window.shows("bulk_time_support_mismatch"));
    assertTrue(window.shows("ref support"));
    assertTrue(window.shows(PeekPane.class));
  }

  @Test
  void selectingInTheTableSelectsInTheModel() {
    open("realistic");
    window.act(() -> table().getSelectionModel().clearAndSelect(2));
    assertSame(explorer.rows().shown().get(2), explorer.rows().selectedProperty().get());
  }

  @Test
  void aChipFiltersAndIsToggled() {
    open("realistic");
    window.click(chip(Status.AMBG));
    assertEquals(5, table().getItems().size());
    assertTrue(chip(Status.AMBG).isSelected());
    assertTrue(window.shows("5 of 46"));
    window.click(chip(Status.AMBG));
    assertEquals(46, table().getItems().size());
  }

  @Test
  void theSlashLeadsToTheFilterAndLettersTypedThereAreNoKeys() {
    open("realistic");
    window.act(() -> explorer.rows().selectAt(1));
    window.type("/");
    assertTrue(window.scene().getFocusOwner() instanceof TextField);
    window.type("jnk");
    assertEquals("jnk", explorer.rows().filterTextProperty().get());
    assertEquals(0, explorer.rows().selectedProperty().get().index());
    assertTrue(window.shows("0 of 46 rows match"));
    window.press(KeyCode.ESCAPE);
    assertEquals(46, table().getItems().size());
    assertSame(table(), window.scene().getFocusOwner());
  }

  @Test
  void theSelectionSurvivesAFilterByItsIdentity() {
    open("realistic");
    RowItem selected = explorer.rows().selectedProperty().get();
    window.act(() -> explorer.rows().filter("status:AMBG"));
    assertSame(selected, table().getSelectionModel().getSelectedItem());
    window.act(() -> explorer.rows().filter(""));
    assertSame(selected, table().getSelectionModel().getSelectedItem());
  }

  @Test
  void keysMoveTheSelection() {
    open("realistic");
    window.act(() -> explorer.rows().selectAt(1));
    window.act(() -> table().requestFocus());
    window.type("j");
    assertEquals(1, explorer.rows().selectedProperty().get().index());
    window.type("n");
    assertSame(
        explorer.triage().queue().lines().getFirst(), explorer.rows().selectedProperty().get());
    assertEquals(8, explorer.rows().selectedProperty().get().index());
    assertSame(
        explorer.rows().selectedProperty().get(), table().getSelectionModel().getSelectedItem());
  }

  @Test
  void enterOpensTheDrillDownAndEscapeLeadsBack() {
    open("realistic");
    window.act(() -> table().requestFocus());
    window.press(KeyCode.ENTER);
    assertEquals(Screen.DRILL_DOWN, explorer.screenProperty().get());
    assertTrue(window.shows(NumbersPanel.class));
    window.type("t");
    assertEquals(Quantity.CYCLES, explorer.plots().quantityProperty().get());
    window.press(KeyCode.ESCAPE);
    assertTrue(window.shows(RowTable.class));
  }

  @Test
  void bothPlotsHaveTheSameHorizontalPlace() {
    open("realistic");
    window.act(explorer::drillDown);
    Region first = window.find(Region.class, node -> "distribution".equals(node.getId()));
    Region second = window.find(Region.class, node -> "coverage".equals(node.getId()));
    assertEquals(first.getLayoutX(), second.getLayoutX());
    assertEquals(first.getWidth(), second.getWidth());
    assertTrue(first.getHeight() >= 120);
  }

  @Test
  void theThemeChangesTheColoursAtOnce() {
    open("realistic");
    String light = String.valueOf(table().getBackground().getFills().getLast().getFill());
    window.act(() -> explorer.dark(true));
    String dark = String.valueOf(table().getBackground().getFills().getLast().getFill());
    assertNotEquals(light, dark);
    assertEquals("0x0d1117ff", dark);
  }

  @Test
  void everyDisplayModeHasItsColumns() {
    open("realistic");
    List<Integer> counts = new ArrayList<>();
    for (DisplayMode mode : DisplayMode.values()) {
      window.act(() -> explorer.rows().display(mode));
      assertEquals(
          explorer.rows().lookProperty().get().columns().size(), table().getColumns().size());
      counts.add(table().getColumns().size());
    }
    assertEquals(DisplayMode.values().length, counts.size());
  }

  @Test
  void aBrokenFileShowsWhereAndOffersAnother() {
    open("broken-not-json");
    assertTrue(window.shows(FailureView.class));
    assertTrue(window.shows("broken-not-json/cmp.json is not a valid result file"));
    Button another =
        window.find(Button.class, button -> "Choose another file".equals(button.getText()));
    desk.chosen.add(Opened.request("broken-not-json").reference());
    window.click(another);
    assertTrue(window.shows(RowTable.class));
  }

  @Test
  void cancelledWorkLeavesATableThatCanBeUsed() throws TimeoutException {
    CountDownLatch cancelled = new CountDownLatch(1);
    FxRunner runner = new FxRunner();
    ExplorerViewModel slow =
        new ExplorerViewModel(
            runner,
            desk,
            1,
            (done, total) -> {
              if (done == 20) {
                await(cancelled);
              }
            });
    Window other = new Window(slow);
    other.act(() -> slow.session().open(Opened.request("realistic")));
    other.until(() -> slow.session().decidedProperty().get() == 19);
    assertEquals(46, slow.rows().shown().size());
    assertTrue(other.shows("Evidence 19 of 46 rows"));
    other.click(other.find(Button.class, button -> "Cancel".equals(button.getText())));
    cancelled.countDown();
    other.until(runner::idle);
    assertEquals(Phase.STOPPED, slow.session().phaseProperty().get());
    assertTrue(other.shows("Stopped at 19 of 46 rows"));
    other.act(() -> slow.rows().selectAt(1));
    assertTrue(other.shows(WhyPanel.class));
    other.click(other.find(Button.class, button -> "Go on".equals(button.getText())));
    other.until(runner::idle);
    assertEquals(Phase.READY, slow.session().phaseProperty().get());
    assertEquals(0, slow.rows().lookProperty().get().total().undecided());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new CancellationException();
    }
  }

  @Test
  void theListOfKeysOpensAndCloses() {
    open("realistic");
    window.press(KeyCode.F1);
    assertTrue(window.shows(HelpOverlay.class));
    window.press(KeyCode.ESCAPE);
    assertFalse(window.shows(HelpOverlay.class));
  }

  @Test
  void keysCopyTheCommandAndTheRow() {
    open("realistic");
    window.act(() -> table().requestFocus());
    window.type("c");
    window.press(KeyCode.SHIFT, KeyCode.C);
    assertTrue(desk.copied.getFirst().startsWith("benchlens compare "));
    assertTrue(desk.copied.getLast().startsWith("| Benchmark |"));
  }
}
