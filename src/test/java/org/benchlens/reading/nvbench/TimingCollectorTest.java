package org.benchlens.reading.nvbench;

import static org.benchlens.reading.nvbench.MadeText.summary;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimingCollectorTest {
  private static final String GPU = "nv/cold/time/gpu/";
  private static final String PLACE = "error cmp.json: base, Device=0 T=I32: ";

  private static OptionalDouble get(ResultFile file, Statistic statistic) {
    return MadeText.firstState(file).timing().get(statistic);
  }

  @Test
  void aTextNumberIsTaken() throws Exception {
    ResultFile file = MadeText.withSummaries(summary(GPU + "mean", "float64", "\"0.00035\""));
    assertEquals(OptionalDouble.of(0.00035), get(file, Statistic.MEAN));
    assertEquals(List.of(), file.problems());
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.5", "1e400, Infinity", "3, 3", "-2.5e-3, -0.0025"})
  void aJsonNumberIsTaken(String json, double number) throws Exception {
    ResultFile file = MadeText.withSummaries(summary(GPU + "mean", "float64", json));
    assertEquals(OptionalDouble.of(number), get(file, Statistic.MEAN));
  }

  @ParameterizedTest
  @CsvSource({
    "stdev/absolute, STDEV",
    "stdev/relative, RELATIVE_STDEV",
    "iqr/absolute, IQR",
    "iqr/relative, RELATIVE_IQR",
    "ir/absolute, IQR",
    "ir/relative, RELATIVE_IQR"
  })
  void nullNoiseIsInfinite(String tag, Statistic statistic) throws Exception {
    ResultFile file = MadeText.withSummaries(summary(GPU + tag, "float64", "null"));
    assertEquals(OptionalDouble.of(Double.POSITIVE_INFINITY), get(file, statistic));
    assertEquals(List.of(), file.problems());
  }

  @ParameterizedTest
  @CsvSource({"min, MIN", "max, MAX", "mean, MEAN", "q1, Q1", "median, MEDIAN", "q3, Q3"})
  void nullTimeIsMissing(String tag, Statistic statistic) throws Exception {
    ResultFile file = MadeText.withSummaries(summary(GPU + tag, "float64", "null"));
    assertEquals(OptionalDouble.empty(), get(file, statistic));
    assertEquals(List.of(), file.problems());
  }

  @Test
  void aBooleanNoiseIsInfiniteAndAProblem() throws Exception {
    ResultFile file = MadeText.withSummaries(summary(GPU + "iqr/relative", "float64", "true"));
    assertEquals(OptionalDouble.of(Double.POSITIVE_INFINITY), get(file, Statistic.RELATIVE_IQR));
    assertEquals(
        List.of(PLACE + GPU + "iqr/relative: a boolean is no number; counts as infinite"),
        MadeText.problems(file));
  }

  @Test
  void aBooleanTimeIsMissingAndAProblem() throws Exception {
    ResultFile file = MadeText.withSummaries(summary(GPU + "mean", "float64", "false"));
    assertEquals(OptionalDouble.empty(), get(file, Statistic.MEAN));
    assertEquals(
        List.of(PLACE + GPU + "mean: a boolean is no number; counts as missing"),
        MadeText.problems(file));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "[{'name':'value','type':'float64','value':'fast'}]~'fast' is no number",
        "[{'name':'value','type':'float64','value':[1]}]~a list or an object is no number",
        "[{'name':'value','type':'float64','value':{}}]~a list or an object is no number",
        "[{'name':'value','type':'float64','value':''}]~'' is no number",
        "[{'name':'value','type':'int64','value':'1'}]~is declared int64, not float64",
        "[{'name':'value','type':'string','value':'1'}]~is declared string, not float64",
        "[{'name':'value','type':'int64','value':null}]~is declared int64, not float64",
        "[{'name':'value','value':'1'}]~states no type",
        "[{'name':'value','type':5,'value':'1'}]~states no type",
        "[{'name':'value','type':'float64'}]~has no value",
        "[{'name':'other','type':'float64','value':'1'}]~has no data entry named value",
        "[]~has no data entry named value",
        "null~has no data",
      })
  void aFaultyValueIsMissingAndAProblem(String data, String message) throws Exception {
    String json = data.replace('\'', '"');
    ResultFile file = MadeText.withSummaries("{\"tag\":\"" + GPU + "mean\",\"data\":" + json + "}");
    assertEquals(OptionalDouble.empty(), get(file, Statistic.MEAN));
    assertEquals(
        List.of(PLACE + GPU + "mean: " + message.replace('\'', '"') + "; counts as missing"),
        MadeText.problems(file));
  }

  @Test
  void aSummaryWithoutDataIsMissingAndAProblem() throws Exception {
    ResultFile file = MadeText.withSummaries("{\"tag\":\"" + GPU + "mean\"}");
    assertEquals(
        List.of(PLACE + GPU + "mean: has no data; counts as missing"), MadeText.problems(file));
  }

  @Test
  void theFirstSummaryWithATagWins() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            summary(GPU + "mean", "float64", "\"1\"")
                + ","
                + summary(GPU + "mean", "float64", "\"2\""));
    assertEquals(OptionalDouble.of(1), get(file, Statistic.MEAN));
  }

  @Test
  void theFirstSummaryWinsAlsoWhenItIsFaulty() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            summary(GPU + "mean", "float64", "\"x\"")
                + ","
                + summary(GPU + "mean", "float64", "\"2\""));
    assertEquals(OptionalDouble.empty(), get(file, Statistic.MEAN));
  }

  @Test
  void theFirstDataEntryNamedValueWins() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            "{\"tag\":\""
                + GPU
                + "mean\",\"data\":["
                + "{\"name\":\"hide\",\"type\":\"string\",\"value\":\"\"},"
                + "{\"name\":\"value\",\"type\":\"float64\",\"value\":\"1\"},"
                + "{\"name\":\"value\",\"type\":\"float64\",\"value\":\"2\"}]}");
    assertEquals(OptionalDouble.of(1), get(file, Statistic.MEAN));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theNewIqrTagWinsInAnyOrder(boolean newFirst) throws Exception {
    String fresh = summary(GPU + "iqr/absolute", "float64", "\"1\"");
    String old = summary(GPU + "ir/absolute", "float64", "\"2\"");
    ResultFile file = MadeText.withSummaries(newFirst ? fresh + "," + old : old + "," + fresh);
    assertEquals(OptionalDouble.of(1), get(file, Statistic.IQR));
  }

  @Test
  void theOldIqrTagIsUsedWhenTheNewOneIsFaulty() throws Exception {
    ResultFile file =
        MadeText.withSummaries(
            summary(GPU + "iqr/relative", "float64", "\"x\"")
                + ","
                + summary(GPU + "ir/relative", "float64", "\"0.25\""));
    assertEquals(OptionalDouble.of(0.25), get(file, Statistic.RELATIVE_IQR));
  }

  @Test
  void nothingOfAStateIsLeftForTheNext() throws Exception {
    ResultFile file =
        MadeText.read(
            MadeText.root(
                MadeText.benchmark(
                    MadeText.state(summary(GPU + "mean", "float64", "\"1\""))
                        + ","
                        + MadeText.state(summary(GPU + "max", "float64", "\"2\""))
                        + ",{\"name\":\"n\",\"device\":0}")));
    assertEquals(
        List.of(false, true, false),
        List.of(
            MadeText.firstBenchmark(file).states().get(1).timing().has(Statistic.MEAN),
            MadeText.firstBenchmark(file).states().get(1).timing().has(Statistic.MAX),
            MadeText.firstBenchmark(file).states().get(2).timing().has(Statistic.MAX)));
  }

  @Test
  void otherSummariesMayBeFaultyWithoutAProblem() throws Exception {
    ResultFile file = MadeText.withSummaries(summary("user/count", "int64", "\"many\""));
    assertEquals(List.of(), file.problems());
  }
}
