package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;

/// Rows that gain their verdicts one by one.
final class RowOrderTest {
  private static final List<Status> VERDICTS =
      List.of(Status.SAME, Status.AMBG, Status.FAST, Status.SLOW, Status.AMBG, Status.FAST);

  private final RowsViewModel rows = new RowsViewModel(new InPlaceRunner());

  RowOrderTest() {
    List<TableRow> waiting = new ArrayList<>();
    for (int i = 0; i < VERDICTS.size(); i++) {
      waiting.add(row(i).provisionalRow());
    }
    rows.replace(waiting, RowTraits.of(waiting, List.of("cmp.json")), Settings.DEFAULT);
  }

  private static RowFixture row(int i) {
    return new RowFixture()
        .axis("N", AxisType.INT64, Integer.toString(i))
        .verdict(VERDICTS.get(i), Reason.BULK_SAME);
  }

  private void decide(int i) {
    rows.items().get(i).decideFirst(row(i).row());
    rows.refresh();
  }

  private void decideAll() {
    for (int i = 0; i < VERDICTS.size(); i++) {
      decide(i);
    }
  }

  private List<Integer> order() {
    return rows.shown().stream().map(RowItem::index).toList();
  }

  @Test
  void noRowMovesWhenVerdictsArrive() {
    rows.select(rows.items().get(3));
    rows.sort(new SortKey("status", false));
    List<Integer> before = order();
    for (int i = 0; i < VERDICTS.size(); i++) {
      decide(i);
      assertEquals(before, order(), "after verdict " + i);
      assertSame(rows.items().get(3), rows.selectedProperty().get());
    }
    assertTrue(rows.lookProperty().get().outdated());
    rows.sort(rows.sortProperty().get());
    assertEquals(List.of(2, 5, 3, 0, 1, 4), order());
    assertFalse(rows.lookProperty().get().outdated());
  }

  @Test
  void whileNobodyHasPickedARowTheOrderSettlesWithTheLastVerdict() {
    rows.sort(new SortKey("status", false));
    decideAll();
    assertEquals(List.of(2, 5, 3, 0, 1, 4), order());
    assertSame(rows.items().get(1), rows.selectedProperty().get(), "the first that is AMBG");
  }

  @Test
  void anOrderThatVerdictsDoNotTouchIsNeverOutdated() {
    rows.select(rows.items().getFirst());
    rows.sort(new SortKey("axis:N", true));
    decideAll();
    assertFalse(rows.lookProperty().get().outdated());
    assertEquals(List.of(5, 4, 3, 2, 1, 0), order());
  }

  @Test
  void rowsThatPassTheFilterOnlyNowComeInAtTheirPlace() {
    rows.select(rows.items().getFirst());
    rows.filter("status:AMBG");
    assertEquals(List.of(), order());
    decide(4);
    assertEquals(List.of(4), order());
    decide(1);
    assertEquals(List.of(1, 4), order());
  }

  @Test
  void headingsOfGroupsStayWhileTheirCountsChange() {
    rows.groups().by(new Grouping.Section());
    List<TableLine> before = List.copyOf(rows.lines());
    decideAll();
    assertEquals(before, rows.lines());
    GroupView view = rows.lookProperty().get().group((GroupLine) before.getFirst()).orElseThrow();
    assertEquals(2, view.facts().of(Status.AMBG));
  }
}
