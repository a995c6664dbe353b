package org.benchlens.compare.match;

import static org.benchlens.compare.match.Results.axes;
import static org.benchlens.compare.match.Results.benchmark;
import static org.benchlens.compare.match.Results.benchmarks;
import static org.benchlens.compare.match.Results.device;
import static org.benchlens.compare.match.Results.devices;
import static org.benchlens.compare.match.Results.file;
import static org.benchlens.compare.match.Results.match;
import static org.benchlens.compare.match.Results.named;
import static org.benchlens.compare.match.Results.oneSided;
import static org.benchlens.compare.match.Results.only;
import static org.benchlens.compare.match.Results.rows;
import static org.benchlens.compare.match.Results.state;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.benchlens.model.ResultFile;
import org.benchlens.model.State;
import org.junit.jupiter.api.Test;

final class StateMatcherTest {
  private static final List<Long> GPU = List.of(0L);

  @Test
  void rowsKeepTheCompareFilesOrder() {
    Matching matching =
        match(
            file(
                benchmark("a", GPU, state(0, "N=1"), state(0, "N=2")),
                benchmark("b", GPU, state(0, "N=1"))),
            file(
                benchmark("b", GPU, state(0, "N=1")),
                benchmark("a", GPU, state(0, "N=2"), state(0, "N=1"))));
    assertEquals(
        List.of("b [0/0] N=1 #0/1", "a [0/0] N=2 #0/1", "a [0/0] N=1 #0/1"), rows(matching));
    assertEquals(List.of(), oneSided(matching));
  }

  @Test
  void surplusStatesOfEitherSideAreOneSided() {
    Matching matching =
        match(
            file(benchmark("a", GPU, state(0, "N=1"), state(0, "N=2"))),
            file(benchmark("a", GPU, state(0, "N=2"), state(0, "N=3"))));
    assertEquals(List.of("a [0/0] N=2 #0/1"), rows(matching));
    assertEquals(List.of("reference state a: N=1", "compare state a: N=3"), oneSided(matching));
  }

  @Test
  void equalKeysPairByOccurrence() {
    State first = state(0, "N=8");
    State second = state(0, "N=8");
    Matching matching =
        match(
            file(benchmark("a", GPU, first, second, state(0, "N=8"))),
            file(benchmark("a", GPU, state(0, "N=8"), state(0, "N=8"))));
    assertEquals(List.of("a [0/0] N=8 #0/2", "a [0/0] N=8 #1/2"), rows(matching));
    assertSame(first, matching.rows().get(0).reference());
    assertSame(second, matching.rows().get(1).reference());
    assertEquals(List.of("reference state a: N=8"), oneSided(matching));
  }

  @Test
  void occurrencesCountCompareStatesWithoutAPartnerToo() {
    Matching matching =
        match(
            file(benchmark("a", GPU, state(0, "N=8"))),
            file(benchmark("a", GPU, state(0, "N=8"), state(0, "N=8"))));
    assertEquals(List.of("a [0/0] N=8 #0/2"), rows(matching));
    assertEquals(List.of("compare state a: N=8"), oneSided(matching));
  }

  @Test
  void aBenchmarkOfOneFileIsOneEntry() {
    Matching matching =
        match(
            file(benchmark("a", GPU, state(0, "N=1"))), file(benchmark("b", GPU, state(0, "N=1"))));
    assertEquals(List.of(), rows(matching));
    assertEquals(List.of(), matching.benchmarks());
    assertEquals(List.of("reference benchmark a: a", "compare benchmark b: b"), oneSided(matching));
  }

  @Test
  void equalNamesPairByOccurrenceBeforeTheyPairAcross() {
    State second = state(0, "N=1");
    Matching matching =
        match(
            file(benchmark("base", GPU, state(0, "N=1")), benchmark("base", GPU, second)),
            file(benchmark("base", GPU), benchmark("base", GPU, state(0, "N=1"))));
    assertSame(second, matching.rows().getFirst().reference());
    assertEquals(List.of("reference state base: N=1"), oneSided(matching));
  }

