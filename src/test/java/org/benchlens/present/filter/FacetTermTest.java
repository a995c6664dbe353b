package org.benchlens.present.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FacetTermTest {
  private static final Facet STATUS = Facets.status(List.of()).facet();
  private static final List<TableRow> ROWS =
      List.of(
          row("I8", "copy", "a b"), row("I16", "copy_sweep", "x,y"), row("I8", "scan", "plain"));
  private static final FilterVocabulary VOCABULARY = FilterVocabulary.of(ROWS);
  private static final List<CodedFacet> FACETS =
      Facets.fixed(ROWS, List.of("T{ct}", "Duration (us)"), VOCABULARY);

  private static TableRow row(String type, String benchmark, String text) {
    return new RowFixture()
        .benchmark(benchmark)
        .axis("T{ct}", AxisType.TYPE, type)
        .axis("Duration (us)", AxisType.STRING, text)
        .row();
  }

  private static Facet facet(Facet.Kind kind) {
    return FACETS.stream()
        .map(CodedFacet::facet)
        .filter(facet -> facet.kind() == kind)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "status:AMBG, 3",
    "'T=I8 status:ambg,SLOW noise>2%', '3 1'",
    "status=SLOW, 1",
    "status:????, 4",
    "'', ''",
    "-status:AMBG, ''",
    "xstatus:AMBG, ''",
    "'status:AMBG,odd', 3",
    "'status:\"AMBG', ''"
  })
  void onlyThePlainTermCounts(String text, String expected) {
    String picked =
        String.join(
            " ", FacetTerm.picked(text, STATUS).stream().map(i -> Integer.toString(i)).toList());
    assertEquals(expected, picked);
  }

  @Test
  void aValueIsAddedToTheTermAndTakenAwayAgain() {
    String one = FacetTerm.toggled("copy", STATUS, 3);
    assertEquals("status:AMBG copy", one, "the verdict stands first");
    String two = FacetTerm.toggled(one, STATUS, 1);
    assertEquals("status:AMBG,SLOW copy", two);
    assertEquals("copy", FacetTerm.toggled(FacetTerm.toggled(two, STATUS, 3), STATUS, 1));
  }

  @Test
  void theLastValueTakesTheTermWithIt() {
    assertEquals("a b", FacetTerm.toggled("a status:ambg b", STATUS, 3));
  }

  @Test
  void blanksInOtherTermsStay() {
    assertEquals("\"a  b\"", FacetTerm.toggled("status:AMBG \"a  b\"", STATUS, 3));
  }

  @Test
  void anAxisIsWrittenByTheNameTheWindowShows() {
    Facet axis = facet(Facet.Kind.AXIS);
    assertEquals("T=I8", FacetTerm.toggled("", axis, axis.position("I8").orElseThrow()));
    assertEquals(List.of(0), FacetTerm.picked("T{ct}=I8", axis));
    assertEquals(List.of(0), FacetTerm.picked("axis:\"T{ct}\"=I8", axis));
  }

  @Test
  void namesAndValuesThatNeedQuotesGetThem() {
    Facet axis = FACETS.getLast().facet();
    assertEquals("axis:\"Duration (us)\"=\"a b\"", FacetTerm.with("", axis, List.of("a b")));
    String both = FacetTerm.with("", axis, List.of("a b", "x,y"));
    assertEquals(List.of(0, 1), FacetTerm.picked(both, axis));
    assertEquals(2, ROWS.stream().filter(RowFilter.parse(both, VOCABULARY)::matches).count());
  }

  @Test
  void aBenchmarkWhoseNameIsPartOfAnotherIsAskedForExactly() {
    Facet benchmark = facet(Facet.Kind.BENCHMARK);
    assertEquals("bench=copy", FacetTerm.with("", benchmark, List.of("copy")));
    assertEquals("bench:scan", FacetTerm.with("", benchmark, List.of("scan")));
  }

  @Test
  void whatEveryFacetWritesLetsThroughExactlyItsRows() {
    for (CodedFacet coded : FACETS) {
      for (int value = 0; value < coded.facet().values().size(); value++) {
        String text = FacetTerm.toggled("", coded.facet(), value);
        RowFilter filter = RowFilter.parse(text, VOCABULARY);
        for (int i = 0; i < ROWS.size(); i++) {
          assertEquals(coded.code(i) == value, filter.matches(ROWS.get(i)), text);
        }
      }
    }
  }

  @Test
  void numbersStandInTheirOrder() {
    List<TableRow> rows =
        List.of(
            new RowFixture().powerAxis("N", "1048576").row(),
            new RowFixture().powerAxis("N", "1024").row(),
            new RowFixture().powerAxis("N", "1048576").row());
    CodedFacet facet = Facets.fixed(rows, List.of("N"), FilterVocabulary.of(rows)).getLast();
    assertEquals(
        List.of("2^10", "2^20"), facet.facet().values().stream().map(Facet.Value::typed).toList());
    assertEquals(List.of(1, 1), List.of(facet.code(0), facet.code(2)));
    assertEquals(0, facet.code(1));
  }
}
