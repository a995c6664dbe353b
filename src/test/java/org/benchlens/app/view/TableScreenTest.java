package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.scene.input.KeyCode;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.GroupLine;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TablePanels;
import org.benchlens.model.Progress;
import org.junit.jupiter.api.Test;

final class TableScreenTest {
  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);
  private final RowsViewModel rows = explorer.rows();
  private final Window window;

  TableScreenTest() throws TimeoutException {
    window = new Window(explorer);
    window.act(() -> explorer.session().open(Opened.request("realistic")));
  }

  private TableView<?> table() {
    return window.find(TableView.class, found -> true);
  }

  private List<String> columns() {
    return rows.lookProperty().get().columns().stream().map(ScreenColumn::id).toList();
  }

  @Test
  void theKeyGroupsRowsAndAClickOnAHeadingClosesItsGroup() {
    window.act(() -> table().requestFocus());
    window.type("g");
    assertEquals(50, table().getItems().size());
    assertTrue(window.shows("9 rows") || window.shows("Test GPU A, 9 rows"));
    LineRow heading =
        window.find(
            LineRow.class, row -> row.getItem() instanceof GroupLine && row.getIndex() == 0);
    window.click(heading);
    assertEquals(41, table().getItems().size());
    window.press(KeyCode.RIGHT);
    assertEquals(50, table().getItems().size(), "the heading keeps the focus");
  }

  @Test
  void headingsAreNoRowsForTheSelection() {
    window.act(() -> rows.groups().toggle());
    RowItem selected = rows.selectedProperty().get();
    window.act(() -> table().getSelectionModel().clearAndSelect(0));
    assertSame(selected, rows.selectedProperty().get());
    window.act(() -> table().requestFocus());
    window.type("j");
    assertSame(rows.selectedProperty().get(), table().getSelectionModel().getSelectedItem());
  }

  @Test
  void aFacetFiltersAndTheFilterTicksIt() {
    window.act(() -> explorer.panels().facets(TablePanels.Facets.SHOWN));
    CheckBox box = window.find(CheckBox.class, found -> "copy_sweep".equals(found.getText()));
    window.click(box);
    assertEquals("bench:copy_sweep", rows.filterTextProperty().get());
    assertEquals(18, table().getItems().size());
    ToggleButton chip =
        window.find(
            ToggleButton.class,
            found ->
                found.getAccessibleText() != null && found.getAccessibleText().startsWith("I32 "));
    assertFalse(chip.isSelected());
    window.act(() -> rows.filter("T=I32"));
    assertTrue(chip.isSelected());
    assertFalse(box.isSelected());
  }

  @Test
  void theFacetsGoAndComeWithTheirKey() {
    window.act(() -> table().requestFocus());
    assertFalse(window.shows(FacetPanel.class), "the window of this test is narrow");
    window.press(KeyCode.CONTROL, KeyCode.B);
    assertTrue(window.shows(FacetPanel.class));
    window.press(KeyCode.CONTROL, KeyCode.B);
    assertFalse(window.shows(FacetPanel.class));
  }

  @Test
  void suggestionsAreTakenByKeys() {
    window.type("/");
    window.type("stat");
    assertTrue(window.shows(CompletionList.class));
    window.press(KeyCode.TAB);
    assertEquals("status:", rows.filterTextProperty().get());
    window.press(KeyCode.DOWN);
    window.press(KeyCode.DOWN);
    window.press(KeyCode.ENTER);
    assertEquals("status:SLOW", rows.filterTextProperty().get());
    assertFalse(window.shows(CompletionList.class));
    window.press(KeyCode.ENTER);
    assertSame(table(), window.scene().getFocusOwner());
  }

  @Test
  void escapeClosesTheSuggestionsBeforeItClearsTheFilter() {
    window.type("/");
    window.type("stat");
    window.press(KeyCode.ESCAPE);
    assertFalse(window.shows(CompletionList.class));
    assertEquals("stat", rows.filterTextProperty().get());
  }

  @Test
  void aWrongTermSaysWhatWasExpected() {
    window.type("/");
    window.type("noise>2x");
    assertTrue(window.shows("noise expects a percentage such as 0.5%"));
  }

  @Test
  void theListOfColumnsShowsAndHidesThem() {
    window.act(() -> table().requestFocus());
    window.press(KeyCode.CONTROL, KeyCode.K);
    assertTrue(window.shows(ColumnPanel.class));
    window.click(window.find(CheckBox.class, found -> "Noise %".equals(found.getText())));
    assertFalse(columns().contains("noise"));
    window.act(() -> rows.columns().toggle("ref_samples"));
    assertEquals(columns(), table().getColumns().stream().map(column -> column.getId()).toList());
    window.press(KeyCode.ESCAPE);
    assertFalse(window.shows(ColumnPanel.class));
  }

  @Test
  void draggingAHeadingMovesTheColumn() {
    window.act(
        () -> {
          var last = table().getColumns().removeLast();
          assertEquals("flip", last.getId());
          rows.columns().move("flip", "benchmark");
        });
    assertEquals("flip", columns().get(1));
    assertEquals("flip", table().getColumns().get(1).getId());
  }

  @Test
  void pinnedColumnsStayInSightWhenTheOthersAreScrolled() {
    window.act(
        () -> {
          rows.columns()
              .choose(List.of("identity", "axes", "summary:nv/cold/time/cpu/mean", "state"));
          rows.columns().pin("status");
          explorer.panels().facets(TablePanels.Facets.SHOWN);
        });
    LineRow line = window.find(LineRow.class, row -> row.getIndex() == 0);
    assertFalse(line.pinned().isVisible());
    ScrollBar bar =
        window.find(
            ScrollBar.class,
            found ->
                found.getOrientation() == Orientation.HORIZONTAL
                    && found.getParent().getStyleClass().contains("virtual-flow"));
    window.act(() -> bar.setValue(bar.getMax()));
    assertTrue(line.pinned().isVisible());
    assertEquals(bar.getMax(), line.pinned().getLayoutX(), 0.5, "at the left edge of what is seen");
    assertEquals(line.pinned().getWidth(), table().getColumns().getFirst().getWidth(), 0.5);
    assertEquals("status", line.shownColumns().get(sheetColumn(line)).id());
  }

  /// Which column is under the left edge of what is seen.
  private static int sheetColumn(LineRow line) {
    return line.sheet().at(line.pinned().getLayoutX() + 1);
  }

  @Test
  void markedRowsAreCopiedTogether() {
    window.act(() -> table().requestFocus());
    window.act(() -> table().getSelectionModel().clearAndSelect(0));
    window.act(() -> table().getSelectionModel().selectRange(0, 3));
    window.press(KeyCode.CONTROL, KeyCode.C);
    assertEquals(4, desk.copied.getLast().lines().count());
  }

  @Test
  void aTermThatHidesAllIsRemovedByItsButton() {
    window.act(() -> rows.filter("status:AMBG T=I9"));
    var remove =
        window.find(
            javafx.scene.control.Button.class, button -> "Remove T=I9".equals(button.getText()));
    window.click(remove);
    assertEquals("status:AMBG", rows.filterTextProperty().get());
    assertEquals(5, table().getItems().size());
    assertFalse(window.shows(Hyperlink.class));
  }

  private LineRow line(int index) {
    return window.find(LineRow.class, row -> row.getIndex() == index);
  }

  private List<Integer> selected() {
    return table().getSelectionModel().getSelectedIndices().stream().sorted().toList();
  }

  @Test
  void shiftSelectsFromTheLinePressedLastWithoutIt() {
    window.click(line(5));
    assertEquals(List.of(5), selected());
    window.clickWith(KeyCode.SHIFT, line(8));
    assertEquals(List.of(5, 6, 7, 8), selected());
    window.clickWith(KeyCode.SHIFT, line(3));
    assertEquals(List.of(3, 4, 5), selected(), "the anchor stays");
    window.press(KeyCode.SHIFT, KeyCode.UP);
    assertEquals(List.of(2, 3, 4, 5), selected(), "keys start at the same anchor");
    window.clickWith(KeyCode.CONTROL, line(9));
    assertEquals(List.of(2, 3, 4, 5, 9), selected());
    window.clickWith(KeyCode.SHIFT, line(7));
    assertEquals(List.of(7, 8, 9), selected());
    window.press(KeyCode.DOWN);
    window.press(KeyCode.SHIFT, KeyCode.DOWN);
    assertEquals(2, selected().size(), "the anchor follows the keys");
    int anchor = selected().getFirst();
    window.clickWith(KeyCode.SHIFT, line(anchor + 3));
    assertEquals(List.of(anchor, anchor + 1, anchor + 2, anchor + 3), selected());
    window.act(() -> rows.select(rows.shown().get(1)));
    window.clickWith(KeyCode.SHIFT, line(3));
    assertEquals(List.of(1, 2, 3), selected(), "the anchor follows what else selects");
  }

  @Test
  void theNameOfARowIsNoWiderThanItsPanel() {
    WhyPanel why = window.find(WhyPanel.class, found -> true);
    window.act(() -> explorer.session().open(Opened.request("reasons")));
    for (RowItem item : List.copyOf(rows.shown())) {
      window.act(() -> rows.select(item));
      double content = why.getContent().getLayoutBounds().getWidth();
      assertTrue(content <= why.getWidth(), "it takes " + content);
    }
  }

  @Test
  void aHeadingHasTheMenuOfItsColumn() {
    ContextMenu menu = table().getColumns().getLast().getContextMenu();
    for (String id : List.of("rel", "noise")) {
      TableColumnHeader heading =
          window.find(
              TableColumnHeader.class,
              found -> found.getTableColumn() != null && id.equals(found.getTableColumn().getId()));
      window.act(() -> menu.show(heading, Side.BOTTOM, 0, 0));
      MenuItem hide =
          menu.getItems().stream()
              .filter(item -> "Hide".equals(item.getText()))
              .findFirst()
              .orElseThrow();
      window.act(hide::fire);
      assertFalse(columns().contains(id));
      window.act(menu::hide);
    }
  }
}