  @Test
  void leftStatesPairAcrossBenchmarksOfOneName() {
    Matching matching =
        match(
            file(benchmark("base", GPU, state(0, "N=1"), state(0, "N=2"), state(0, "N=3"))),
            file(
                benchmark("base", GPU, state(0, "N=3")),
                benchmark("base", GPU, state(0, "N=1")),
                benchmark("base", GPU, state(0, "N=4"))));
    assertEquals(List.of("base [0/0] N=3 #0/1", "base [0/0] N=1 #0/1"), rows(matching));
    assertEquals(2, matching.benchmarks().size());
    assertEquals(
        List.of("reference state base: N=2", "compare benchmark base: base"), oneSided(matching));
  }

  @Test
  void aRowAcrossKeepsItsOccurrenceInTheCompareSection() {
    Matching matching =
        match(
            file(benchmark("base", GPU, state(0, "N=1")), benchmark("base", GPU, state(0, "N=1"))),
            file(benchmark("base", GPU, state(0, "N=1"), state(0, "N=1"))));
    assertEquals(List.of("base [0/0] N=1 #0/2", "base [0/0] N=1 #1/2"), rows(matching));
    assertSame(
        matching.rows().get(1).referenceBenchmark().states().getFirst(),
        matching.rows().get(1).reference());
  }

  @Test
  void pairingAcrossNeedsTheSameDevicePosition() {
    Matching matching =
        match(
            file(benchmark("base", List.of(0L, 1L), state(1, "N=1"))),
            file(benchmark("base", List.of(0L)), benchmark("base", List.of(1L), state(1, "N=1"))));
    assertEquals(List.of(), rows(matching));
    assertEquals(
        List.of("reference device base: 1", "compare benchmark base: base"), oneSided(matching));
  }

  @Test
  void aPairAcrossFromAnotherDeviceGetsASectionOfItsOwn() {
    Matching matching =
        match(
            file(
                benchmark("base", List.of(0L), state(0, "N=1")),
                benchmark("base", List.of(1L), state(1, "N=2"))),
            file(benchmark("base", List.of(0L), state(0, "N=2"), state(0, "N=1"))));
    assertEquals(List.of("base [0/0] N=1 #0/1", "base [1/0] N=2 #0/1"), rows(matching));
    assertEquals(2, matching.benchmarks().getFirst().sections().size());
  }

  @Test
  void devicesPairByPositionInTheBenchmarksOwnList() {
    Matching matching =
        match(
            file(benchmark("a", List.of(3L, 5L), state(3, "N=1"), state(5, "N=1"))),
            file(benchmark("a", List.of(1L, 0L), state(0, "N=1"), state(1, "N=1"))));
    assertEquals(List.of("a [3/1] N=1 #0/1", "a [5/0] N=1 #0/1"), rows(matching));
  }

  @Test
  void surplusDevicesAreOneSidedSections() {
    Matching matching =
        match(
            file(benchmark("a", List.of(0L, 1L), state(0, "N=1"), state(1, "N=1"))),
            file(benchmark("a", List.of(0L), state(0, "N=1"))));
    assertEquals(List.of("a [0/0] N=1 #0/1"), rows(matching));
    assertEquals(List.of("reference device a: 1"), oneSided(matching));
  }

  @Test
  void listsMayRepeatADevice() {
    Matching matching =
        match(
            file(benchmark("a", List.of(0L, 1L), state(0), state(1))),
            file(benchmark("a", List.of(0L, 1L), state(0), state(1))),
            devices("0,0", "0,1"));
    assertEquals(List.of("a [0/0]  #0/1", "a [0/1]  #0/1"), rows(matching));
    assertEquals(List.of(), oneSided(matching));
  }

  @Test
  void aListedDeviceThatTheBenchmarkLacksIsOneSided() {
    ResultFile both = file(benchmark("a", List.of(0L, 1L), state(0), state(1)));
    ResultFile first = file(List.of(device(0, "G"), device(1, "G")), benchmark("a", GPU, state(0)));
    Matching matching = match(both, first, devices("1,0", "1,0"));
    assertEquals(List.of("a [0/0]  #0/1"), rows(matching));
    assertEquals(List.of("reference device a: 1"), oneSided(matching));
  }

