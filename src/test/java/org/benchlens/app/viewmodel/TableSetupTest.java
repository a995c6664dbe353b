package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.DisplayMode;
import org.junit.jupiter.api.Test;

final class TableSetupTest {
  private static final List<String> SHOWN =
      List.of("status", "benchmark", "axis:T", "axis:N", "ref_time", "rel");

  @Test
  void whatIsRememberedReadsBack() {
    TableSetup setup =
        new TableSetup(
            "status:AMBG \"a b\"",
            DisplayMode.EXPLAIN,
            new SortKey("axis:N", true),
            new Grouping.ByAxis("Duration (us)"),
            Set.of("=1", "=2"),
            Map.of(
                DisplayMode.EXPLAIN,
                new ColumnChoice(List.of("status", "axes", "rel"), Set.of("rel")),
                DisplayMode.LEGACY,
                new ColumnChoice(List.of(), Set.of("status"))));
    assertEquals(setup, TableSetup.of(setup.entries()));
    assertEquals(TableSetup.FIRST, TableSetup.of(TableSetup.FIRST.entries()));
  }

  @Test
  void unknownTextsAreAsAtFirst() {
    assertEquals(TableSetup.FIRST, TableSetup.of(Map.of("mode", "odd", "group", "x", "else", "y")));
  }

  @Test
  void otherInputsKeepModeGroupsAndColumns() {
    TableSetup setup =
        TableSetup.FIRST
            .filtered("T=I8")
            .displayed(DisplayMode.SIMPLE)
            .grouped(new Grouping.Section())
            .collapsed(Set.of("0/0"));
    TableSetup others = setup.forOthers();
    assertEquals("", others.filter());
    assertEquals(Set.of(), others.collapsed());
    assertEquals(DisplayMode.SIMPLE, others.mode());
    assertEquals(new Grouping.Section(), others.grouping());
  }

  @Test
  void aHiddenAxisDoesNotComeBackWithTheOthers() {
    ColumnChoice choice = ColumnChoice.OF_MODE.without("axis:T", SHOWN);
    assertEquals(
        List.of("status", "benchmark", "identity", "axis:N", "ref_time", "rel"), choice.ids());
  }

  @Test
  void aHiddenColumnLeavesTheAxesOpenForOtherInputs() {
    ColumnChoice choice = ColumnChoice.OF_MODE.without("rel", SHOWN);
    assertEquals(
        List.of("status", "benchmark", "identity", "axis:T", "axis:N", "axes", "ref_time"),
        choice.ids());
  }

  @Test
  void anAddedAxisStandsBehindTheOthersAndOtherColumnsAtTheEnd() {
    ColumnChoice choice = ColumnChoice.OF_MODE.with("axis:M", SHOWN).with("cmp_samples", SHOWN);
    assertEquals(
        List.of("axis:T", "axis:N", "axis:M"),
        choice.ids().stream().filter(id -> id.startsWith("axis:")).toList());
    assertEquals("cmp_samples", choice.ids().getLast());
  }

  @Test
  void aMovedColumnStandsBeforeTheOther() {
    ColumnChoice choice = ColumnChoice.OF_MODE.moved("rel", "benchmark", SHOWN);
    assertEquals(List.of("status", "rel", "benchmark"), choice.ids().subList(0, 3));
    assertEquals("status", choice.moved("status", null, SHOWN).ids().getLast());
  }

  @Test
  void hidingAPinnedColumnUnpinsIt() {
    ColumnChoice choice = ColumnChoice.OF_MODE.pinned("rel", true).without("rel", SHOWN);
    assertFalse(choice.pinned().contains("rel"));
  }
}
