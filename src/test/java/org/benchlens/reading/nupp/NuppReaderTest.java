package org.benchlens.reading.nupp;

import static org.benchlens.reading.nupp.MadeRecord.benchmark;
import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.benchlens.reading.nupp.MadeRecord.measurement;
import static org.benchlens.reading.nupp.MadeRecord.read;
import static org.benchlens.reading.nupp.MadeRecord.readText;
import static org.benchlens.reading.nupp.MadeRecord.record;
import static org.benchlens.reading.nupp.MadeRecord.summary;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.model.Progress;
import org.benchlens.model.nupp.AbortSite;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.MeasurementKind;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.Parameter;
import org.benchlens.model.nupp.ProgramRecord;
import org.benchlens.model.nupp.TimeStatistic;
import org.benchlens.reading.ReadingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NuppReaderTest {
  private static final NuppReader READER = new NuppReader();

  @TempDir private Path folder;

  private static String refusal(String text) {
    return assertThrows(ReadingException.class, () -> readText(text)).getMessage();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "baseline-v3.json",
        "baseline-v4.json",
        "candidate-v4.json",
        "candidate-interleaved-v4.json",
        "edge/minimal-fixed-v4.json",
        "edge/other-machine-v4.json"
      })
  void recordsOfTheCorpusHaveNoProblems(String name) {
    assertEquals(List.of(), MadeRecord.corpusRecord(name).problems());
  }

  @Test
  void bothSchemasGiveTheSameSeconds() {
    NuppRecord seconds = MadeRecord.corpusRecord("baseline-v3.json");
    NuppRecord milliseconds = MadeRecord.corpusRecord("baseline-v4.json");
    for (int i = 0; i < seconds.benchmarks().size(); i++) {
      assertEquals(
          milliseconds.benchmarks().get(i).summary().score().orElseThrow(),
          seconds.benchmarks().get(i).summary().score().orElseThrow(),
          1e-18);
    }
  }

  @Test
  void schema3KeepsFrameQuantilesInMilliseconds() {
    Measurement frames =
        MadeRecord.corpusRecord("baseline-v3.json")
            .benchmarks()
            .get(0)
            .forks()
            .get(0)
            .measurement();
    assertEquals(OptionalDouble.of(0.00832477507), frames.times().of(TimeStatistic.P50));
  }

  @Test
  void theScoreOfACaseIsForOneOperation() {
    ObjectNode benchmark = benchmark("c", 1);
    summary(benchmark).put("kind", "case").put("n", 4).put("medianMs", 0.000004);
    // Contract, 4.11: n=4, medianMs .000004 is 1.000 ns/op.
    assertEquals(
        1e-9, read(record(benchmark)).benchmarks().get(0).summary().score().orElseThrow(), 1e-24);
  }

  @Test
  void theMemoryOfACaseIsForOneOperation() {
    ObjectNode benchmark = benchmark("c", 1);
    summary(benchmark).put("kind", "case").put("n", 4).put("allocatedKb", 0.5);
    // Contract, 4.11: 128.000 B/op.
    assertEquals(
        OptionalDouble.of(128),
        read(record(benchmark)).benchmarks().get(0).summary().merged().allocatedPerOperation());
  }

  @Test
  void anEmptyListMayBeAnObject() {
    ObjectNode benchmark = benchmark("a", 1);
    summary(benchmark).putObject("abortSites");
    benchmark.putObject("allocationSites");
    NuppRecord record = read(record(benchmark));
    assertEquals(
        Optional.of(List.of()), record.benchmarks().get(0).summary().merged().aborts().sites());
    assertEquals(Optional.of(List.of()), record.benchmarks().get(0).account().allocationSites());
    assertEquals(List.of(), record.problems());
  }

  @Test
  void anEmptyMapMayBeAList() {
    ObjectNode benchmark = benchmark("a", 1);
    summary(benchmark).put("suite", "s").put("caseName", "c").put("variant", "v");
    summary(benchmark).putArray("parameters");
    NuppRecord record = read(record(benchmark));
    assertEquals(
        "", record.benchmarks().get(0).summary().merged().suite().orElseThrow().parameterText());
    assertEquals(List.of(), record.problems());
  }

  @Test
  void absentAbortSitesAreNotAnEmptyList() {
    NuppRecord record = read(record(benchmark("a", 1)));
    assertEquals(Optional.empty(), record.benchmarks().get(0).summary().merged().aborts().sites());
  }

  @Test
  void nullIsAbsent() throws Exception {
    NuppRecord record =
        readText(
            "{\"schema\":4,\"label\":null,\"machineKey\":null,"
                + "\"benchmarks\":[],\"comparisons\":null}");
    assertEquals(Optional.empty(), record.label());
    assertEquals(Optional.empty(), record.machineKey());
    assertEquals(List.of(), record.problems());
  }

  @Test
  void unknownKeysAreSkipped() throws Exception {
    NuppRecord record =
        readText(
            "{\"ok\":true,\"diagnostics\":[{}],\"new\":{\"a\":[1]},\"schema\":4,"
                + "\"benchmarks\":[]}");
    assertEquals(List.of(), record.problems());
  }

  @Test
  void theSchemaMayStandLast() throws Exception {
    assertEquals(4, readText("{\"benchmarks\":[],\"schema\":4}").schema());
  }

  @ParameterizedTest
  @CsvSource({"4.0,4", "3,3", "4e0,4"})
  void wholeNumbersMayBeWrittenAsReals(String written, int schema) throws Exception {
    assertEquals(schema, readText("{\"benchmarks\":[],\"schema\":" + written + "}").schema());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "\"schema\":5,;5",
        "\"schema\":2,;2",
        "\"schema\":4.5,;4.5",
        "'';none",
        "\"schema\":null,;none",
        "\"schema\":\"4\",;a text"
      })
  void otherSchemasAreRefusedNamingBoth(String key, String found) {
    String message = refusal("{" + key + "\"benchmarks\":[]}");
    assertEquals("made.json: the schema is " + found + "; schemas 3 and 4 are read", message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"edge/schema-5.json", "edge/no-schema.json", "edge/not-a-record.json"})
  void edgeFilesWithoutARecordAreRefused(String name) {
    assertThrows(
        ReadingException.class, () -> READER.readRecord(corpus(name), name, Progress.NONE));
  }

  @Test
  void aRootThatIsNoObjectIsNoRecord() {
    assertEquals("made.json: not a bench record: the root is a list", refusal("[1,2]"));
  }

  @Test
  void aProgramRecordSaysSo() {
    String message =
        assertThrows(
                ReadingException.class,
                () ->
                    READER.readRecord(
                        corpus("edge/standalone-program-v4.json"), "p.json", Progress.NONE))
            .getMessage();
    assertTrue(message.contains("program record"), message);
  }

  @Test
  void aProgramRecordIsReadAsOne() throws Exception {
    ProgramRecord program =
        READER.readProgram(corpus("edge/standalone-program-v4.json"), "p.json", Progress.NONE);
    assertEquals(1, program.cases().size());
    assertEquals(MeasurementKind.CASE, program.cases().get(0).kind());
    assertEquals(OptionalLong.of(4194304), program.cases().get(0).iterations());
    assertEquals(
        Optional.of(List.of(new AbortSite("warn|NYI: bytecode FNEW|bench/point.bench.nupp:12|"))),
        program.cases().get(0).aborts().sites());
    assertEquals(6, program.account().allocationSites().orElseThrow().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "\"1\"", "{}", "1e999"})
  void aForkScoreThatIsNoNumberRefusesTheRecord(String entry) {
    String text =
        record(benchmark("a", 1, 2)).toString().replace("[1.0,2.0]", "[1.0," + entry + ",2.0]");
    assertTrue(
        refusal(text).startsWith("made.json, benchmarks[0].summary.forkSummariesMs[1]: is "),
        refusal(text));
  }

  @Test
  void aNullSampleIsLeftOut() throws Exception {
    ObjectNode benchmark = benchmark("a", 1);
    measurement(benchmark, 0).putArray("samplesMs").add(1.0).addNull().add(2.0);
    NuppRecord record = read(record(benchmark));
    assertArrayEquals(
        new double[] {0.001, 0.002},
        record.benchmarks().get(0).forks().get(0).measurement().samples().orElseThrow().seconds());
  }

  @Test
  void aValueOfAWrongTypeIsAProblemWithItsPlace() {
    ObjectNode benchmark = benchmark("a", 1);
    summary(benchmark).put("concentration", "high");
    NuppRecord record = read(record(benchmark));
    assertEquals(1, record.problems().size());
    assertEquals(
        "made.json: benchmarks[0].summary.concentration", record.problems().get(0).place());
  }

  @Test
  void aSecondBenchmarkOfOneNameIsLeftOut() {
    NuppRecord record = read(record(benchmark("a", 1), benchmark("a", 2)));
    assertEquals(1, record.benchmarks().size());
    assertEquals(0.001, record.benchmarks().get(0).summary().forkScores().orElseThrow().at(0));
    assertEquals("made.json: benchmarks[1]", record.problems().get(0).place());
  }

  @Test
  void aBenchmarkWithoutNameIsLeftOutAndTheOthersStay() {
    ObjectNode nameless = benchmark("a", 1);
    nameless.remove("name");
    NuppRecord record = read(record(nameless, benchmark("b", 1)));
    assertEquals("b", record.benchmarks().get(0).id().name());
    assertEquals(1, record.problems().size());
  }

  @Test
  void aMarginOfZeroIsNone() {
    NuppRecord record = read(record().put("margin", 0));
    assertEquals(OptionalDouble.empty(), record.margin());
    assertEquals(1, record.problems().size());
  }

  @Test
  void parametersAreOrderedByNameAndWrittenLikeLua() {
    ObjectNode benchmark = benchmark("a", 1);
    summary(benchmark).put("suite", "s").put("caseName", "c").put("variant", "v");
    ObjectNode parameters = summary(benchmark).putObject("parameters");
    parameters.put("size", 100).put("density", 0.5).put("big", 1e15).put("on", true);
    parameters.put("name", "x y");
    assertEquals(
        List.of(
            new Parameter("big", "1e+15"),
            new Parameter("density", "0.5"),
            new Parameter("name", "x y"),
            new Parameter("on", "true"),
            new Parameter("size", "100")),
        read(record(benchmark))
            .benchmarks()
            .get(0)
            .summary()
            .merged()
            .suite()
            .orElseThrow()
            .parameters());
  }

  @Test
  void aNestedBaselineInSecondsIsOfSchema3() {
    ObjectNode baseline = benchmark("a", 1);
    summary(baseline).set("forkSummariesSec", summary(baseline).remove("forkSummariesMs"));
    ObjectNode root = record(benchmark("a", 1));
    MadeRecord.compared(root, "observational", baseline);
    assertEquals(3, read(root).comparisons().get(0).baseline().schema());
  }

  @Test
  void aCutFileIsRefused() {
    assertTrue(refusal("{\"schema\":4,\"benchmarks\":[{").contains("ends too early"));
  }

  @Test
  void textBehindTheRecordIsRefused() {
    assertTrue(refusal("{\"schema\":4,\"benchmarks\":[]}\n{}").contains("line 2"));
  }

  @Test
  void aMissingFileIsRefused() {
    assertThrows(
        ReadingException.class,
        () -> READER.readRecord(folder.resolve("none.json"), "none.json", Progress.NONE));
  }

  @Test
  void aBadLineOfAHistoryIsAProblemAndTheOthersStay() throws Exception {
    String good = record(benchmark("a", 1)).toString();
    Path file = folder.resolve("h.ndjson");
    Files.writeString(file, good + "\n{\"schema\":5}\n\nnot json\n" + good + "\r\n");
    var history = READER.readHistory(file, "h.ndjson", Progress.NONE);
    assertEquals(List.of(1, 5), history.entries().stream().map(entry -> entry.line()).toList());
    assertEquals(
        List.of("h.ndjson, line 2", "h.ndjson, line 4"),
        history.problems().stream().map(problem -> problem.place()).toList());
  }

  @Test
  void aHistoryKeepsCountsButNoSamples() throws Exception {
    var entry =
        READER.readHistory(corpus("history.ndjson"), "h", Progress.NONE).entries().get(0).record();
    Measurement measurement = entry.benchmarks().get(1).forks().get(0).measurement();
    assertEquals(Optional.empty(), measurement.samples());
    assertEquals(7, measurement.sampleCount());
  }

  @Test
  void oneEntryOfAHistoryIsReadWhole() throws Exception {
    NuppRecord entry = READER.readEntry(corpus("history.ndjson"), "h", 4);
    assertEquals(Optional.of("after-parser-rewrite"), entry.label());
    assertTrue(entry.benchmarks().get(1).forks().get(0).measurement().samples().isPresent());
  }

  @Test
  void aHistoryWithoutAnyRecordIsRefused() throws Exception {
    Path file = folder.resolve("h.ndjson");
    Files.writeString(file, "[]\n{}\n");
    assertThrows(ReadingException.class, () -> READER.readHistory(file, "h", Progress.NONE));
  }

  @Test
  void abortSitesMayHoldSeparatorsInTheirReason() {
    AbortSite site = new AbortSite("warn|a|b|c.nupp:3|zone");
    assertEquals("warn", site.severity());
    assertEquals("a|b", site.reason());
    assertEquals("c.nupp:3", site.location());
    assertEquals("zone", site.zone());
  }
}
