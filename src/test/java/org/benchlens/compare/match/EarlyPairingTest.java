package org.benchlens.compare.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Random;
import java.util.stream.LongStream;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random files, read in pieces of random size, now of one side, now of the other.
final class EarlyPairingTest {

  static LongStream seeds() {
    return LongStream.range(0, 500);
  }

  /// What a reader would tell of a file, step by step.
  private static Queue<Runnable> told(
      EarlyPairing pairing, Side side, ResultFile file, Random random) {
    Queue<Runnable> steps = new ArrayDeque<>();
    steps.add(() -> pairing.devices(side, file.devices()));
    for (int i = 0; i < file.benchmarks().size(); i++) {
      Benchmark whole = file.benchmarks().get(i);
      int position = i + 1;
      Benchmark header =
          new Benchmark(whole.name(), whole.devices(), whole.axes(), List.of(), Double.NaN);
      List<State> states = whole.states();
      steps.add(() -> pairing.states(side, position, header, List.of()));
      for (int from = 0; from < states.size(); ) {
        int to = Math.min(states.size(), from + 1 + random.nextInt(3));
        List<State> some = states.subList(from, to);
        steps.add(() -> pairing.states(side, position, header, some));
        from = to;
      }
      steps.add(() -> pairing.ended(side, position));
    }
    return steps;
  }

  private static List<MatchedRow> early(
      ResultFile reference, ResultFile compare, Selection selection, Random random) {
    EarlyPairing pairing = new EarlyPairing(selection);
    Queue<Runnable> a = told(pairing, Side.REFERENCE, reference, random);
    Queue<Runnable> b = told(pairing, Side.COMPARE, compare, random);
    List<MatchedRow> rows = new ArrayList<>();
    while (!a.isEmpty() || !b.isEmpty()) {
      Queue<Runnable> next = b.isEmpty() || (!a.isEmpty() && random.nextBoolean()) ? a : b;
      next.remove().run();
      rows.addAll(pairing.take());
    }
    return rows;
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void noRowHasAnotherPartnerOrPlaceThanInTheEnd(long seed) {
    Random random = new Random(seed);
    ResultFile reference = StateMatcherPropertyTest.randomFile(random);
    ResultFile compare = StateMatcherPropertyTest.randomFile(random);
    List<MatchedRow> all = Results.match(reference, compare).rows();
    IdentityHashMap<State, Integer> places = new IdentityHashMap<>();
    all.forEach(row -> places.put(row.compare(), places.size()));
    int before = -1;
    for (MatchedRow row : early(reference, compare, Selection.ALL, random)) {
      int place = places.getOrDefault(row.compare(), -1);
      assertTrue(place > before, "not a row in the end, or out of order");
      before = place;
      MatchedRow last = all.get(place);
      assertSame(last.reference(), row.reference());
      assertEquals(last.key(), row.key());
      assertEquals(last.occurrence(), row.occurrence());
      assertEquals(last.section().benchmark().name(), row.section().benchmark().name());
      assertEquals(last.section().compareDeviceId(), row.section().compareDeviceId());
      assertEquals(last.section().referenceDeviceId(), row.section().referenceDeviceId());
      assertEquals(last.section().compareDevice(), row.section().compareDevice());
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void ofAFileAgainstItselfAllRowsComeEarlyInTheirSections(long seed) {
    Random random = new Random(seed);
    ResultFile file = StateMatcherPropertyTest.randomFile(random);
    List<MatchedRow> all = Results.match(file, file).rows();
    List<MatchedRow> rows = early(file, file, Selection.ALL, random);
    assertEquals(
        all.stream().map(row -> row.section().index() + " " + row.key().name()).toList(),
        rows.stream().map(row -> row.section().index() + " " + row.key().name()).toList());
  }

  @Test
  void rowsComeBeforeTheEndOfAFile() {
    EarlyPairing pairing = new EarlyPairing(Selection.ALL);
    ResultFile file =
        Results.file(
            Results.benchmark(
                "scan", List.of(0L), Results.state(0, "n=1"), Results.state(0, "n=2")));
    Benchmark header = Results.benchmark("scan", List.of(0L));
    List<State> states = file.benchmarks().getFirst().states();
    for (Side side : Side.values()) {
      pairing.devices(side, file.devices());
    }
    pairing.states(Side.COMPARE, 1, header, states);
    assertEquals(List.of(), pairing.take());
    pairing.states(Side.REFERENCE, 1, header, states.subList(0, 1));
    List<MatchedRow> rows = pairing.take();
    assertEquals(1, rows.size());
    assertSame(states.getFirst(), rows.getFirst().compare());
    assertEquals(OptionalLong.of(0), rows.getFirst().section().compareDeviceId());
  }

  @Test
  void nothingComesEarlyWhereListsOfDevicesPair() {
    ResultFile file = Results.file(Results.benchmark("scan", List.of(0L), Results.state(0)));
    assertEquals(List.of(), early(file, file, Results.devices("0", "0"), new Random(1)));
  }

  @Test
  void afterADisturbanceNothingComes() {
    ResultFile file = Results.file(Results.benchmark("scan", List.of(0L), Results.state(0)));
    EarlyPairing pairing = new EarlyPairing(Selection.ALL);
    told(pairing, Side.REFERENCE, file, new Random(1)).forEach(Runnable::run);
    pairing.disturbed();
    told(pairing, Side.COMPARE, file, new Random(1)).forEach(Runnable::run);
    assertEquals(List.of(), pairing.take());
  }
}
