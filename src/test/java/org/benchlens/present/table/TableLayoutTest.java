package org.benchlens.present.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableLayoutTest {
  @Test
  void widthsAreCodePointsOfTheWidestCellOrTheHeaderAndTwo() {
    TableRow row =
        new RowFixture()
            .axis("T", AxisType.STRING, "😀😀😀😀")
            .axis("longname", AxisType.STRING, "x")
            .row();
    TableLayout layout =
        TableLayout.of(
            List.of(AxisColumns.column("T"), AxisColumns.column("longname")), List.of(row));
    assertEquals(List.of(4, 10), layout.widths());
    assertEquals("    x     ", layout.padded("x", 1));
  }

  @ParameterizedTest
  @CsvSource({
    "a|b, a❘b",
    "' a ', a",
    "'a\nb', a b",
    "'a\u001B[31m', a\uFFFD[31m",
    "größe=µ, größe=µ"
  })
  void cellsAreMadeHarmless(String text, String clean) {
    assertEquals(clean, TableLayout.clean(text));
  }

  @ParameterizedTest
  @CsvSource({"'status,axes,rel', 3", "'axis:\"a,b\", noise_high', 1", "'', 0", "'axis:T', 1"})
  void columnListsKeepWhatTheyKnow(String text, int known) {
    assertEquals(known, ColumnList.parse(text).plan().entries().size());
  }

  @Test
  void anUnknownColumnNamesTheNearest() {
    assertEquals(
        List.of("unknown column staus; did you mean status?"), ColumnList.parse("staus").faults());
  }

  @ParameterizedTest
  @ValueSource(strings = {"status,,rel", "status,"})
  void aMissingColumnIsAFault(String text) {
    assertEquals(1, ColumnList.parse(text).faults().size());
  }
}
