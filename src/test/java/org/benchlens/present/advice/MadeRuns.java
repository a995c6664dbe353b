package org.benchlens.present.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.benchlens.compare.match.AxisFilter;
import org.benchlens.compare.match.BenchmarkFilter;
import org.benchlens.compare.match.DeviceFilter;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.PairingException;
import org.benchlens.compare.match.Selection;
import org.benchlens.compare.match.StateMatcher;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisType;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;

/// Made pairs of runs, and what the command line would compare of them.
final class MadeRuns {
  private static final List<String> HOSTILE =
      List.of(
          "a",
          "b",
          "I8",
          "1024",
          "2048",
          "4096",
          "a,b",
          "[a]",
          "[a,b]",
          "[",
          "]",
          " a",
          "a ",
          "\u00a0x",
          "a b",
          "a=b",
          "",
          "'",
          "\"",
          "x[pow2]",
          "-b",
          "--strict",
          "$x",
          "%x%",
          "\n",
          "\u00e4");

  private MadeRuns() {}

  /// Two equal runs with names and values of every kind.
  static InputPair hostile(SplittableRandom random) {
    List<String> axes = List.of(pick(random), pick(random), "T");
    List<Benchmark> benchmarks = new ArrayList<>();
    for (int count = random.nextInt(1, 4); count > 0; count--) {
      List<Long> devices = random.nextInt(3) == 0 ? List.of(0L, 1L) : List.of(0L);
      List<State> states = new ArrayList<>();
      for (int i = random.nextInt(1, 12); i > 0; i--) {
        states.add(state(random, devices, axes));
      }
      benchmarks.add(benchmark(random.nextInt(3) == 0 ? pick(random) : "bench", devices, states));
    }
    return pair(benchmarks);
  }

  private static State state(SplittableRandom random, List<Long> devices, List<String> axes) {
    List<AxisValue> values = new ArrayList<>();
    for (String axis : axes) {
      if (random.nextInt(10) != 0) {
        values.add(new AxisValue(axis, "string", pick(random)));
      }
    }
    return state(devices.get(random.nextInt(devices.size())), values);
  }

  private static String pick(SplittableRandom random) {
    return HOSTILE.get(random.nextInt(random.nextInt(3) == 0 ? HOSTILE.size() : 6));
  }

  /// A full sweep: every combination of the values of each axis, written `NAME=a,b,c`.
  static Benchmark sweep(String name, List<Long> devices, String... axes) {
    List<State> states = new ArrayList<>();
    for (long device : devices) {
      List<List<AxisValue>> combinations = List.of(List.of());
      for (String axis : axes) {
        String[] parts = axis.split("=", 2);
        List<List<AxisValue>> longer = new ArrayList<>();
        for (List<AxisValue> before : combinations) {
          for (String value : parts[1].split(",", -1)) {
            List<AxisValue> values = new ArrayList<>(before);
            values.add(new AxisValue(parts[0], "int64", value));
            longer.add(values);
          }
        }
        combinations = longer;
      }
      combinations.forEach(values -> states.add(state(device, values)));
    }
    return benchmark(name, devices, states);
  }

  private static Benchmark benchmark(String name, List<Long> devices, List<State> states) {
    List<Axis> axes = List.of(new Axis("N", AxisType.INT64, true));
    return new Benchmark(name, devices, axes, states, Double.NaN);
  }

  private static State state(long device, List<AxisValue> values) {
    return new State(
        "Device=" + device,
        OptionalLong.of(device),
        values,
        ColdTiming.NONE,
        null,
        null,
        Summaries.NONE,
        null);
  }

  static InputPair pair(List<Benchmark> benchmarks) {
    List<Device> devices =
        List.of(
            new Device(OptionalLong.of(0), "A", Map.of()),
            new Device(OptionalLong.of(1), "B", Map.of()));
    ResultFile file = new ResultFile("r.json", RunInfo.NONE, devices, benchmarks, List.of());
    return new InputPair(file, file);
  }

  static List<MatchedRow> rows(InputPair pair, Selection selection) {
    try {
      return StateMatcher.match(0, pair, selection).rows();
    } catch (PairingException e) {
      throw new AssertionError(e);
    }
  }

  /// What the command line makes of words.
  static Selection selection(List<String> words) {
    List<BenchmarkFilter> benchmarks = new ArrayList<>();
    DeviceFilter reference = new DeviceFilter.All();
    DeviceFilter compare = new DeviceFilter.All();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      boolean tied = word.startsWith("--benchmark=") || word.startsWith("--axis=");
      String option = tied ? word.substring(0, word.indexOf('=')) : word;
      String value = tied ? word.substring(word.indexOf('=') + 1) : words.get(++i);
      switch (option) {
        case "-b", "--benchmark" -> benchmarks.add(new BenchmarkFilter(value, List.of()));
        case "-a", "--axis" -> {
          BenchmarkFilter last = benchmarks.removeLast();
          List<AxisFilter> axes = new ArrayList<>(last.axes());
          axes.add(AxisFilter.parse(value));
          benchmarks.add(new BenchmarkFilter(last.name(), axes));
        }
        case "--reference-devices" -> reference = DeviceFilter.parse(value);
        case "--compare-devices" -> compare = DeviceFilter.parse(value);
        default -> throw new AssertionError("unknown " + word);
      }
    }
    return new Selection(benchmarks, List.of(), reference, compare, false);
  }
}
