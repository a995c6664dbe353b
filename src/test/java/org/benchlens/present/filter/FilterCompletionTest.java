package org.benchlens.present.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;

final class FilterCompletionTest {
  private static final List<TableRow> ROWS =
      List.of(row("I8", "65536", "a b"), row("I16", "1048576", "plain"));
  private static final FilterVocabulary VOCABULARY = FilterVocabulary.of(ROWS);
  private static final List<Facet> FACETS = facets();

  private static TableRow row(String type, String number, String text) {
    return new RowFixture()
        .axis("T{ct}", AxisType.TYPE, type)
        .powerAxis("Elements{io}", number)
        .axis("Duration (us)", AxisType.STRING, text)
        .row();
  }

  private static List<Facet> facets() {
    List<Facet> facets = new ArrayList<>();
    facets.add(Facets.status(ROWS).facet());
    Facets.fixed(ROWS, List.of("T{ct}", "Elements{io}", "Duration (us)"), VOCABULARY)
        .forEach(coded -> facets.add(coded.facet()));
    return facets;
  }

  private static FilterCompletion at(String text) {
    return FilterCompletion.at(text, text.length(), VOCABULARY, FACETS);
  }

  private static List<String> texts(String text) {
    return at(text).suggestions().stream().map(FilterCompletion.Suggestion::text).toList();
  }

  @Test
  void keysThatBeginAsTypedStandFirst() {
    List<String> found = texts("re");
    assertTrue(found.getFirst().startsWith("re"), found.toString());
    assertTrue(found.contains("reason:"));
    assertTrue(found.contains("time_ref_sample>="));
  }

  @Test
  void everyKeyComesWithItsUsualOperator() {
    assertTrue(texts("nois").contains("noise>="));
    assertTrue(texts("stat").contains("status:"));
    assertTrue(texts("Elem").contains("Elements="));
    assertTrue(texts("Dura").contains("axis:\"Duration (us)\"="));
  }

  @Test
  void afterAKeyItsValuesAreSuggested() {
    assertEquals(List.of("FAST", "SLOW", "SAME", "AMBG", "????"), texts("status:"));
    assertEquals(List.of("2^16", "2^20"), texts("Elements="));
    assertEquals(List.of("bulk-same"), texts("reason:bulk-s"));
  }

  @Test
  void afterACommaOnlyTheLastValueIsReplaced() {
    String text = "x T=I8,I1";
    FilterCompletion completion = at(text);
    assertEquals(List.of("I16"), texts(text));
    assertEquals("x T=I8,I16", completion.taken(text, completion.suggestions().getFirst()));
    assertEquals(10, completion.caretAfter(completion.suggestions().getFirst()));
  }

  @Test
  void aValueThatNeedsQuotesGetsThem() {
    String text = "axis:\"Duration (us)\"=a";
    FilterCompletion completion = at(text);
    String taken = completion.taken(text, completion.suggestions().getFirst());
    assertEquals("axis:\"Duration (us)\"=\"a b\"", taken);
    RowFilter filter = RowFilter.parse(taken, VOCABULARY);
    assertEquals(1, ROWS.stream().filter(filter::matches).count());
  }

  @Test
  void aValueTypedWithoutItsKeyIsFoundToo() {
    assertTrue(texts("AMB").contains("status:AMBG"));
    assertTrue(texts("2^2").contains("Elements=2^20"));
  }

  @Test
  void aNegatedTermKeepsItsSign() {
    FilterCompletion completion = at("-stat");
    assertEquals("-status:", completion.taken("-stat", completion.suggestions().getFirst()));
  }

  @Test
  void whatIsTypedInFullIsNotSuggestedAgain() {
    assertEquals(List.of(), texts("T=I16"));
  }

  @Test
  void theTermUnderTheCaretIsCompleted() {
    FilterCompletion completion = FilterCompletion.at("sta noise>2%", 3, VOCABULARY, FACETS);
    assertEquals(
        "status: noise>2%", completion.taken("sta noise>2%", completion.suggestions().getFirst()));
  }

  @Test
  void everySuggestionWithAValueIsUnderstood() {
    for (String begun : List.of("I", "2", "A", "a", "0")) {
      for (FilterCompletion.Suggestion suggestion : at(begun).suggestions()) {
        if (!suggestion.open()) {
          RowFilter filter = RowFilter.parse(suggestion.text(), VOCABULARY);
          assertTrue(filter.faults().isEmpty(), suggestion.text());
        }
      }
    }
  }

  @Test
  void atAnEmptyPlaceAllKeysAreOffered() {
    assertTrue(texts("").contains("status:"));
    assertFalse(texts("T=I8 ").isEmpty());
  }

  @Test
  void keysAndValuesAreToldApartForDrawing() {
    List<FilterMarks.Part> parts = FilterMarks.of("-axis:\"a b\"=1 word noise>=2%");
    assertEquals(
        List.of(
            new FilterMarks.Part(0, 12, true),
            new FilterMarks.Part(12, 13, false),
            new FilterMarks.Part(14, 18, false),
            new FilterMarks.Part(19, 26, true),
            new FilterMarks.Part(26, 28, false)),
        parts);
  }
}
