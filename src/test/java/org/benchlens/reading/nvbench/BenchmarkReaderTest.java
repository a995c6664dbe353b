package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ResultFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BenchmarkReaderTest {
  private static ResultFile file(String benchmark) throws Exception {
    return MadeText.read(MadeText.root(benchmark.replace('`', '"')));
  }

  private static Benchmark benchmark(String benchmark) throws Exception {
    return MadeText.firstBenchmark(file(benchmark));
  }

  @Test
  void allPartsAreRead() throws Exception {
    Benchmark benchmark =
        benchmark(
            "{`name`:`LZ4 Chunked`,`index`:0,`timeout`:15.0,`devices`:[1,0],`axes`:[{`name`:`N`,"
                + "`type`:`int64`}],`states`:[{`name`:`Device=1`,`device`:1}]}");
    assertEquals(
        List.of("LZ4 Chunked", 15.0, List.of(1L, 0L), 1, 1),
        List.of(
            benchmark.name(),
            benchmark.timeout(),
            benchmark.devices(),
            benchmark.axes().size(),
            benchmark.states().size()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{`name`:`b`}",
        "{`name`:`b`,`devices`:null,`axes`:null,`states`:null,`timeout`:null}",
        "{`name`:`b`,`devices`:[],`axes`:[],`states`:[]}",
      })
  void nullAndAbsentAndEmptyAreTheSame(String json) throws Exception {
    ResultFile file = file(json);
    assertEquals(
        new Benchmark("b", List.of(), List.of(), List.of(), Double.NaN),
        MadeText.firstBenchmark(file));
    assertEquals(List.of(), file.problems());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{`states`:[]}~cmp.json: benchmark 1: name: is missing; taken as empty",
        "{`name`:[1]}~cmp.json: benchmark 1: name: is a list, not a text; left out",
        "{`name`:`b`,`devices`:5}~cmp.json: b: devices: is a number, not a list; left out",
        "{`name`:`b`,`devices`:[0,`1`]}~cmp.json: b: devices: an entry is no integer; left out",
        "{`name`:`b`,`devices`:[{}]}~cmp.json: b: devices: an entry is no integer; left out",
        "{`name`:`b`,`timeout`:`15`}~cmp.json: b: timeout: is a text, not a number; left out",
        "{`name`:`b`,`states`:`x`}~cmp.json: b: states: is a text, not a list; left out",
        "{`name`:`b`,`states`:[null]}~cmp.json: b: state 1: is null, not an object; left out",
        "{`states`:[5],`name`:`late`}~cmp.json: late: state 1: is a number, not an object; left"
            + " out",
        "{`name`:`b`,`states`:[{`name`:`s`,`axis_values`:[{`name`:`N`,`value`:`1`}]}]}~cmp.json: b:"
            + " axis N: is not declared; its values are shown as they are",
      })
  void aBadPartIsAProblem(String json, String problem) throws Exception {
    assertEquals(List.of("error " + problem), MadeText.problems(file(json)));
  }

  @Test
  void axesMayStandBehindTheStates() throws Exception {
    ResultFile file =
        file(
            "{`name`:`b`,`states`:[{`name`:`s`,`axis_values`:[{`name`:`N`,`value`:`1`}]}],"
                + "`axes`:[{`name`:`N`,`type`:`int64`}]}");
    assertEquals(List.of(), file.problems());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{`name`:`cpu`,`devices`:null,`states`:[{`name`:``,`device`:-1094795586}]}",
        "{`name`:`cpu`,`devices`:null,`states`:[{`name`:``,`device`:1e30}]}",
        "{`name`:`cpu`,`states`:[{`name`:``,`device`:99999999999999999999}],`devices`:[]}",
        "{`name`:`cpu`,`states`:[{`name`:``}]}",
      })
  void deviceGarbageOfACpuBenchmarkIsNoProblem(String json) throws Exception {
    assertEquals(List.of(), file(json).problems());
  }

  @Test
  void benchmarksOfOneNameAreAllKept() throws Exception {
    assertEquals(
        2, file("{`name`:`base`,`states`:[]},{`name`:`base`,`states`:[]}").benchmarks().size());
  }

  @Test
  void nothingOfABenchmarkIsLeftForTheNext() throws Exception {
    ResultFile file =
        file(
            "{`name`:`a`,`devices`:[0],`timeout`:1,`axes`:[{`name`:`N`,`type`:`string`}],"
                + "`states`:[{`name`:`s`,`device`:0}]},{`name`:`b`}");
    assertEquals(
        new Benchmark("b", List.of(), List.of(), List.of(), Double.NaN), file.benchmarks().get(1));
  }
}
