package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.benchlens.model.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClipboardTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "=1+2; '=1+2",
        "@SUM(A1); '@SUM(A1)",
        "-cmd; '-cmd",
        "−1.5; -1.5",
        "+0.5; +0.5",
        "5.692 µs; 5.692 µs",
        "a|b; a|b"
      })
  void noCellIsAFormula(String text, String expected) {
    assertEquals(expected, ClipboardText.cell(text));
  }

  @Test
  void breaksAndTabsWouldMakeOtherCells() {
    assertEquals("a b c", ClipboardText.cell("a\tb\r\nc"));
  }

  @Test
  void markedRowsAreCopiedAsTheTableShowsThem() {
    Opened.FakeDesk desk = new Opened.FakeDesk();
    ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);
    explorer.session().open(Opened.request("realistic"));
    RowsViewModel rows = explorer.rows();
    rows.mark(rows.shown().subList(0, 3));
    rows.select(rows.shown().get(2));
    explorer.copies().marked();
    List<String> lines = desk.copied.getLast().lines().toList();
    assertEquals(4, lines.size());
    assertTrue(lines.getFirst().startsWith("Status\tBenchmark\t"));
    assertEquals(rows.lookProperty().get().columns().size(), lines.get(1).split("\t", -1).length);
    rows.select(rows.shown().get(10));
    explorer.copies().marked();
    assertEquals(2, desk.copied.getLast().lines().count(), "another row is selected");
  }
}
