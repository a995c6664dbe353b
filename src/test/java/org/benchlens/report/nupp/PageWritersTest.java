package org.benchlens.report.nupp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageColumn;
import org.benchlens.present.nupp.PageFact;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.nupp.RecordPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PageWritersTest {
  private static final String HOSTILE =
      "=cmd|'/c calc'!A1\"<script>alert(1)</script>`*_x_*[a](javascript:b)\u001b[31m\r\n# h";

  private final Locale locale = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(locale);
  }

  private static RecordPage page(String name) {
    return new RecordPage(
        "record",
        "Bench record",
        List.of(PageFact.words("label", "Label", name)),
        List.of(
            new PageSection.Table(
                "benchmarks",
                "Benchmarks",
                List.of(
                    PageColumn.words("Benchmark", "name"),
                    PageColumn.numbers("Score", "score_s"),
                    PageColumn.words("Units")),
                List.of(
                    List.of(
                        PageCell.word(name),
                        PageCell.number("1234.500", 1.2345e-6),
                        new PageCell("ns/op", List.of())),
                    List.of(
                        PageCell.word("b"),
                        PageCell.nothing(1),
                        new PageCell("ns/op", List.of())))),
            new PageSection.Lines("notes", "Notes", List.of(name)),
            new PageSection.Lines("problems", "Not readable", List.of())));
  }

  private static String markdown(RecordPage page) throws IOException {
    StringBuilder out = new StringBuilder();
    PageMarkdown.write(page, out);
    return out.toString();
  }

  private static String csv(RecordPage page) throws IOException {
    StringBuilder out = new StringBuilder();
    PageCsv.write(page, out);
    return out.toString();
  }

  private static String html(RecordPage page) throws IOException {
    StringBuilder out = new StringBuilder();
    PageHtml.write(page, out);
    return out.toString();
  }

  private static String json(RecordPage page) throws IOException {
    StringWriter out = new StringWriter();
    PageJson.write(page, out);
    return out.toString();
  }

  @Test
  void markdownIsReadAsPlainTextToo() throws IOException {
    assertEquals(
        """
        # Bench record

        * Label: a

        ## Benchmarks

        | Benchmark |    Score | Units |
        | --------- | -------: | ----- |
        | a         | 1234.500 | ns/op |
        | b         |        - | ns/op |

        ## Notes

        * a
        """,
        markdown(page("a")));
  }

  @Test
  void aHostileNameIsNoMarkdown() throws IOException {
    String text = markdown(page(HOSTILE));
    assertEquals(14, text.lines().count(), text);
    assertTrue(
        text.contains("\\<script>alert(1)\\</script>\\`\\*\\_x\\_\\*[a\\](javascript:b)"), text);
    assertFalse(text.contains("\u001b"), text);
    String row = text.lines().filter(line -> line.contains("1234")).toList().get(0);
    assertTrue(row.contains("cmd\\|'"), row);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a_b_c | a_b_c",
        "p < 0.05 | p < 0.05",
        "[+1.0%, +2.0%] | [+1.0%, +2.0%]",
        "a & b | a & b",
        "&lt; | \\&lt;",
        "# h | \\# h",
        "- item | \\- item",
      })
  void onlyWhatMeansSomethingIsEscaped(String text, String expected) {
    assertEquals(expected, MarkdownText.of(text));
  }

  @Test
  void aHostileNameIsNoFormulaAndNoSecondRow() throws IOException {
    String text = csv(page(HOSTILE));
    assertTrue(text.startsWith("name,score_s\r\n\"'=cmd|"), text);
    assertTrue(text.endsWith("\",1.2345e-06\r\nb,\r\n"), text);
  }

  @Test
  void aHostileNameIsNoHtml() throws IOException {
    String text = html(page(HOSTILE));
    assertFalse(text.contains("<script>alert"), text);
    assertTrue(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), text);
    assertFalse(text.contains("\u001b"), text);
    assertFalse(text.contains("http://") || text.contains("https://") || text.contains("src="));
  }

  @Test
  void anHtmlCellSortsByItsValue() throws IOException {
    String text = html(page("a"));
    assertTrue(text.contains("<td data-right data-key=\"1.2345e-06\">1234.500</td>"), text);
    assertTrue(text.contains("<td data-right data-key=\"\">-</td>"), text);
  }

  @Test
  void jsonKeepsTheNameAndTheExactNumber() throws IOException {
    JsonNode root = new ObjectMapper().readTree(json(page(HOSTILE)));
    assertEquals(HOSTILE, root.get("benchmarks").get(0).get("name").asText());
    assertEquals(1.2345e-6, root.get("benchmarks").get(0).get("score_s").asDouble());
    assertTrue(root.get("benchmarks").get(1).get("score_s").isNull());
    assertEquals(HOSTILE, root.get("notes").get(0).asText());
    assertEquals(0, root.get("problems").size());
    assertEquals(HOSTILE, root.get("facts").get("label").asText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG"})
  void noLocaleChangesABit(String tag) throws IOException {
    String before = markdown(page("I")) + csv(page("I")) + html(page("I")) + json(page("I"));
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertEquals(before, markdown(page("I")) + csv(page("I")) + html(page("I")) + json(page("I")));
  }

  @Test
  void aRowThatDoesNotFitItsColumnsIsAMistake() {
    List<PageColumn> columns = List.of(PageColumn.words("A", "a"));
    List<List<PageCell>> rows = List.of(List.of(PageCell.nothing(2)));
    assertThrows(
        IllegalArgumentException.class, () -> new PageSection.Table("t", "T", columns, rows));
  }
}
