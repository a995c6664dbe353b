package org.benchlens.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.report.ComparisonFixture;
import org.junit.jupiter.api.Test;

class HtmlWriterTest {
  private static String page(Comparison comparison, List<String> summary) throws IOException {
    StringBuilder out = new StringBuilder();
    HtmlWriter.write(comparison, TableOptions.of(DisplayMode.LEGACY), summary, out);
    return out.toString();
  }

  @Test
  void whatComesFromAFileIsNeverMarkup() throws IOException {
    String hostile = "<script>alert(1)</script>\"'&";
    String page =
        page(
            ComparisonFixture.of(
                new RowFixture()
                    .benchmark(hostile)
                    .axis("a\"onx=" + hostile, AxisType.STRING, hostile)
                    .verdict(Status.AMBG, Reason.NOISE_UNAVAILABLE)),
            List.of("- " + hostile));
    assertEquals(1, Pattern.compile("<script>").matcher(page).results().count());
    assertFalse(page.contains(hostile));
    assertFalse(Pattern.compile("<[^>]* onx=").matcher(page).find());
  }

  @Test
  void nothingIsLoadedFromAnywhere() throws IOException {
    String page = page(ComparisonFixture.of(new RowFixture()), List.of());
    assertTrue(page.contains("default-src 'none'"));
    assertFalse(Pattern.compile("https?:|src=|@import|url\\(").matcher(page).find());
  }

  @Test
  void numbersSortByTheirExactValuesAndRowsFilterByTheirStatus() throws IOException {
    String page =
        page(
            ComparisonFixture.of(
                new RowFixture()
                    .axis("N", AxisType.INT64, "1024")
                    .verdict(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES)),
            List.of("1 row: 1 SLOW.", "- rules: guide"));
    assertTrue(page.contains("<tr class=\"slow\">"), page);
    assertTrue(page.contains("data-key=\"1024.0\""), page);
    assertTrue(page.contains("data-status=\"slow\">SLOW 1</button>"), page);
    assertTrue(page.contains("<p>1 row: 1 SLOW.</p>\n<ul>\n<li>rules: guide</li>\n</ul>"), page);
  }
}
