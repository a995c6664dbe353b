package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.benchlens.compare.Status;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.present.table.DisplayMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RowsViewModelTest {
  private final ExplorerViewModel explorer = Opened.example("realistic");
  private final RowsViewModel rows = explorer.rows();

  private TableLook look() {
    return rows.lookProperty().get();
  }

  private List<Integer> order() {
    return rows.shown().stream().map(RowItem::index).toList();
  }

  private static Status status(RowItem item) {
    return item.row().verdict().orElseThrow().status();
  }

  @Test
  void theFirstAmbiguousRowIsSelectedAtFirst() {
    RowItem selected = rows.selectedProperty().get();
    assertNotNull(selected);
    assertEquals(Status.AMBG, status(selected));
    assertTrue(
        rows.items().subList(0, selected.index()).stream()
            .noneMatch(item -> status(item) == Status.AMBG));
  }

  @Test
  void aChipFiltersAndWritesTheFilter() {
    rows.toggle(Status.AMBG);
    assertEquals("status:AMBG", rows.filterTextProperty().get());
    assertEquals(5, rows.shown().size());
    assertEquals(Set.of(Status.AMBG), look().filter().statuses());
    assertEquals(22, look().matching().of(Status.SAME), "chips count what the others let through");
    rows.toggle(Status.AMBG);
    assertEquals("", rows.filterTextProperty().get());
    assertEquals(46, rows.shown().size());
  }

  @Test
  void textAndChipsFilterTogether() {
    rows.filter("bench:copy_sweep");
    assertEquals(18, look().shown());
    assertEquals(46, look().all());
    rows.toggle(Status.SAME);
    assertTrue(rows.shown().stream().allMatch(item -> status(item) == Status.SAME));
    assertEquals(look().matching().of(Status.SAME), rows.shown().size());
  }

  @Test
  void anAxisIsFoundByTheNameThatTheTableShows() {
    rows.filter("Elements=2^20");
    assertEquals(6, rows.shown().size());
    assertTrue(look().filter().fault().isEmpty());
  }

  @Test
  void axesWithoutAValueInTheShownRowsAreHiddenAndNamed() {
    rows.filter("bench:copy_sweep");
    assertEquals(3, look().hiddenAxes().size());
    assertTrue(
        look().columns().stream()
            .noneMatch(column -> look().hiddenAxes().contains(column.header())));
  }

  @Test
  void aTermThatIsNotUnderstoodIsMarkedAndDoesNotCount() {
    rows.filter("noise>=abc");
    assertTrue(look().filter().fault().isPresent());
    assertEquals(46, rows.shown().size());
  }

  @Test
  void aFilterThatHidesAllNamesTheTermThatRemovesMost() {
    rows.filter("status:AMBG T=I9");
    assertTrue(look().hidesAll());
    RowFiltering.Blame blame = look().blame().orElseThrow();
    assertEquals("T=I9", blame.term());
    assertEquals(5, blame.passing());
    assertEquals("status:AMBG", blame.shorter());
  }

  @Test
  void theSelectedRowStaysSelectedWhileAFilterHidesIt() {
    RowItem selected = rows.selectedProperty().get();
    rows.filter("status:SAME");
    assertSame(selected, rows.selectedProperty().get());
    assertFalse(rows.shown().contains(selected));
  }

  @ParameterizedTest
  @EnumSource(DisplayMode.class)
  void sortingByAnyColumnOrdersTheRowsAndAThirdClickRestoresThem(DisplayMode mode) {
    rows.display(mode);
    List<Integer> tableOrder = order();
    for (ScreenColumn column : look().columns()) {
      rows.sort(new SortKey(column.id(), false));
      for (int i = 1; i < rows.shown().size(); i++) {
        int step = column.order().compare(rows.shown().get(i - 1).row(), rows.shown().get(i).row());
        assertTrue(step <= 0, mode + " " + column.id() + " at " + i);
      }
      rows.sort(SortKey.TABLE_ORDER);
      assertEquals(tableOrder, order());
    }
  }

  @Test
  void axisValuesSortByNumber() {
    rows.filter("bench:mixed_axes");
    String items =
        look().columns().stream()
            .filter(column -> column.header().startsWith("Items"))
            .findFirst()
            .orElseThrow()
            .id();
    rows.sort(new SortKey(items, false));
    List<Double> values =
        rows.shown().stream()
            .map(item -> item.row().matched().compare().axisValues())
            .flatMap(list -> list.stream().filter(value -> value.name().startsWith("Items")))
            .map(value -> Double.valueOf(value.text()))
            .toList();
    assertEquals(values.stream().sorted().toList(), values);
    assertTrue(values.getLast() >= 10, "numbers of several lengths");
  }

  @Test
  void rowsWithoutAValueComeLastInBothDirections() {
    ExplorerViewModel reasons = Opened.example("reasons");
    for (boolean descending : new boolean[] {false, true}) {
      reasons.rows().sort(new SortKey("noise", descending));
      List<Boolean> known =
          reasons.rows().shown().stream()
              .map(
                  item ->
                      item.row().reference().noise().isPresent()
                          && item.row().compare().noise().isPresent())
              .toList();
      assertEquals(known.stream().sorted(Collections.reverseOrder()).toList(), known);
      assertFalse(known.getLast());
    }
  }

  @Test
  void theNextAmbiguousRowIsFoundAndTheLastStays() {
    rows.selectAt(1);
    int steps = 0;
    RowItem before = null;
    while (before != rows.selectedProperty().get()) {
      before = rows.selectedProperty().get();
      rows.moveToAmbiguous(true);
      steps++;
    }
    assertEquals(5 + 1, steps);
    assertEquals("AMBG row 5 of 5", rows.place());
    rows.moveToAmbiguous(false);
    assertEquals("AMBG row 4 of 5", rows.place());
  }

  @Test
  void movingStopsAtTheEnds() {
    rows.selectAt(46);
    rows.move(1);
    assertEquals("row 46 of 46", rows.place());
    rows.move(-100);
    assertEquals("row 1 of 46", rows.place());
  }

  @Test
  void aUnitThatAllShownRowsShareStandsInTheHeading() {
    assertTrue(look().scale(Side.REFERENCE).isEmpty(), "µs and ms");
    rows.filter("bench:copy_sweep");
    assertEquals("µs", look().scale(Side.REFERENCE).orElseThrow().screenWord());
  }

  @Test
  void everyCellOfEveryModeHasSpokenText() {
    for (DisplayMode mode : DisplayMode.values()) {
      rows.display(mode);
      assertEquals("status", look().columns().getFirst().id());
      for (ScreenColumn column : look().columns()) {
        for (RowItem item : rows.shown()) {
          assertNotNull(column.text(item.row()), mode + " " + column.id());
        }
      }
    }
  }

  @Test
  void withoutRowsNothingIsSelected() {
    ExplorerViewModel empty = Opened.nothing(new Opened.FakeDesk(), Progress.NONE);
    empty.rows().move(1);
    empty.rows().moveToAmbiguous(true);
    assertNull(empty.rows().selectedProperty().get());
    assertEquals("", empty.rows().place());
  }
}
