package org.benchlens.present.filter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;

final class FilterPassTest {
  private static final List<TableRow> ROWS = rows();
  private static final FilterVocabulary VOCABULARY = FilterVocabulary.of(ROWS);
  private static final CodedFacet AXIS = Facets.fixed(ROWS, List.of("T"), VOCABULARY).getLast();

  private static List<TableRow> rows() {
    List<TableRow> rows = new ArrayList<>();
    for (String type : List.of("I8", "I16")) {
      for (Status status : List.of(Status.AMBG, Status.AMBG, Status.SAME)) {
        rows.add(
            new RowFixture()
                .axis("T", AxisType.TYPE, type)
                .verdict(status, Reason.BULK_SAME)
                .row());
      }
    }
    return rows;
  }

  private static FilterPass pass(String text) {
    return FilterPass.of(RowFilter.parse(text, VOCABULARY), ROWS);
  }

  @Test
  void aFacetCountsWhatTheOthersLetThrough() {
    FilterPass pass = pass("status:AMBG T=I8");
    assertArrayEquals(new int[] {2, 2}, pass.counts(AXIS, pass.termAt(12)));
    CodedFacet status = Facets.status(ROWS);
    assertArrayEquals(new int[] {0, 0, 1, 2, 0}, pass.counts(status, pass.termAt(0)));
  }

  @Test
  void withoutATermOfItsOwnItCountsWhatIsShown() {
    FilterPass pass = pass("status:SAME");
    assertEquals(-1, pass.termAt(3));
    assertArrayEquals(new int[] {1, 1}, pass.counts(AXIS, -1));
  }

  @Test
  void itLetsThroughWhatTheFilterDoes() {
    for (String text : List.of("", "T=I8", "-T=I8 status:AMBG", "nothing")) {
      RowFilter filter = RowFilter.parse(text, VOCABULARY);
      FilterPass pass = pass(text);
      IntStream.range(0, ROWS.size())
          .forEach(i -> assertEquals(filter.matches(ROWS.get(i)), pass.passes(i), text));
    }
  }

  @Test
  void theStrongestTermSaysHowManyRowsPassWithoutIt() {
    FilterPass.Effect effect = pass("T=I32 status:AMBG").strongest().orElseThrow();
    assertEquals("T=I32", effect.term().canonical());
    assertEquals(6, effect.removed());
    assertEquals(4, effect.alone());
    assertTrue(pass("").strongest().isEmpty());
  }

  @Test
  void ofEqualTermsTheOneIsNamedWithoutWhichMostPass() {
    FilterPass.Effect effect =
        pass("T=I32,I64 T=I32 status:AMBG -T=I32,I8,I16").strongest().orElseThrow();
    assertEquals(6, effect.removed());
    assertEquals(0, effect.alone());
  }

  @Test
  void termsThatAreWrongDoNotCount() {
    assertTrue(pass("noise>=abc").passes(0));
  }
}
