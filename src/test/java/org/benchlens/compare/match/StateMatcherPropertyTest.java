package org.benchlens.compare.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ResultFile;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random files with duplicates, several benchmarks of one name, missing devices and states on
/// devices that their benchmark does not list.
final class StateMatcherPropertyTest {

  static LongStream seeds() {
    return LongStream.range(0, 500);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyStateIsInOneRowOrCoveredByOneEntry(long seed) {
    Random random = new Random(seed);
    InputPair pair = Results.pair(randomFile(random), randomFile(random));
    Matching matching = Results.match(pair.reference(), pair.compare());
    for (Side side : Side.values()) {
      Set<State> inRows = Collections.newSetFromMap(new IdentityHashMap<>());
      matching.rows().forEach(row -> assertTrue(inRows.add(row.state(side)), "twice"));
      long states =
          pair.of(side).benchmarks().stream().mapToLong(some -> some.states().size()).sum();
      assertEquals(states, inRows.size() + covered(matching, pair, side, inRows));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void rowsPairEqualKeysOfOneNameInTheCompareFilesOrder(long seed) {
    Random random = new Random(seed);
    ResultFile compare = randomFile(random);
    Matching matching = Results.match(randomFile(random), compare);
    IdentityHashMap<Benchmark, Integer> order = new IdentityHashMap<>();
    compare.benchmarks().forEach(benchmark -> order.put(benchmark, order.size()));
    int last = 0;
    for (MatchedRow row : matching.rows()) {
      assertEquals(StateKey.of(row.reference()), StateKey.of(row.compare()));
      assertEquals(row.benchmark(Side.REFERENCE).name(), row.benchmark(Side.COMPARE).name());
      int place = order.get(row.section().benchmark()) * 1000 + row.section().index();
      assertTrue(last <= place, "out of order");
      last = place;
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aFileAgainstItselfLeavesOnlyStraysOver(long seed) {
    ResultFile file = randomFile(new Random(seed));
    Matching matching = Results.match(file, file);
    matching.rows().forEach(row -> assertEquals(row.reference(), row.compare()));
    assertTrue(matching.oneSided().stream().allMatch(entry -> entry.kind() == OneSided.Kind.STATE));
  }

  /// States under the one-sided entries. A benchmark entry names no occurrence, but its benchmarks
  /// are those of the name without any row.
  private static long covered(Matching matching, InputPair pair, Side side, Set<State> inRows) {
    long covered = 0;
    Set<Benchmark> single = Collections.newSetFromMap(new IdentityHashMap<>());
    for (OneSided entry : matching.oneSided()) {
      if (entry.side() == side) {
        switch (entry.kind()) {
          case STATE -> covered++;
          case DEVICE -> covered += onDevice(pair.of(side), entry, inRows);
          case BENCHMARK -> single.add(takeSingle(pair.of(side), entry, inRows, single));
          case FILE -> throw new AssertionError("no files here");
        }
      }
    }
    return covered + single.stream().mapToLong(benchmark -> benchmark.states().size()).sum();
  }

  private static Benchmark takeSingle(
      ResultFile file, OneSided entry, Set<State> inRows, Set<Benchmark> taken) {
    // The last ones of a name are those without a partner by occurrence.
    return file.benchmarks().reversed().stream()
        .filter(benchmark -> benchmark.name().equals(entry.name()))
        .filter(benchmark -> benchmark.states().stream().noneMatch(inRows::contains))
        .filter(benchmark -> !taken.contains(benchmark))
        .findFirst()
        .orElseThrow();
  }

  /// Random files give each benchmark devices of its own, so that the name of the device says which
  /// of several benchmarks of one name is meant.
  private static long onDevice(ResultFile file, OneSided entry, Set<State> inRows) {
    return file.benchmarks().stream()
        .filter(benchmark -> benchmark.name().equals(entry.benchmark()))
        .flatMap(benchmark -> benchmark.states().stream())
        .filter(state -> !inRows.contains(state))
        .filter(state -> entry.name().equals(deviceName(state)))
        .count();
  }

  private static String deviceName(State state) {
    return state.device().isPresent() ? "" + state.device().getAsLong() : "no device";
  }

  static ResultFile randomFile(Random random) {
    List<Benchmark> benchmarks = new ArrayList<>();
    int count = random.nextInt(6);
    for (int i = 0; i < count; i++) {
      // No two benchmarks of a file share an id, and only one may have none; see onDevice.
      long base = 10L * i;
      long end = base + random.nextInt(i == 0 ? 0 : 1, 3);
      List<Long> devices = LongStream.range(base, end).boxed().toList();
      List<State> states = new ArrayList<>();
      for (int j = random.nextInt(8); j > 0; j--) {
        states.add(randomState(random, devices));
      }
      benchmarks.add(
          Results.benchmark("b" + random.nextInt(2), devices, states.toArray(State[]::new)));
    }
    return Results.file(benchmarks.toArray(Benchmark[]::new));
  }

  private static State randomState(Random random, List<Long> devices) {
    String setting = "N=" + random.nextInt(3);
    if (devices.isEmpty()) {
      return Results.named(setting, OptionalLong.empty(), setting);
    }
    boolean stray = random.nextInt(10) == 0;
    long device = stray ? 99 : devices.get(random.nextInt(devices.size()));
    return Results.state(device, setting);
  }
}
