package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.Status;
import org.benchlens.present.group.Grouping;
import org.junit.jupiter.api.Test;

final class GroupsViewModelTest {
  private final RowsViewModel rows = Opened.example("realistic").rows();
  private final GroupsViewModel groups = rows.groups();

  private List<GroupLine> headings() {
    List<GroupLine> headings = new ArrayList<>();
    for (TableLine line : rows.lines()) {
      if (line instanceof GroupLine group) {
        headings.add(group);
      }
    }
    return headings;
  }

  private GroupView view(int heading) {
    return rows.lookProperty().get().group(headings().get(heading)).orElseThrow();
  }

  @Test
  void theKeyGroupsByBenchmarkAndDevice() {
    groups.toggle();
    assertEquals(4, headings().size());
    assertEquals("copy_sweep, Test GPU A", view(0).name().text());
    assertEquals(9, view(0).facts().rows());
    assertEquals(46 + 4, rows.lines().size());
    groups.toggle();
    assertEquals(46, rows.lines().size());
  }

  @Test
  void theKeyComesBackToWhatWasGroupedBy() {
    groups.by(new Grouping.ByAxis("T"));
    groups.toggle();
    assertFalse(groups.grouped());
    groups.toggle();
    assertEquals(new Grouping.ByAxis("T"), rows.setupProperty().get().grouping());
  }

  @Test
  void whatTheHeadingSaysNeedsNoColumn() {
    groups.by(new Grouping.Section());
    assertTrue(
        rows.lookProperty().get().columns().stream()
            .noneMatch(column -> List.of("benchmark", "device").contains(column.id())));
  }

  @Test
  void aClosedGroupKeepsItsCountsAndItsRowsStillCount() {
    groups.by(new Grouping.Section());
    GroupLine first = headings().getFirst();
    groups.toggle(first);
    assertTrue(view(0).collapsed());
    assertEquals(9, view(0).facts().rows());
    assertEquals(46 - 9, rows.shown().size());
    assertEquals(46, rows.lookProperty().get().shown());
    groups.toggle(first);
    assertEquals(46, rows.shown().size());
  }

  @Test
  void theNextAmbiguousRowOpensItsGroup() {
    groups.by(new Grouping.Section());
    groups.closeAll(true);
    assertTrue(rows.shown().isEmpty());
    rows.moveToAmbiguous(true);
    RowItem selected = rows.selectedProperty().get();
    assertNotNull(selected);
    assertEquals(Status.AMBG, selected.row().verdict().orElseThrow().status());
    assertTrue(rows.shown().contains(selected));
    groups.closeAll(false);
    assertEquals(46, rows.shown().size());
  }

  @Test
  void groupsFollowTheFilterAndEmptyOnesGo() {
    groups.by(new Grouping.Section());
    rows.filter("bench:copy_sweep status:FAST");
    assertEquals(1, headings().size());
    assertEquals(1, view(0).facts().rows());
    assertEquals(1, view(0).facts().of(Status.FAST));
  }

  @Test
  void theSelectedRowStaysSelectedWhenRowsAreGroupedAndSorted() {
    RowItem selected = rows.selectedProperty().get();
    groups.by(new Grouping.ByAxis("T"));
    rows.sort(new SortKey("rel", true));
    assertSame(selected, rows.selectedProperty().get());
    assertTrue(rows.lines().contains(selected));
  }

  @Test
  void rowsAreSortedWithinTheirGroups() {
    groups.by(new Grouping.ByAxis("T"));
    rows.sort(new SortKey("rel", false));
    double last = Double.NEGATIVE_INFINITY;
    for (TableLine line : rows.lines()) {
      if (line instanceof RowItem item) {
        double now = item.row().change().symmetric().orElse(Double.POSITIVE_INFINITY);
        assertTrue(now >= last);
        last = now;
      } else {
        last = Double.NEGATIVE_INFINITY;
      }
    }
  }

  @Test
  void everyChoiceGroupsAllRows() {
    for (Grouping grouping : groups.choices()) {
      groups.by(grouping);
      assertEquals(46, rows.shown().size(), grouping.id());
      int counted =
          rows.lookProperty().get().groups().values().stream()
              .mapToInt(view -> view.facts().rows())
              .sum();
      assertEquals(groups.grouped() ? 46 : 0, counted, grouping.id());
    }
  }
}
