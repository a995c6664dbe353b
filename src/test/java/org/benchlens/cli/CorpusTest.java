package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The command line gives the corpus's answers, whatever the locale and the time zone. Alone,
/// because both belong to the whole process.
@Isolated
@ParameterizedClass
@CsvSource({"und, UTC", "de-DE, America/St_Johns", "tr-TR, Asia/Kolkata"})
final class CorpusTest {
  private static final List<String> DISPLAYS = List.of("intervals", "explain", "simple", "legacy");

  private final Locale locale;
  private final TimeZone zone;
  private final Locale usualLocale = Locale.getDefault();
  private final TimeZone usualZone = TimeZone.getDefault();

  CorpusTest(String locale, String zone) {
    this.locale = Locale.forLanguageTag(locale);
    this.zone = TimeZone.getTimeZone(zone);
  }

  @BeforeEach
  void changeTheDefaults() {
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
  }

  @AfterEach
  void restoreTheDefaults() {
    Locale.setDefault(usualLocale);
    TimeZone.setDefault(usualZone);
  }

  static List<CorpusCase> cases() throws IOException {
    return CorpusCase.all();
  }

  static List<CorpusCase> casesWith(String key) throws IOException {
    return cases().stream().filter(c -> c.exit() == 0 && c.expected().has(key)).toList();
  }

  static List<CorpusCase> casesThatFail() throws IOException {
    return cases().stream().filter(c -> c.exit() != 0).toList();
  }

  static List<CorpusCase> casesWithRows() throws IOException {
    return casesWith("rows");
  }

  static List<CorpusCase> casesWithStrictExit() throws IOException {
    return casesWith("strict_exit");
  }

  static List<CorpusCase> casesWithFigures() throws IOException {
    return casesWith("matched");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void endsAsExpected(CorpusCase example) {
    for (Rules rules : Rules.values()) {
      assertEquals(example.exit(), json(example, rules).status(), rules.word());
    }
  }

  @ParameterizedTest
  @MethodSource("casesThatFail")
  void aFailureIsAClearLine(CorpusCase example) {
    Session session = json(example, Rules.GUIDE);
    assertTrue(!session.errors().isBlank() && session.out().isEmpty(), session.out());
    assertFalse(session.errors().contains("\tat ") || session.errors().contains("Exception"));
  }

  @ParameterizedTest
  @MethodSource("casesWithRows")
  void decidesAndCountsAsExpected(CorpusCase example) throws IOException {
    JsonNode wanted = example.expected().path("rows");
    for (Rules rules : Rules.values()) {
      JsonNode document = document(example, rules);
      JsonNode rows = document.path("rows");
      assertEquals(counts(example, rules), counts(document.path("counts")), rules.word());
      assertEquals(wanted.size(), rows.size(), rules.word());
      for (int i = 0; i < rows.size(); i++) {
        int row = i;
        assertEquals(
            List.of(),
            new ExpectedRow(wanted.get(i), rules).differences(rows.get(i)),
            () -> rules.word() + " row " + row);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("casesWithFigures")
  void listsWhatHasNoPartner(CorpusCase example) throws IOException {
    JsonNode expected = example.expected();
    for (Rules rules : Rules.values()) {
      JsonNode document = document(example, rules);
      assertEquals(expected.path("matched").asInt(), document.path("rows").size());
      assertEquals(expected.path("only_reference").asInt(), states(document, "reference"));
      assertEquals(expected.path("only_compare").asInt(), states(document, "compare"));
      if (expected.has("one_sided_benchmarks")) {
        Set<String> wanted = new TreeSet<>();
        expected.path("one_sided_benchmarks").forEach(name -> wanted.add(name.asText()));
        Set<String> got = new TreeSet<>();
        for (JsonNode entry : document.path("one_sided")) {
          if (entry.path("kind").asText().equals("benchmark")) {
            got.add(entry.path("name").asText());
          }
        }
        assertEquals(wanted, got);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("casesWithFigures")
  void givesTheStatedStatusesAndProblems(CorpusCase example) throws IOException {
    JsonNode statuses = example.expected().path("statuses");
    JsonNode document = document(example, Rules.GUIDE);
    for (int i = 0; i < statuses.size(); i++) {
      String status = document.path("rows").path(i).path("status").asText();
      List<String> allowed = List.of(statuses.get(i).asText().split("[|]"));
      assertTrue(allowed.contains(status), status + " is not one of " + allowed);
    }
    int problems = document.path("problems").size();
    assertTrue(problems >= example.expected().path("problems").asInt(), problems + " problems");
  }

  @ParameterizedTest
  @MethodSource("casesWithStrictExit")
  void strictEndsAsExpected(CorpusCase example) {
    assertEquals(example.expected().path("strict_exit").asInt(), example.run("--strict").status());
  }

  @ParameterizedTest
  @MethodSource("casesWithFigures")
  void showsAxisValuesAsTheyAreWithoutMetadata(CorpusCase example) {
    if (example.expected().has("axis_texts")) {
      List<String> wanted = new ArrayList<>();
      example.expected().path("axis_texts").forEach(text -> wanted.add(text.asText()));
      List<String> rows =
          tableLines(example.run("--no-color").out()).stream()
              .filter(line -> line.startsWith("|"))
              .skip(2)
              .map(line -> line.split("[|]", -1)[1].strip())
              .toList();
      assertEquals(wanted, rows);
    }
  }

  @ParameterizedTest
  @MethodSource("casesWithRows")
  void printsTheTablesByteForByte(CorpusCase example) throws IOException {
    for (String display : DISPLAYS) {
      String wanted = Files.readString(example.folder().resolve("table-" + display + ".txt"));
      String got = example.run("--no-color", "--display", display).out();
      assertEquals(
          wanted.lines().filter(line -> !line.isEmpty()).collect(Collectors.joining("\n")),
          String.join("\n", tableLines(got)),
          display);
    }
  }

  @Test
  void everyReasonHasACase() throws IOException {
    Set<Reason> missing = EnumSet.allOf(Reason.class);
    for (CorpusCase example : casesWithRows()) {
      for (JsonNode row : example.expected().path("rows")) {
        Reason.of(row.path("reason").asText()).ifPresent(missing::remove);
        Reason.of(row.path("robust").path("reason").asText()).ifPresent(missing::remove);
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static Session json(CorpusCase example, Rules rules) {
    return example.run("--format", "json", "--rules", rules.word());
  }

  private static JsonNode document(CorpusCase example, Rules rules) throws IOException {
    return CorpusCase.JSON.readTree(json(example, rules).out());
  }

  private static Map<String, Integer> counts(CorpusCase example, Rules rules) {
    return counts(example.expected().path(rules == Rules.GUIDE ? "counts" : "counts_robust"));
  }

  private static Map<String, Integer> counts(JsonNode counts) {
    Map<String, Integer> found = new TreeMap<>();
    for (Status status : Status.values()) {
      found.put(status.word(), counts.path(status.word()).asInt());
    }
    return found;
  }

  private static long states(JsonNode document, String side) {
    long count = 0;
    for (JsonNode entry : document.path("one_sided")) {
      if (entry.path("kind").asText().equals("state") && entry.path("side").asText().equals(side)) {
        count++;
      }
    }
    return count;
  }

  private static List<String> tableLines(String out) {
    return out.substring(0, out.indexOf("# Summary"))
        .lines()
        .filter(line -> line.startsWith("#") || line.startsWith("|"))
        .toList();
  }
}