  @Test
  void allBesideAListStandsForTheFilesWholeList() {
    ResultFile idle = file(List.of(device(4, "G"), device(0, "G")), benchmark("a", GPU, state(0)));
    assertEquals(List.of("a [0/0]  #0/1"), rows(match(idle, idle, devices("all", "4,0"))));
    PairingException failure =
        assertThrows(
            PairingException.class,
            () -> StateMatcher.match(0, Results.pair(idle, idle), devices("all", "0")));
    assertTrue(failure.getMessage().contains("reference list has 2 and the compare list 1"));
  }

  @Test
  void aListedIdThatTheFileLacksIsRefused() {
    ResultFile one = file(benchmark("a", GPU, state(0)));
    PairingException failure =
        assertThrows(
            PairingException.class,
            () -> StateMatcher.match(0, Results.pair(one, one), devices("7", "0")));
    assertEquals("run.json has no device 7; it has 0", failure.getMessage());
  }

  @Test
  void withoutDevicesTheDeviceValueIsIgnored() {
    ResultFile garbage =
        file(benchmark("cpu", List.of(), named("", OptionalLong.of(-1094795586)), state(7, "N=1")));
    ResultFile other =
        file(benchmark("cpu", List.of(), named("", OptionalLong.empty()), state(3, "N=1")));
    Matching matching = match(garbage, other);
    assertEquals(List.of("cpu [-/-]  #0/1", "cpu [-/-] N=1 #0/1"), rows(matching));
    assertEquals(List.of(), matching.problems());
  }

  @Test
  void aSectionWithoutDevicesDoesNotPairWithADevice() {
    Matching matching =
        match(
            file(benchmark("a", List.of(), named("", OptionalLong.empty()))),
            file(benchmark("a", GPU, state(0))));
    assertEquals(
        List.of("reference device a: no device", "compare device a: 0"), oneSided(matching));
    assertEquals(1, matching.benchmarks().size());
  }

  @Test
  void aStateOnADeviceOutsideItsBenchmarksListIsOneSided() {
    Matching matching =
        match(
            file(benchmark("a", GPU, state(0), state(9))),
            file(benchmark("a", GPU, state(0), state(9), named("x", OptionalLong.empty()))));
    assertEquals(List.of("a [0/0]  #0/1"), rows(matching));
    assertEquals(
        List.of("reference state a: ", "compare state a: ", "compare state a: x"),
        oneSided(matching));
  }

  @Test
  void benchmarkFiltersHideWhatIsOneSidedToo() {
    Matching matching =
        match(
            file(benchmark("a", GPU, state(0)), benchmark("c", GPU, state(0))),
            file(benchmark("b", GPU, state(0)), benchmark("a", GPU, state(0))),
            benchmarks(only("a")));
    assertEquals(List.of("a [0/0]  #0/1"), rows(matching));
    assertEquals(List.of(), oneSided(matching));
  }

  @Test
  void filtersOfOneNameMeanEither() {
    ResultFile run = file(benchmark("a", GPU, state(0, "N=1"), state(0, "N=2"), state(0, "N=3")));
    assertEquals(
        List.of("a [0/0] N=1 #0/1", "a [0/0] N=3 #0/1"),
        rows(match(run, run, benchmarks(only("a", "N=1"), only("a", "N=3")))));
  }

  @Test
  void severalAxisFiltersMustAllHold() {
    ResultFile run = file(benchmark("a", GPU, state(0, "N=1", "M=1"), state(0, "N=1", "M=2")));
    assertEquals(List.of("a [0/0] N=1 M=2 #0/1"), rows(match(run, run, axes("N=1", "M=2"))));
  }

  @Test
  void aBenchmarkThatTheFiltersEmptyIsStillListedAsCompared() {
    ResultFile run = file(benchmark("a", GPU, state(0, "N=1")));
    Matching matching = match(run, run, axes("N=2"));
    assertEquals(List.of(), rows(matching));
    assertEquals(1, matching.benchmarks().size());
    assertEquals(List.of(), oneSided(matching));
  }

  @Test
  void aDeviceWithoutAnEntryIsOneProblemAFile() {
    ResultFile run = file(List.of(), benchmark("a", GPU, state(0)), benchmark("b", GPU, state(0)));
    Matching matching = match(run, run);
    assertEquals(2, matching.problems().size());
    assertEquals("run.json: benchmark 'a'", matching.problems().getFirst().place());
  }
}
