package org.benchlens.report.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.report.ComparisonFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportWriterTest {
  private static final List<String> SUMMARY = List.of("3 rows: 1 SLOW, 2 SAME.", "- rules: guide");

  private static String report(Comparison comparison, int budget) throws IOException {
    StringBuilder out = new StringBuilder();
    ReportWriter.write(comparison, TableOptions.of(DisplayMode.INTERVALS), SUMMARY, budget, out);
    return out.toString();
  }

  private static RowFixture row(int number, double compare, Status status) {
    Reason reason =
        switch (status) {
          case SLOW, FAST -> Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES;
          case SAME -> Reason.BULK_SAME;
          case AMBG, UNKNOWN -> Reason.CENTERS_NOT_CLOSE;
        };
    return new RowFixture()
        .axis("N", AxisType.INT64, Integer.toString(number))
        .sides(timing(1, 1, 1, 0.01), timing(compare, compare, compare, 0.01))
        .verdict(status, reason);
  }

  @Test
  void countsComeFirstThenTheMostTellingRows() throws IOException {
    String text =
        report(
            ComparisonFixture.of(
                row(1, 1, Status.SAME),
                row(2, 1.1, Status.SLOW),
                row(3, 1.2, Status.AMBG),
                row(4, 1.5, Status.SLOW)),
            1 << 20);
    assertTrue(text.startsWith("3 rows: 1 SLOW, 2 SAME.\n- rules: guide\n"), text);
    assertTrue(text.contains("| reduce | 2 | 0 | 1 | 0 | 1 |\n"), text);
    List<String> order = new ArrayList<>();
    Matcher states = Pattern.compile("N=(\\d)").matcher(text);
    while (states.find()) {
      order.add(states.group(1));
    }
    assertEquals(List.of("4", "2", "3", "1"), order);
  }

  @ParameterizedTest
  @ValueSource(ints = {2_000, 2_001, 3_000, 5_000, 20_000, 1 << 20})
  void theBudgetIsKeptAndWhatIsLeftOutIsCounted(int budget) throws IOException {
    RowFixture[] rows = new RowFixture[300];
    for (int i = 0; i < rows.length; i++) {
      rows[i] =
          row(i, 1, Status.SAME).benchmark("b\u00e9nch " + i % 100 + " of a rather long name");
    }
    String text = report(ComparisonFixture.of(rows), budget);
    assertTrue(text.getBytes(UTF_8).length <= budget, text.length() + " of " + budget);
    long shown = text.lines().filter(line -> line.startsWith("| SAME | b")).count();
    Matcher left = Pattern.compile("(\\d+) rows? \\((\\d+) SAME\\)").matcher(text);
    assertEquals(rows.length - shown, left.find() ? Long.parseLong(left.group(1)) : 0);
    long benchmarks = text.lines().filter(line -> line.startsWith("| b")).count();
    Matcher without = Pattern.compile("(\\d+) benchmarks? of the overview").matcher(text);
    assertEquals(100 - benchmarks, without.find() ? Long.parseLong(without.group(1)) : 0);
  }

  @Test
  void anImpossibleBudgetIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> report(ComparisonFixture.of(), 1_999));
  }
}
