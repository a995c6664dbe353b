package org.benchlens.report.table;

import static org.benchlens.present.RowFixture.nothing;
import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.AxisType;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Device;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.report.ComparisonFixture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MarkdownWriterTest {
  private static final RowFixture SLOW =
      new RowFixture()
          .axis("T", AxisType.TYPE, "U8")
          .powerAxis("Elements{io}", "65536")
          .sides(
              timing(4.026e-6, 4.036e-6, 4.046e-6, 0.0025),
              timing(4.077e-6, 4.087e-6, 4.097e-6, 0.0049))
          .verdict(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES);
  private static final RowFixture SKIPPED =
      new RowFixture()
          .axis("T", AxisType.TYPE, "U8")
          .powerAxis("Elements{io}", "1048576")
          .sides(nothing(), nothing())
          .verdict(Status.UNKNOWN, Reason.STATE_SKIPPED)
          .skipped("no");
  private static final RowFixture OTHER =
      new RowFixture().benchmark("other\nname").section(1).axis("a|b", AxisType.STRING, "x|y");

  @Test
  void headingsAndTablesAreThoseOfTheContract() throws IOException {
    assertEquals(
        """
        # reduce
        ## [0] Test GPU A
        |  T  |  Elements{io}  |                       Ref |                       Cmp |   Change |  Status  |
        |-----|----------------|---------------------------|---------------------------|----------|----------|
        | U8  |      2^16      | 4.036 [-0.010, +0.010] us | 4.087 [-0.010, +0.010] us | >= +0.8% |  🔴 SLOW  |
        | U8  |      2^20      |                       n/a |                       n/a |          |  🟡 ????  |
        # other name
        ## [0] Test GPU A
        |  a❘b  |                         Ref |                         Cmp |   Change |  Status  |
        |-------|-----------------------------|-----------------------------|----------|----------|
        |  x❘y  | 100.000 [-1.000, +1.000] us | 100.000 [-1.000, +1.000] us |          |  🤷 AMBG  |
        """,
        markdown(TableOptions.of(DisplayMode.INTERVALS)));
  }

  @Test
  void explainShowsBoundsNoiseAndReason() throws IOException {
    String text = markdown(TableOptions.of(DisplayMode.EXPLAIN));
    assertTrue(
        text.contains(
            "| U8  |      2^16      | 4.0[26 / 36 / 46] us | 4.0[77 / 87 / 97] us |       0.25% |"
                + "       0.49% | bc-gap     | >= +0.8% |  🔴 SLOW  |"),
        text);
  }

  @Test
  void aBenchmarkWhoseRowsAreHiddenKeepsItsHeading() throws IOException {
    assertEquals(
        "# reduce\n# other name\n",
        markdown(TableOptions.of(DisplayMode.LEGACY).showing(row -> false)));
  }

  @Test
  void coloursReplaceTheEmoji() throws IOException {
    String text = markdown(TableOptions.of(DisplayMode.SIMPLE).colored(true));
    assertTrue(text.contains("| \u001B[31m  SLOW  \u001B[0m |"), text);
    assertTrue(text.contains("| \u001B[33m  ????  \u001B[0m |"), text);
    assertTrue(text.contains("| \u001B[90m  AMBG  \u001B[0m |"), text);
  }

  @Test
  void theTextDoesNotDependOnTheLocale() throws IOException {
    String text = markdown(TableOptions.of(DisplayMode.LEGACY));
    Locale before = Locale.getDefault();
    try {
      for (String tag : new String[] {"de-DE", "tr-TR", "ar-EG-u-nu-arab"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertEquals(text, markdown(TableOptions.of(DisplayMode.LEGACY)), tag);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void sectionsAreNamedByTheirDevices() {
    Device a = new Device(OptionalLong.of(0), "A", Map.of("name", "\"A\""));
    Device b = new Device(OptionalLong.of(1), "B", Map.of("name", "\"B\""));
    assertEquals("[0] A", heading(0, a, 0, a));
    assertEquals("[0] A vs. [1] B", heading(0, a, 1, b));
    assertEquals("[0]", heading(0, null, 0, null));
    assertEquals("[0] vs. [2]", heading(0, null, 2, null));
    assertEquals("[0] A vs. [0]", heading(0, a, 0, null));
    assertEquals("[-] no device", heading(-1, null, -1, null));
  }

  private static String heading(
      long first, @Nullable Device firstEntry, long second, @Nullable Device secondEntry) {
    Benchmark benchmark = new Benchmark("b", List.of(), List.of(), List.of(), 15);
    return SectionHeading.of(
        new MatchedSection(0, 0, benchmark, id(first), id(second), firstEntry, secondEntry));
  }

  private static OptionalLong id(long id) {
    return id < 0 ? OptionalLong.empty() : OptionalLong.of(id);
  }

  private static String markdown(TableOptions options) throws IOException {
    Comparison comparison = ComparisonFixture.of(SLOW, SKIPPED, OTHER);
    StringBuilder text = new StringBuilder();
    MarkdownWriter.write(comparison, options, text);
    return text.toString();
  }
}
