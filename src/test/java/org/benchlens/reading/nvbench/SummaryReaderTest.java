package org.benchlens.reading.nvbench;

import static org.benchlens.reading.nvbench.MadeText.summary;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Summaries;
import org.benchlens.model.Summary;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SummaryReaderTest {
  private static SummaryValue value(String summary) throws Exception {
    return MadeText.firstState(MadeText.withSummaries(summary)).summaries().at(0).value();
  }

  @Test
  void allPartsOfAKindAreKept() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            "{\"tag\":\"t\",\"name\":\"N\",\"description\":\"D\",\"hint\":\"h\",\"hide\":\"why\","
                + "\"data\":[{\"name\":\"value\",\"type\":\"int64\",\"value\":\"5\"}]}");
    assertEquals(
        new Summary(new SummaryKind("t", "N", "h", true, "int64"), new SummaryValue.Whole(5)),
        MadeText.firstState(file).summaries().at(0));
  }

  @ParameterizedTest
  @CsvSource({"'\"\"', true", "null, true", "false, true"})
  void thePresenceOfHideHides(String hide, boolean hidden) throws Exception {
    ResultFile file = MadeText.withSummaries("{\"tag\":\"t\",\"hide\":" + hide + "}");
    assertEquals(hidden, MadeText.firstState(file).summaries().at(0).kind().hidden());
  }

  @Test
  void withoutHideASummaryIsShown() throws Exception {
    ResultFile file = MadeText.withSummaries("{\"tag\":\"t\"}");
    assertEquals(false, MadeText.firstState(file).summaries().at(0).kind().hidden());
  }

  @ParameterizedTest
  @CsvSource({"'\"9007199254740993\"', 9007199254740993", "9007199254740993, 9007199254740993"})
  void integersNeverGoThroughDouble(String json, long number) throws Exception {
    assertEquals(new SummaryValue.Whole(number), value(summary("t", "int64", json)));
  }

  @ParameterizedTest
  @CsvSource({"'\"0.5\"', 0.5", "0.5, 0.5", "'\"inf\"', Infinity", "'\"-nan\"', NaN", "7, 7"})
  void doublesAreNumbers(String json, double number) throws Exception {
    assertEquals(new SummaryValue.Real(number), value(summary("t", "float64", json)));
  }

  @ParameterizedTest
  @CsvSource({
    "string, '\"1.5\"', 1.5",
    "string, 1.50, 1.50",
    "int64, '\"many\"', many",
    "int64, '\"1.5\"', 1.5",
    "float64, '\"fast\"', fast",
    "'', '\"5\"', 5",
    "color, '\"red\"', red",
  })
  void whatIsNoNumberOfItsTypeIsText(String type, String json, String text) throws Exception {
    assertEquals(new SummaryValue.Text(text), value(summary("t", type, json)));
  }

  @Test
  void aBareNumberWithoutATypeIsANumber() throws Exception {
    assertEquals(new SummaryValue.Whole(5), value(summary("t", "", "5")));
    assertEquals(new SummaryValue.Real(5.5), value(summary("t", "", "5.5")));
  }

  @ParameterizedTest
  @CsvSource({"null", "true", "[1]", "{}"})
  void otherValuesAreAbsent(String json) throws Exception {
    assertEquals(new SummaryValue.Absent(), value(summary("t", "float64", json)));
  }

  @Test
  void lostNoiseIsShownAsInfinite() throws Exception {
    assertEquals(
        new SummaryValue.Real(Double.POSITIVE_INFINITY),
        value(summary("nv/cold/time/gpu/stdev/relative", "float64", "null")));
  }

  @Test
  void aSidecarSummaryHasNoValue() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            "{\"tag\":\"nv/json/bin:nv/cold/sample_times\",\"data\":[{\"name\":\"filename\","
                + "\"type\":\"string\",\"value\":\"f\"},"
                + "{\"name\":\"size\",\"type\":\"int64\",\"value\":\"1\"}]}");
    Summary summary = MadeText.firstState(file).summaries().at(0);
    assertEquals("", summary.kind().type());
    assertEquals(new SummaryValue.Absent(), summary.value());
  }

  @Test
  void equalTagsAreAllKept() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            summary("t", "int64", "\"1\"") + "," + summary("t", "int64", "\"2\""));
    assertEquals(2, MadeText.firstState(file).summaries().size());
  }

  @Test
  void statesWithEqualKindsShareTheirList() throws Exception {
    String state = MadeText.state(summary("t", "int64", "\"1\""));
    ResultFile file = MadeText.read(MadeText.root(MadeText.benchmark(state + "," + state)));
    List<Summaries> both =
        MadeText.firstBenchmark(file).states().stream().map(x -> x.summaries()).toList();
    assertSame(both.get(0).kinds(), both.get(1).kinds());
  }

  @Test
  void theTagMayComeLast() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            "{\"data\":[{\"value\":\"2\",\"type\":\"float64\",\"name\":\"value\"}],"
                + "\"tag\":\"nv/cold/time/gpu/mean\"}");
    assertEquals(
        2.0, MadeText.firstState(file).timing().get(org.benchlens.model.Statistic.MEAN).orElse(0));
  }

  @Test
  void theLastOfEqualKeysCounts() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            "{\"tag\":\"a\",\"tag\":\"b\",\"data\":[{\"name\":\"value\",\"type\":\"int64\","
                + "\"value\":\"1\"}],\"data\":[{\"name\":\"value\",\"type\":\"int64\","
                + "\"value\":\"1\",\"value\":\"3\"}]}");
    assertEquals(
        new Summary(new SummaryKind("b", "", "", false, "int64"), new SummaryValue.Whole(3)),
        MadeText.firstState(file).summaries().at(0));
  }

  @Test
  void aSummaryThatIsNoObjectIsAProblem() throws Exception {
    ResultFile file = MadeText.withSummaries("5," + summary("t", "int64", "\"1\""));
    assertEquals(1, MadeText.firstState(file).summaries().size());
    assertEquals(
        List.of(
            "error cmp.json: base, Device=0 T=I32: summary 1: is a number, not an object; left"
                + " out"),
        MadeText.problems(file));
  }

  @Test
  void aSummaryWithoutATagIsAProblem() throws Exception {
    ResultFile file = MadeText.withSummaries("{\"name\":\"N\"}");
    assertEquals(
        List.of("error cmp.json: base, Device=0 T=I32: summary 1: has no tag; left out"),
        MadeText.problems(file));
  }

  @Test
  void dataOfAWrongTypeIsAProblem() throws Exception {
    ResultFile file = MadeText.withSummaries("{\"tag\":\"t\",\"data\":{\"name\":\"value\"}}");
    assertEquals(
        List.of("error cmp.json: base, Device=0 T=I32: t: is an object, not a list; left out"),
        MadeText.problems(file));
  }

  @Test
  void aDataEntryThatIsNoObjectIsAProblem() throws Exception {
    ResultFile file = MadeText.withSummaries("{\"tag\":\"t\",\"data\":[\"x\"]}");
    assertEquals(
        List.of("error cmp.json: base, Device=0 T=I32: t: is a text, not an object; left out"),
        MadeText.problems(file));
  }
}
