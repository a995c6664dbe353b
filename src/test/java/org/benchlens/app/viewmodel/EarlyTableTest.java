package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Progress;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class EarlyTableTest {
  private final AtomicInteger told = new AtomicInteger();
  private final EarlyTable early = new EarlyTable(shown -> told.incrementAndGet());
  private final RowsViewModel table = new RowsViewModel(new InPlaceRunner());
  private List<MatchedRow> rows = List.of();

  @BeforeEach
  void read() throws OpenException {
    rows = new OpenRuns(1).openUsable(Opened.request("realistic"), Progress.NONE).rows();
  }

  private void show(int from, int to) {
    early.found(rows.subList(from, to));
    early.show(table, Settings.DEFAULT);
  }

  private void replace(List<MatchedRow> all) {
    List<TableRow> whole = all.stream().map(TableRow::provisional).toList();
    table.replace(whole, RowTraits.of(whole, List.of("")), Settings.DEFAULT);
  }

  @Test
  void theFirstRowsAreShownAtOnceAndMoreWhenThereAreTwiceAsMany() {
    show(0, 4);
    assertEquals(4, table.shown().size());
    show(4, 7);
    assertEquals(4, table.shown().size());
    show(7, 8);
    assertEquals(8, table.shown().size());
    assertEquals(2, told.get());
  }

  @Test
  void manyRowsAreShownInStepsThatCanBeDrawnQuickly() {
    List<Integer> sizes = new ArrayList<>();
    for (int i = 0; i < 46; i++) {
      show(i, i + 1);
      sizes.add(table.shown().size());
    }
    assertEquals(List.of(1, 2, 4, 8, 16, 32), sizes.stream().distinct().toList());
    EarlyTable late = new EarlyTable(shown -> told.incrementAndGet());
    late.found(rows);
    late.show(table, Settings.DEFAULT);
    assertEquals(32, table.shown().size());
  }

  @Test
  void whatIsNotShownYetIsNotReplaced() {
    early.found(rows.subList(0, 40));
    early.found(rows.subList(40, 46));
    assertEquals(1, told.get());
    early.show(table, Settings.DEFAULT);
    assertEquals(6, table.shown().size());
  }

  @Test
  void earlyRowsHaveNoVerdictAndNoneIsSelectedForTheUser() {
    show(0, 6);
    assertTrue(table.items().stream().allMatch(item -> item.row().decision() == null));
    assertEquals(6, table.lookProperty().get().total().undecided());
    assertNull(table.selectedProperty().get());
  }

  @Test
  void whenAllIsReadTheSameObjectsStayInPlaceAndSelected() {
    show(0, 6);
    show(6, 12);
    List<RowItem> before = table.items();
    table.selectAt(7);
    RowItem selected = table.selectedProperty().get();
    replace(rows);
    assertEquals(rows.size(), table.items().size());
    for (int i = 0; i < before.size(); i++) {
      assertSame(before.get(i), table.items().get(i));
      assertSame(rows.get(i), before.get(i).row().matched());
    }
    assertSame(selected, table.selectedProperty().get());
  }

  @Test
  void aRowThatComesBetweenLeavesTheSelectedRowSelected() {
    early.found(List.of(rows.get(0), rows.get(2), rows.get(3)));
    early.show(table, Settings.DEFAULT);
    table.selectAt(3);
    replace(rows);
    RowItem selected = table.selectedProperty().get();
    assertSame(table.items().get(3), selected);
    assertSame(rows.get(3), table.items().get(3).row().matched());
  }

  @Test
  void aSortedOrGroupedTableDoesNotGrow() {
    show(0, 4);
    table.sort(new SortKey("rel", true));
    show(4, 8);
    assertEquals(4, table.items().size());
    table.sort(SortKey.TABLE_ORDER);
    table.change(setup -> setup.grouped(new Grouping.Benchmark()));
    show(8, 20);
    assertEquals(4, table.items().size());
  }

  @Test
  void readingAgainMakesNewRows() throws OpenException {
    replace(rows);
    List<RowItem> before = table.items();
    table.selectAt(5);
    read();
    replace(rows);
    assertTrue(before.get(0) != table.items().get(0));
    assertSame(table.items().get(4), table.selectedProperty().get());
  }
}
