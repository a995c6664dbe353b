package org.benchlens.report.table;

import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.ExportValue;
import org.benchlens.report.ComparisonFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CsvWriterTest {
  @Test
  void rowsCarryTheirIdentityAndExactValues() throws IOException {
    StringBuilder csv = new StringBuilder();
    CsvWriter.write(
        ComparisonFixture.of(
            new RowFixture()
                .axis("T", AxisType.STRING, "=1+1")
                .axis("N", AxisType.INT64, "-5")
                .sides(timing(0.25, 0.5, 1, 2e-5), timing(1, 1, 1, Double.POSITIVE_INFINITY))
                .verdict(Status.AMBG, Reason.NOISE_UNAVAILABLE),
            new RowFixture().benchmark("a \"b\", c").section(1)),
        TableOptions.of(DisplayMode.LEGACY),
        csv);
    assertEquals(
        "reference,compare,benchmark,ref_device,cmp_device,occurrence,occurrence_count,T,N,"
            + "ref_center,ref_noise,cmp_center,cmp_noise,diff,rel_diff,status\r\n"
            + "ref.json,cmp.json,reduce,0,0,0,1,'=1+1,-5,"
            + "0.5,2e-05,1.0,inf,0.5,1.0,AMBG\r\n"
            + "ref.json,cmp.json,\"a \"\"b\"\", c\",0,0,0,1,,,"
            + "0.0001,0.01,0.0001,0.01,0.0,0.0,AMBG\r\n",
        csv.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "=cmd()|'''=cmd()'", "+1|'''+1'", "-1|'''-1'", "@x|'''@x'", "'\tx'|'''\tx'",
        "'\rx'|'\"''\rx\"'", "'a\nb'|'\"a\nb\"'", "' a'|'\" a\"'", "a=b|a=b", "＝1|'''＝1'",
        "a;b|'\"a;b\"'", "''|''"
      })
  void noTextCellIsAFormula(String text, String cell) {
    assertEquals(cell, CsvText.text(text));
  }

  @ParameterizedTest
  @CsvSource({"0.1, 0.1", "1e-300, 1e-300", "NaN, nan", "-Infinity, -inf"})
  void numbersRoundTrip(double number, String cell) {
    assertEquals(cell, CsvText.of(new ExportValue.Real(number)));
  }
}
