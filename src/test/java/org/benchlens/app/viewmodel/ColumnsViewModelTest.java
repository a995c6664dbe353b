package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.benchlens.present.table.DisplayMode;
import org.junit.jupiter.api.Test;

final class ColumnsViewModelTest {
  private static final String TAG = "nv/cold/time/cpu/mean";

  private final RowsViewModel rows = Opened.example("realistic").rows();
  private final ColumnsViewModel columns = rows.columns();

  private List<String> shown() {
    return rows.lookProperty().get().columns().stream().map(ScreenColumn::id).toList();
  }

  private ScreenColumn column(String id) {
    return rows.lookProperty().get().columns().stream()
        .filter(column -> column.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everyOfferedColumnCanBeShownAndHidden() {
    for (ColumnOffer offer : columns.offers()) {
      boolean before = columns.shown(offer.id());
      columns.toggle(offer.id());
      boolean fixed = offer.id().equals("status");
      assertEquals(fixed || !before, columns.shown(offer.id()), offer.id());
      for (ScreenColumn column : rows.lookProperty().get().columns()) {
        rows.shown().forEach(item -> assertFalse(column.text(item.row()).contains("null")));
      }
      columns.toggle(offer.id());
    }
  }

  @Test
  void aSummaryHasBothSidesAndTheChange() {
    columns.toggle("summary:" + TAG);
    List<String> last = shown().subList(shown().size() - 3, shown().size());
    assertEquals(List.of("ref:" + TAG, "cmp:" + TAG, "change:" + TAG), last);
    assertEquals("Reference CPU time", column("ref:" + TAG).title());
  }

  @Test
  void aUnitThatAllShownRowsShareStandsInTheHeading() {
    columns.choose(List.of("axes", "summary:" + TAG));
    rows.filter("bench:copy_sweep");
    ScreenColumn column = column("ref:" + TAG);
    assertEquals("µs", rows.lookProperty().get().unit(column));
    assertEquals("4.252", column.number().apply(rows.shown().getFirst().row()).text());
  }

  @Test
  void theVerdictCannotBeHidden() {
    columns.hide("status");
    assertEquals("status", shown().getFirst());
  }

  @Test
  void everyModeKeepsItsOwnColumns() {
    columns.hide("reason");
    rows.display(DisplayMode.EXPLAIN);
    assertTrue(shown().contains("reason_code"));
    assertFalse(columns.chosen());
    rows.display(DisplayMode.INTERVALS);
    assertFalse(shown().contains("reason"));
    columns.reset();
    assertTrue(shown().contains("reason"));
  }

  @Test
  void columnsMoveByOnePlaceAndStopAtTheEnds() {
    List<String> before = shown();
    columns.move("rel", -1);
    assertEquals(before.indexOf("rel") - 1, shown().indexOf("rel"));
    columns.move("rel", 1);
    assertEquals(before, shown());
    columns.move("flip", 1);
    assertEquals(before, shown());
  }

  @Test
  void pinnedColumnsStandAtTheLeft() {
    columns.pin("rel");
    columns.pin("status");
    assertEquals(List.of("status", "rel"), shown().subList(0, 2));
    assertEquals(2, rows.lookProperty().get().pinned());
    columns.pin("rel");
    assertEquals(1, rows.lookProperty().get().pinned());
  }

  @Test
  void aSearchFindsNamesAndTags() {
    String batch = "summary:nv/batch/time/gpu/mean";
    assertTrue(
        columns.entries("batch", false).stream()
            .anyMatch(
                entry ->
                    entry instanceof ColumnEntry.Offered(ColumnOffer offer)
                        && offer.id().equals(batch)));
    assertTrue(columns.entries("no such column", true).size() <= 1);
  }

  @Test
  void aWrongIdSaysWhatWasMeant() {
    assertEquals(
        "there is no column 'resaon'; did you mean reason?",
        ColumnsViewModel.fault("resaon").orElseThrow());
    assertTrue(ColumnsViewModel.fault("axis:any").isEmpty());
    assertTrue(ColumnsViewModel.fault("noise").isEmpty());
  }
}
