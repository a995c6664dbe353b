package org.benchlens.present.table;

import static org.benchlens.present.RowFixture.nothing;
import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowColumnTest {
  private static final TableRow SLOW =
      new RowFixture()
          .sides(timing(99e-6, 100e-6, 100.5e-6, 0.01), timing(109e-6, 110e-6, 110.5e-6, 0.0091))
          .verdict(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES)
          .times("ref.json-bin/0.bin", 240)
          .clock(1.695e9)
          .coverage(0.971, 0.996)
          .occurrence(1)
          .row();

  @ParameterizedTest
  @CsvSource({
    "benchmark, reduce",
    "device, 0",
    "state, N=1",
    "occurrence, 2 of 2",
    "ref_samples, 240",
    "ref_interval, '100.000 [-1.000, +0.500] us'",
    "cmp_bounds, '[109.000 / 110.000 / 110.500] us'",
    "ref_time, 100.000 us",
    "cmp_center, 110.000 us",
    "ref_span, 1.5%",
    "cmp_noise, 0.91%",
    "ref_clock, 1.695 GHz",
    "cmp_clock, n/a",
    "status, 🔴 SLOW",
    "reason, bc-gap",
    "reason_code, clear_gap_confirmed_by_bulk_cycles",
    "change, >= +8.5%",
    "change_interval, '[+8.5%, +11.6%]'",
    "rel, +10.0%",
    "rel_diff, 10.00%",
    "diff, 10.000 us",
    "time_ref_sample, 97.10%",
    "cycle_ref_sample, n/a"
  })
  void everyColumnSaysItsPartOfARow(String id, String text) {
    assertEquals(text, ColumnCatalog.of(id).orElseThrow().text(SLOW));
  }

  @Test
  void unusableRowsShowNoChange() {
    TableRow row =
        new RowFixture()
            .sides(nothing(), timing(1, 1, 1, 0))
            .verdict(Status.UNKNOWN, Reason.TIMING_CENTER_MISSING)
            .row();
    assertEquals("n/a", text("diff", row));
    assertEquals("n/a", text("rel_diff", row));
    assertEquals("", text("change", row));
  }

  @Test
  void aRowWithoutAVerdictHasNumbersAndNoStatus() {
    TableRow row =
        TableRow.provisional(SLOW.matched(), SLOW.reference(), SLOW.compare(), SLOW.change());
    assertEquals("", text("status", row));
    assertEquals("", text("reason", row));
    assertEquals("100.000 us", text("ref_time", row));
  }

  @Test
  void idsAreUnique() {
    Set<String> ids = new HashSet<>();
    ColumnCatalog.all().forEach(column -> assertTrue(ids.add(column.id()), column.id()));
    assertEquals(ids.size(), ColumnCatalog.all().size());
  }

  @Test
  void displayModesAreColumnSets() {
    assertEquals(
        List.of("Ref Time", "Ref Noise", "Cmp Time", "Cmp Noise", "Diff", "%Diff", "Status"),
        DisplayMode.LEGACY.columns().stream().map(RowColumn::header).toList());
    assertEquals(
        List.of("Ref", "Ref Span", "Cmp", "Cmp Span", "%C Diff", "Change", "Status"),
        DisplayMode.SIMPLE.columns().stream().map(RowColumn::header).toList());
  }

  @Test
  void axisValuesSortByNumberAndRowsWithoutThemComeLast() {
    List<TableRow> rows = new ArrayList<>();
    for (String value : List.of("1024", "abc", "9", "1e2")) {
      rows.add(new RowFixture().axis("N", AxisType.STRING, value).row());
    }
    rows.add(0, new RowFixture().row());
    RowColumn column = AxisColumns.column("N");
    assertEquals(List.of("9", "1e2", "1024", "abc", ""), texts(column, column.sorted(rows, false)));
    assertEquals(List.of("abc", "1024", "1e2", "9", ""), texts(column, column.sorted(rows, true)));
    rows.sort(column.order());
    assertEquals(List.of("9", "1e2", "1024", "abc", ""), texts(column, rows));
  }

  @Test
  void declaredAxesComeBeforeThoseOfStates() {
    TableRow row =
        new RowFixture()
            .value("late", "1")
            .axis("T", AxisType.TYPE, "I8")
            .powerAxis("N", "1024")
            .row();
    assertEquals(List.of("T", "N", "late"), AxisColumns.names(List.of(row)));
  }

  @Test
  void anAxisNamedLikeAFieldExportsUnderAnotherName() {
    assertEquals("axis:status", AxisColumns.column("status").fields().getFirst().name());
    assertEquals("axis:axis:x", AxisColumns.column("axis:x").fields().getFirst().name());
    assertEquals("T", AxisColumns.column("T").fields().getFirst().name());
  }

  private static List<String> texts(RowColumn column, List<TableRow> rows) {
    return rows.stream().map(column::text).toList();
  }

  private static String text(String id, TableRow row) {
    return ColumnCatalog.of(id).orElseThrow().text(row);
  }
}
