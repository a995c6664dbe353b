package org.benchlens.compare.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.benchlens.compare.oracle.SlowMatcher;
import org.benchlens.compare.oracle.SlowPair;
import org.benchlens.compare.oracle.SlowSelection;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;
import org.junit.jupiter.api.Test;

/// The matcher pairs what the oracle pairs, on files with equal names, repeated keys, several
/// devices and missing states.
final class MatcherAgainstOracleTest {
  private static final int FILES = 3000;
  private int serial;

  @Test
  void pairsAsTheOracle() throws PairingException {
    for (long seed = 0; seed < FILES; seed++) {
      Random random = new Random(seed);
      ResultFile reference = file("ref.json", random);
      ResultFile compare = file("cmp.json", random);
      hold(seed, reference, compare, Selection.ALL, List.of());
    }
  }

  @Test
  void pairsAsTheOracleUnderFilters() throws PairingException {
    Selection selection =
        new Selection(
            List.of(
                new BenchmarkFilter("a", List.of(new AxisFilter("N", List.of("0", "1")))),
                new BenchmarkFilter("b", List.of()),
                new BenchmarkFilter("a", List.of(new AxisFilter("T", List.of("x"))))),
            List.of(),
            new DeviceFilter.All(),
            new DeviceFilter.All(),
            true);
    List<String> arguments = List.of("-b", "a", "-a", "N=[0,1]", "-b", "b", "-b", "a", "-a", "T=x");
    for (long seed = 0; seed < FILES; seed++) {
      Random random = new Random(seed);
      hold(seed, file("ref.json", random), file("cmp.json", random), selection, arguments);
    }
  }

  private static void hold(
      long seed,
      ResultFile reference,
      ResultFile compare,
      Selection selection,
      List<String> arguments)
      throws PairingException {
    List<String> wanted = new ArrayList<>();
    for (SlowPair pair :
        new SlowMatcher(new SlowSelection(Path.of(""), arguments)).pairs(reference, compare)) {
      wanted.add(
          text(
              pair.benchmark(),
              pair.stateName(),
              pair.occurrence(),
              pair.reference(),
              pair.compare()));
    }
    List<MatchedRow> rows =
        StateMatcher.match(0, new InputPair(reference, compare), selection).rows();
    List<String> got = new ArrayList<>();
    for (MatchedRow row : rows) {
      got.add(
          text(
              row.section().benchmark().name(),
              row.key().name(),
              row.occurrence(),
              row.reference(),
              row.compare()));
    }
    if (splitsASection(rows)) {
      Collections.sort(wanted);
      Collections.sort(got);
    }
    assertEquals(
        String.join("\n", wanted),
        String.join("\n", got),
        () -> "seed " + seed + "\n" + reference + "\n" + compare);
  }

  /// Whether one compare device of a benchmark has partners on several reference devices. The
  /// contract leaves one section then, whose heading would name a wrong device; the matcher makes
  /// two, which moves rows.
  private static boolean splitsASection(List<MatchedRow> rows) {
    for (MatchedRow one : rows) {
      for (MatchedRow other : rows) {
        MatchedSection mine = one.section();
        MatchedSection its = other.section();
        if (mine.benchmark().equals(its.benchmark())
            && mine.compareDeviceId().equals(its.compareDeviceId())
            && !mine.referenceDeviceId().equals(its.referenceDeviceId())) {
          return true;
        }
      }
    }
    return false;
  }

  /// The skip reason holds a number that tells equal states apart.
  private static String text(
      String benchmark, String name, int occurrence, State reference, State compare) {
    return benchmark
        + " "
        + name
        + " #"
        + occurrence
        + ": "
        + reference.skipReason()
        + " with "
        + compare.skipReason();
  }

  private ResultFile file(String path, Random random) {
    List<Benchmark> benchmarks = new ArrayList<>();
    int count = random.nextInt(5);
    for (int i = 0; i < count; i++) {
      List<Long> devices = new ArrayList<>(List.of(0L, 1L).subList(0, random.nextInt(3)));
      if (random.nextBoolean()) {
        Collections.reverse(devices);
      }
      List<State> states = new ArrayList<>();
      int stateCount = random.nextInt(8);
      for (int j = 0; j < stateCount; j++) {
        states.add(state(devices, random));
      }
      String name = random.nextInt(3) > 0 ? "a" : "b";
      benchmarks.add(new Benchmark(name, devices, List.of(), states, 15));
    }
    List<Device> devices = new ArrayList<>();
    for (long id = 0; id < 2; id++) {
      devices.add(new Device(OptionalLong.of(id), "GPU", Map.of("id", "" + id)));
    }
    return new ResultFile(path, RunInfo.NONE, devices, benchmarks, List.of());
  }

  private State state(List<Long> devices, Random random) {
    List<AxisValue> axes = new ArrayList<>();
    axes.add(new AxisValue("N", "int64", "" + random.nextInt(3)));
    if (random.nextInt(4) > 0) {
      axes.add(new AxisValue("T", random.nextInt(8) > 0 ? "string" : "type", "x"));
    }
    if (random.nextBoolean()) {
      Collections.reverse(axes);
    }
    long device = random.nextInt(12) == 0 ? 7 : random.nextInt(2);
    String name = devices.isEmpty() ? "" : "Device=" + device;
    if (random.nextInt(4) > 0) {
      name += (name.isEmpty() ? "" : " ") + "N";
    }
    return new State(
        name,
        OptionalLong.of(device),
        axes,
        ColdTiming.NONE,
        null,
        null,
        Summaries.NONE,
        "" + serial++);
  }
}
