package org.benchlens.present.filter;

import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RowFilterTest {
  private static final TableRow ROW =
      new RowFixture()
          .benchmark("reduce.min")
          .axis("T", AxisType.TYPE, "I8")
          .powerAxis("Elements{io}", "1048576")
          .axis("Duration (us)", AxisType.FLOAT64, "5e-05")
          .axis("Mode", AxisType.STRING, "in place")
          .axis("big", AxisType.INT64, "9007199254740993")
          .axis("status", AxisType.STRING, "odd")
          .sides(timing(99e-6, 100e-6, 100.5e-6, 0.01), timing(109e-6, 110e-6, 111e-6, 0.031))
          .verdict(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES)
          .times("ref.json-bin/0.bin", 240)
          .clock(1.695e9)
          .coverage(0.971, 0.996)
          .row();
  private static final FilterVocabulary WORDS = FilterVocabulary.of(List.of(ROW));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "reduce",
        "REDUCE.MIN",
        "2^20",
        "1048576",
        "sc-gap",
        "\"in place\"",
        "status:SLOW",
        "status:fast,slow",
        "reason:sc-gap",
        "reason=clear_gap_confirmed_by_summary_cycles",
        "bench:min",
        "benchmark=reduce.min",
        "bench!=reduce",
        "device:0",
        "device:0/0",
        "device:GPU",
        "T=I8",
        "T:I8",
        "T=I8,I16",
        "T!=I16",
        "-T=I16",
        "Elements{io}=2^20",
        "Elements{io}=1048576",
        "Elements{io}=1048576.0",
        "Elements{io}>=2^20",
        "Elements{io}<2^21",
        "Elements{io}>1e6",
        "axis:\"Duration (us)\"=0.00005",
        "axis:\"Duration (us)\"<=5e-5",
        "Mode=\"in place\"",
        "axis:status=odd",
        "axis:\"status\"=odd",
        "big=9007199254740993",
        "big>9007199254740992",
        "rel>0.5%",
        "rel>9.9%",
        "rel<=11",
        "diff>9.9%",
        "diff>9us",
        "diff<0.011ms",
        "noise>=2%",
        "noise=3.1%",
        "ref_noise<=1%",
        "center>=100us",
        "cmp_center>100us",
        "samples=240",
        "samples>200",
        "occurrence:1",
        "ref_clock>1.6GHz",
        "clock<1700MHz",
        "coverage>=97%",
        "time_ref_sample<97.2%",
        "state:N=1",
        "reduce T=I8 -FAST noise>=2%"
      })
  void theseFiltersShowTheRow(String text) {
    RowFilter filter = RowFilter.parse(text, WORDS);
    assertEquals(List.of(), filter.faults());
    assertTrue(filter.matches(ROW));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "scan",
        "-reduce",
        "status:AMBG",
        "status!=SLOW",
        "-status:SLOW",
        "reason:bc-gap",
        "bench=reduce",
        "device:1",
        "device:0/1",
        "T=I16",
        "T=i8",
        "Elements{io}=2^21",
        "Elements{io}>2^20",
        "big=9007199254740992",
        "T>=5",
        "rel>10.1%",
        "noise<3.1%",
        "cycle_ref_sample<100%",
        "cmp_clock>1Hz",
        "status:SLOW T=I16"
      })
  void theseFiltersHideTheRow(String text) {
    RowFilter filter = RowFilter.parse(text, WORDS);
    assertEquals(List.of(), filter.faults());
    assertFalse(filter.matches(ROW));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          statsu:AMBG            | 0 | unknown key or axis statsu; did you mean status?
          status:AMBIG           | 0 | unknown status AMBIG; did you mean AMBG?
          reason:sc-gapp         | 0 | unknown reason sc-gapp; did you mean sc-gap?
          reduce noise>=lots     | 7 | noise expects a percentage such as 0.5%
          center>10              | 0 | center expects a time with a unit, such as 20us, 1.5ms or 2s
          status>SLOW            | 0 | status is a word; it knows : = and !=
          bench<a                | 0 | bench is text; it knows : = and !=
          T>                     | 0 | a value is missing after >
          T=I8,                  | 0 | a value is missing after =
          T>x                    | 0 | a number is expected after >
          =5                     | 0 | a name is missing before the operator
          a -                    | 2 | a word or key is expected after -
          axis:"T"               | 0 | an operator is expected after the axis: = != < <= > >= or :
          Mode="in               | 0 | a closing quote is missing
          axis:elem=5            | 0 | unknown axis elem; did you mean
          """)
  void wrongTermsSayWhatWasExpected(String text, int start, String message) {
    List<FilterFault> faults = RowFilter.parse(text, WORDS).faults();
    assertEquals(1, faults.size());
    assertEquals(start, faults.getFirst().start());
    assertTrue(faults.getFirst().message().startsWith(message), faults.getFirst().message());
  }

  @Test
  void wrongTermsDoNotStopTheOthers() {
    RowFilter filter = RowFilter.parse("statsu:x T=I16", WORDS);
    assertEquals(1, filter.terms().size());
    assertFalse(filter.matches(ROW));
  }

  @Test
  void termsKnowTheirPlace() {
    FilterTerm term = RowFilter.parse("  reduce   T=I8 ", WORDS).terms().get(1);
    assertEquals(11, term.start());
    assertEquals(15, term.end());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          reduce  T=I8                | reduce T=I8
          -T=I8,"I16"                 | -T=I8,I16
          "in place"                  | "in place"
          axis:"T"=I8                 | T=I8
          axis:"status"=odd           | axis:"status"=odd
          axis:"Duration (us)"=5e-05  | axis:"Duration (us)"=5e-05
          Mode="a ""b"" c"            | Mode="a ""b"" c"
          "-x"                        | "-x"
          state:N=1                   | state:N=1
          """)
  void theCanonicalTextReadsBack(String text, String canonical) {
    RowFilter filter = RowFilter.parse(text, WORDS);
    assertEquals(List.of(), filter.faults());
    assertEquals(canonical, filter.canonical());
    assertEquals(filter.canonical(), RowFilter.parse(filter.canonical(), WORDS).canonical());
  }

  @Test
  void anEmptyResultNamesTheTermThatRemovesMost() {
    assertEquals(
        Optional.of("0 of 1 match: T=I16 removes most (1)"),
        RowFilter.parse("reduce T=I16", WORDS).whyEmpty(List.of(ROW)));
    assertEquals(Optional.empty(), RowFilter.parse("reduce", WORDS).whyEmpty(List.of(ROW)));
  }

  @Test
  void rowsThatLackAnAxisPassOnlyItsNegation() {
    TableRow other = new RowFixture().row();
    assertFalse(RowFilter.parse("T=I8", WORDS).matches(other));
    assertFalse(RowFilter.parse("Elements{io}<5", WORDS).matches(other));
    assertTrue(RowFilter.parse("T!=I8", WORDS).matches(other));
  }

  @Test
  void aKeyCanBeAdded() {
    FilterVocabulary more =
        WORDS.with(new TextKey("owner", "who looks at it", row -> Stream.of("me")));
    assertTrue(RowFilter.parse("owner=me", more).matches(ROW));
  }
}
