package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.benchlens.app.FolderExample;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.Phase;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ShellViewTest {
  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);
  private final Window window;

  @TempDir private Path folder;

  ShellViewTest() throws TimeoutException {
    window = new Window(explorer);
  }

  private void open(String example) {
    window.act(() -> explorer.session().open(Opened.request(example)));
    window.act(() -> table().requestFocus());
  }

  private Node table() {
    return window.find(TableView.class, found -> true);
  }

  // Keys

  @Test
  void uOpensTheOneSidedListAndEscapeClosesIt() {
    open("one-sided");
    window.type("u");
    assertEquals(Detail.ONE_SIDED, explorer.inspector().openProperty().get());
    assertTrue(window.scene().getFocusOwner() instanceof ListView);
    window.press(KeyCode.ESCAPE);
    assertNull(explorer.inspector().openProperty().get());
    assertSame(table(), window.scene().getFocusOwner());
  }

  @Test
  void controlPlusMinusAndZeroSizeTheText() {
    open("realistic");
    window.press(KeyCode.CONTROL, KeyCode.PLUS);
    assertEquals(110, explorer.appearance().sizeProperty().get());
    window.press(KeyCode.CONTROL, KeyCode.MINUS);
    window.press(KeyCode.CONTROL, KeyCode.MINUS);
    assertEquals(90, explorer.appearance().sizeProperty().get());
    window.press(KeyCode.CONTROL, KeyCode.DIGIT0);
    assertEquals(100, explorer.appearance().sizeProperty().get());
  }

  @Test
  void everythingGrowsWithTheText() {
    open("realistic");
    double before = table().localToScene(table().getLayoutBounds()).getMinY();
    window.act(() -> explorer.appearance().size(200));
    assertEquals(2 * before, table().localToScene(table().getLayoutBounds()).getMinY(), 1);
  }

  @Test
  void f1OnACheckOpensItsParagraph() {
    open("realistic");
    TraceLineView line =
        window.find(TraceLineView.class, found -> found.getAccessibleText().contains("clear_gap"));
    window.act(line::requestFocus);
    window.press(KeyCode.F1);
    assertEquals("clear_gap", explorer.manual().anchorProperty().get());
    assertTrue(window.shows(ManualPage.class));
    window.press(KeyCode.ESCAPE);
    assertNull(explorer.manual().anchorProperty().get());
  }

  @Test
  void aClickOnACheckOpensItsParagraph() {
    open("realistic");
    window.click(
        window.find(
            TraceLineView.class, found -> found.getAccessibleText().contains("ref support")));
    assertEquals("time_coverage", explorer.manual().anchorProperty().get());
  }

  @Test
  void controlVOpensTwoPastedPaths() {
    desk.copied.add(
        Opened.request("realistic").reference() + "\n" + Opened.request("realistic").compare());
    window.press(KeyCode.CONTROL, KeyCode.V);
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
  }

  @Test
  void controlOOpensASecondPair() {
    open("realistic");
    desk.chosen.add(Opened.request("one-sided").reference());
    desk.chosen.add(Opened.request("one-sided").compare());
    window.press(KeyCode.CONTROL, KeyCode.O);
    assertEquals(1, explorer.rows().items().size());
    assertEquals(Phase.READY, explorer.session().phaseProperty().get());
  }

  @Test
  void f5ReloadsAndKeepsTheSelection() {
    open("realistic");
    window.act(() -> explorer.rows().selectAt(7));
    RowItem before = explorer.rows().selectedProperty().get();
    assertNotNull(before);
    window.press(KeyCode.F5);
    RowItem after = explorer.rows().selectedProperty().get();
    assertNotNull(after);
    assertEquals(before.identity(), after.identity());
    assertEquals(Phase.READY, explorer.session().phaseProperty().get());
  }

  @Test
  void f6GoesThroughThePanes() {
    open("realistic");
    List<Node> seen = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      seen.add(window.scene().getFocusOwner());
      window.press(KeyCode.F6);
    }
    assertEquals(3, seen.stream().distinct().count());
    assertSame(seen.getFirst(), window.scene().getFocusOwner());
    window.press(KeyCode.SHIFT, KeyCode.F6);
    assertSame(seen.getLast(), window.scene().getFocusOwner());
  }

  @Test
  void fFloatsTheFigures() {
    open("realistic");
    window.type("f");
    assertTrue(explorer.figures().floatingProperty().get());
  }

  @Test
  void enterOnAProblemGoesToItsRow() {
    open("sidecar-paths");
    window.act(() -> explorer.inspector().open(Detail.PROBLEMS));
    ListView<?> list = window.find(ListView.class, found -> true);
    window.act(() -> list.getSelectionModel().select(list.getItems().size() - 1));
    window.act(() -> explorer.rows().selectAt(1));
    window.act(list::requestFocus);
    window.press(KeyCode.ENTER);
    RowItem row = explorer.rows().selectedProperty().get();
    assertNotNull(row);
    assertEquals("bad-freq", row.row().matched().compare().axisValues().getFirst().text());
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
  }

  // Menus

  @Test
  void everyItemOfTheMenusWorksWithAndWithoutRows() {
    for (String example : List.of("", "realistic", "broken-not-json")) {
      window.act(explorer.session()::close);
      prepare(example);
      for (int i = 0; i < items().size(); i++) {
        MenuItem item = items().get(i);
        if (!item.isDisable()) {
          window.act(item::fire);
        }
        prepare(example);
      }
    }
    assertTrue(desk.closed);
    assertTrue(desk.copied.stream().anyMatch(text -> text.startsWith("| Benchmark |")));
  }

  /// Opens the example, unless the item before has left it open.
  private void prepare(String example) {
    while (explorer.screenProperty().get() == Screen.DRILL_DOWN) {
      window.act(explorer::escape);
    }
    Screen screen = explorer.screenProperty().get();
    if (example.isEmpty()) {
      window.act(explorer.session()::close);
    } else if (screen != Screen.TABLE && screen != Screen.FAILURE) {
      window.act(() -> explorer.session().open(Opened.request(example)));
    }
  }

  private List<MenuItem> items() {
    List<MenuItem> items = new ArrayList<>();
    window.find(MenuBar.class, found -> true).getMenus().forEach(menu -> add(menu, items));
    return items;
  }

  private static void add(MenuItem item, List<MenuItem> items) {
    if (item instanceof Menu menu) {
      menu.getItems().forEach(inner -> add(inner, items));
    } else if (item.getOnAction() != null) {
      items.add(item);
    }
  }

  @Test
  void swappingExchangesTheSides() {
    open("realistic");
    String before = explorer.inputsProperty().get().reference().name();
    window.click(
        window.find(
            Button.class,
            found -> "Exchange reference and compare".equals(found.getAccessibleText())));
    assertEquals(before, explorer.inputsProperty().get().compare().name());
  }

  // Start, lists, bars

  @Test
  void whatIsDroppedOnAHalfIsShownThere() {
    window.act(
        () -> explorer.start().drop(Side.COMPARE, List.of(Opened.request("realistic").compare())));
    assertTrue(window.shows("realistic/cmp.json"));
    window.click(
        window.find(
            Button.class, found -> "Remove the compare input".equals(found.getAccessibleText())));
    assertFalse(window.shows("realistic/cmp.json"));
  }

  @Test
  void aHalfSaysWhatADropWouldDo() {
    DropHalf half = window.find(DropHalf.class, found -> true);
    window.act(() -> half.offer("Release to use test/reduce.json"));
    assertTrue(window.shows("Release to use test/reduce.json"));
    assertTrue(half.getStyleClass().contains("over"));
    window.act(() -> half.offer(""));
    assertFalse(half.getStyleClass().contains("over"));
  }

  @Test
  void bothInputsDroppedTogetherAreOpened() {
    CompareRequest request = Opened.request("realistic");
    window.act(
        () ->
            explorer.start().drop(Side.REFERENCE, List.of(request.reference(), request.compare())));
    assertTrue(window.shows(RowTable.class));
  }

  @Test
  void aBadFileOfAFolderStandsInTheList() throws Exception {
    FolderExample.in(folder);
    window.act(
        () ->
            explorer
                .session()
                .open(CompareRequest.of(folder.resolve("ref"), folder.resolve("cmp"))));
    window.act(() -> explorer.inspector().open(Detail.FILES));
    assertTrue(window.shows("broken.json"));
    assertTrue(window.shows("only in reference"));
  }

  @Test
  void theDeviceBarGoesOnceTheDifferenceIsAccepted() {
    open("devices-mismatch");
    assertTrue(window.shows(DeviceBar.class));
    window.click(window.find(Button.class, found -> "Compare anyway".equals(found.getText())));
    assertFalse(window.shows(DeviceBar.class));
  }

  @Test
  void devicesCanBePairedFromTheBar() {
    open("devices-mismatch");
    window.click(
        window.find(Button.class, found -> "Pair devices by hand".equals(found.getText())));
    assertTrue(window.shows(DevicePairing.class));
    window.click(window.find(Button.class, found -> "Compare these pairs".equals(found.getText())));
    assertTrue(explorer.commandProperty().get().contains("--reference-devices 0,1"));
  }

  @Test
  void theManualKnowsEveryCheckAndEveryReason() {
    open("realistic");
    window.act(() -> explorer.manual().open(""));
    ManualPage page = window.find(ManualPage.class, found -> true);
    for (var check : org.benchlens.compare.decision.CheckId.values()) {
      assertNotNull(page.place(check.group()), check.group());
    }
    for (var reason : org.benchlens.compare.Reason.values()) {
      assertNotNull(page.place(reason.code()), reason.code());
    }
  }
}
