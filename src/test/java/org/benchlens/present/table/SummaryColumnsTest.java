package org.benchlens.present.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Side;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.benchlens.present.RowFixture;
import org.junit.jupiter.api.Test;

final class SummaryColumnsTest {
  private static final SummaryKind MEMORY =
      new SummaryKind("peak_memory_usage", "Peak memory", "bytes", false, "int64");
  private static final SummaryKind WALL =
      new SummaryKind("nv/cold/walltime", "Walltime", "duration", true, "float64");
  private static final SummaryKind FILE =
      new SummaryKind("nv/json/bin:nv/cold/sample_times", "File", "", true, "");

  private static TableRow memory(long reference, long compare) {
    return new RowFixture()
        .summary(MEMORY, new SummaryValue.Whole(reference), new SummaryValue.Whole(compare))
        .summary(FILE, new SummaryValue.Absent(), new SummaryValue.Absent())
        .row();
  }

  private static List<String> texts(String id, TableRow row) {
    return SummaryColumns.named(id, tag -> Optional.of(MEMORY)).stream()
        .map(column -> column.text(row))
        .toList();
  }

  @Test
  void aSummaryHasAColumnForEachSideAndOneForTheChange() {
    TableRow row = memory(1L << 30, 1L << 31);
    assertEquals(
        List.of("1.000 GiB", "2.000 GiB", "+100.0"), texts("summary:peak_memory_usage", row));
    assertEquals(List.of("2.000 GiB"), texts("cmp:peak_memory_usage", row));
  }

  @Test
  void aRowWithoutTheSummaryHasNoValueAndSortsLast() {
    TableRow without = new RowFixture().row();
    RowColumn column = SummaryColumns.value(MEMORY, Side.REFERENCE);
    assertEquals("n/a", column.text(without));
    TableRow with = memory(1, 1);
    assertEquals(List.of(with, without), column.sorted(List.of(without, with), true));
    assertEquals(OptionalDouble.empty(), SummaryColumns.change(without, MEMORY.tag()));
  }

  @Test
  void thereIsNoChangeFromZero() {
    assertEquals(OptionalDouble.empty(), SummaryColumns.change(memory(0, 5), MEMORY.tag()));
  }

  @Test
  void sidecarsAreNoColumns() {
    assertEquals(List.of(MEMORY), SummaryColumns.kinds(List.of(memory(1, 2), memory(3, 4))));
  }

  @Test
  void exportsKeepExactNumbers() {
    RowColumn column = SummaryColumns.value(MEMORY, Side.COMPARE);
    ExportField field = column.fields().getFirst();
    assertEquals(
        new ExportValue.Whole(Long.MAX_VALUE), field.value().apply(memory(1, Long.MAX_VALUE)));
  }

  @Test
  void aListOfColumnsNamesSummaries() {
    ColumnList list = ColumnList.parse("status,summary:peak_memory_usage");
    assertEquals(List.of(), list.faults());
    assertEquals(4, list.plan().columns(List.of(memory(1, 2))).size());
    assertFalse(ColumnList.parse("summary:").faults().isEmpty());
  }

  @Test
  void aWallTimeAtTheLimitIsSuspected() {
    TableRow row =
        new RowFixture()
            .timeout(15)
            .summary(WALL, new SummaryValue.Real(14.99), new SummaryValue.Real(15.0))
            .row();
    assertFalse(TimeoutColumn.suspected(row, Side.REFERENCE));
    assertTrue(TimeoutColumn.suspected(row, Side.COMPARE));
    assertEquals("cmp", TimeoutColumn.column().text(row));
  }

  @Test
  void withoutALimitNothingIsSuspected() {
    TableRow row =
        new RowFixture()
            .summary(WALL, new SummaryValue.Real(1e9), new SummaryValue.Real(1e9))
            .row();
    assertFalse(TimeoutColumn.suspected(row, Side.REFERENCE));
  }

  @Test
  void distinctTimesAreKnownWhereCoverageWas() {
    RowColumn column = ColumnCatalog.of("cmp_distinct").orElseThrow();
    assertEquals("13", column.text(new RowFixture().coverage(1, 1).row()));
    assertEquals("n/a", column.text(new RowFixture().row()));
  }
}
