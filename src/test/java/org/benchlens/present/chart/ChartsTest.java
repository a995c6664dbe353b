package org.benchlens.present.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.figure.DataTable;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChartsTest {
  private static RowFixture timed(String elements, double reference, double compare) {
    return new RowFixture()
        .axis("T", AxisType.TYPE, "I8")
        .axis("Elements", AxisType.INT64, elements)
        .sides(
            RowFixture.timing(reference * 0.99, reference, reference * 1.01, 0.01),
            RowFixture.timing(compare * 0.99, compare, compare * 1.01, 0.01));
  }

  private static List<TableRow> rows(int count) {
    List<TableRow> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(timed(Integer.toString(i), 1e-4, 1e-4 * (1 + 1e-3 * (i % 50))).row());
    }
    return rows;
  }

  private static ChangeChart changes(List<TableRow> rows) {
    return ChangeChart.of(rows, "", Settings.DEFAULT, Palette.LIGHT);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 36, 401, 10_000})
  void everyRowIsInTheChartAndItsSidesStayUsable(int count) {
    List<TableRow> rows = rows(count);
    ChangeChart chart = changes(rows);
    assertEquals(count, chart.table().size());
    assertTrue(chart.width() < 8000 && chart.height() < 2400, chart.width() + "x" + chart.height());
    long entries =
        ChangeGrid.of(rows.stream().map(ChangeRow::of).toList(), 100).columns().stream()
            .flatMap(List::stream)
            .filter(ChangeGrid.Item.Entry.class::isInstance)
            .count();
    assertEquals(count, entries);
  }

  @Test
  void aRowWithoutATimeHasNoRatio() {
    TableRow row =
        new RowFixture()
            .sides(RowFixture.nothing(), RowFixture.center(1))
            .verdict(Status.UNKNOWN, Reason.TIMING_CENTER_MISSING)
            .row();
    DataTable table = changes(List.of(row)).table();
    assertTrue(Double.isNaN(((DataTable.Cell.Value) table.row(0).get(4)).value()));
  }

  @Test
  void twiceAndHalfAreEquallyFar() {
    ChangeRow slow = ChangeRow.of(timed("1", 1e-4, 2e-4).row());
    ChangeRow fast = ChangeRow.of(timed("1", 2e-4, 1e-4).row());
    assertEquals(2, slow.ratio().orElseThrow(), 1e-12);
    assertEquals(0.5, fast.ratio().orElseThrow(), 1e-12);
    RatioScale scale = RatioScale.of(List.of(slow, fast));
    assertEquals(0.5, scale.fraction(1), 1e-6);
  }

  @ParameterizedTest
  @CsvSource({"1, '0.0 %'", "1.05, '+5.0 %'", "0.979, '−2.1 %'", "2.5, ×2.5", "0.25, ×0.25"})
  void changesAreWordsInPercentOrFactors(double ratio, String words) {
    assertEquals(words, RatioScale.words(ratio));
  }

  @Test
  void oneExtremeOfManyDoesNotFlattenTheRest() {
    List<TableRow> rows = rows(300);
    rows.add(timed("9", 1e-4, 1e-2).row());
    assertTrue(RatioScale.of(rows.stream().map(ChangeRow::of).toList()).domain().to() < 1.2);
    ChangeChart chart = changes(rows);
    assertEquals(301, chart.table().size());
  }

  @Test
  void aSweepSortsByNumberAndSplitsByTheOtherAxes() {
    List<TableRow> rows =
        List.of(
            timed("1024", 1e-4, 1e-4).row(),
            timed("64", 1e-5, 1e-5).row(),
            new RowFixture()
                .axis("T", AxisType.TYPE, "I16")
                .axis("Elements", AxisType.INT64, "64")
                .row());
    Sweep sweep = Sweep.along("Elements", rows);
    assertEquals(2, sweep.series().size());
    assertEquals("T=I8", sweep.series().getFirst().rest());
    assertEquals(64, sweep.series().getFirst().points().getFirst().place());
  }

  @Test
  void aStringAxisOfNumbersCanBeSwept() {
    List<TableRow> rows =
        List.of(
            new RowFixture().axis("Entropy", AxisType.STRING, "0.201").row(),
            new RowFixture().axis("Entropy", AxisType.STRING, "1.0").row());
    assertEquals(1, Sweep.along("Entropy", rows).series().size());
  }

  @Test
  void whatCannotBePlacedIsCounted() {
    List<TableRow> rows =
        List.of(
            timed("64", 1e-5, 1e-5).row(),
            timed("abc", 1e-5, 1e-5).row(),
            timed("inf", 1e-5, 1e-5).row(),
            new RowFixture().row());
    assertEquals(
        "left out: 1 row without the axis Elements, 2 rows whose Elements is no finite number",
        Sweep.along("Elements", rows).leftOut());
  }

  @Test
  void valuesOfZeroOrBelowMakeALinearAxis() {
    List<TableRow> rows =
        List.of(
            timed("-1", 1e-5, 1e-5).row(),
            timed("0", 1e-5, 1e-5).row(),
            timed("1000", 1e-5, 1e-5).row());
    SweepSeries series = Sweep.along("Elements", rows).series().getFirst();
    assertEquals(ScaleKind.LINEAR, SweepAxes.of(series).xKind());
  }

  @Test
  void equalPlacesAreCounted() {
    List<TableRow> rows =
        List.of(timed("8", 1e-5, 1e-5).row(), timed("8", 2e-5, 1e-5).occurrence(1).row());
    SweepSeries series = Sweep.along("Elements", rows).series().getFirst();
    assertEquals(1, series.repeats());
  }

  @Test
  void aSweepOfNothingIsRefused() {
    Sweep sweep = Sweep.along("N", rows(2));
    assertThrows(
        IllegalArgumentException.class,
        () -> SweepChart.of(sweep, "", Settings.DEFAULT, Palette.DARK));
  }

  @Test
  void theTableOfASweepHasBothSides() {
    Sweep sweep = Sweep.along("Elements", List.of(timed("64", 1e-5, 2e-5).row()));
    DataTable table = SweepChart.of(sweep, "", Settings.DEFAULT, Palette.DARK).table();
    assertEquals(new DataTable.Cell.Value(64), table.row(0).get(1));
    assertEquals(new DataTable.Cell.Value(2e-5), table.row(0).get(5));
  }
}
