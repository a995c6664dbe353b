package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;

/// Makes small result files for tests of pairing.
final class Results {
  private Results() {}

  static ResultFile file(Benchmark... benchmarks) {
    List<Device> devices = new ArrayList<>();
    Arrays.stream(benchmarks)
        .flatMap(benchmark -> benchmark.devices().stream())
        .distinct()
        .sorted()
        .forEach(id -> devices.add(device(id, "GPU")));
    return file(devices, benchmarks);
  }

  static ResultFile file(List<Device> devices, Benchmark... benchmarks) {
    return new ResultFile("run.json", RunInfo.NONE, devices, List.of(benchmarks), List.of());
  }

  static InputPair pair(ResultFile reference, ResultFile compare) {
    return new InputPair(reference, compare);
  }

  static Device device(long id, String name) {
    return new Device(OptionalLong.of(id), name, Map.of("id", "" + id, "name", "\"" + name + "\""));
  }

  static Benchmark benchmark(String name, List<Long> devices, State... states) {
    return new Benchmark(name, devices, List.of(), List.of(states), Double.NaN);
  }

  /// A state on a device, with settings written `NAME=TEXT`.
  static State state(long device, String... settings) {
    String name = ("Device=" + device + " " + String.join(" ", settings)).strip();
    return named(name, OptionalLong.of(device), settings);
  }

  static State named(String name, OptionalLong device, String... settings) {
    List<AxisValue> values =
        Arrays.stream(settings)
            .map(setting -> setting.split("=", 2))
            .map(parts -> new AxisValue(parts[0], "int64", parts[1]))
            .toList();
    return new State(name, device, values, ColdTiming.NONE, null, null, Summaries.NONE, null);
  }

  static Matching match(ResultFile reference, ResultFile compare) {
    return match(reference, compare, Selection.ALL);
  }

  static Matching match(ResultFile reference, ResultFile compare, Selection selection) {
    try {
      return StateMatcher.match(0, pair(reference, compare), selection);
    } catch (PairingException failure) {
      throw new AssertionError(failure);
    }
  }

  /// A selection by the texts of the command line.
  static Selection devices(String reference, String compare) {
    return new Selection(
        List.of(), List.of(), DeviceFilter.parse(reference), DeviceFilter.parse(compare), false);
  }

  static Selection axes(String... filters) {
    return new Selection(
        List.of(),
        Arrays.stream(filters).map(AxisFilter::parse).toList(),
        new DeviceFilter.All(),
        new DeviceFilter.All(),
        false);
  }

  static Selection benchmarks(BenchmarkFilter... filters) {
    return new Selection(
        List.of(filters), List.of(), new DeviceFilter.All(), new DeviceFilter.All(), false);
  }

  static BenchmarkFilter only(String name, String... axes) {
    return new BenchmarkFilter(name, Arrays.stream(axes).map(AxisFilter::parse).toList());
  }

  /// Rows as `benchmark [ref/cmp] key #occurrence/count`.
  static List<String> rows(Matching matching) {
    return matching.rows().stream()
        .map(
            row ->
                "%s [%s/%s] %s #%s/%s"
                    .formatted(
                        row.section().benchmark().name(),
                        id(row.section().referenceDeviceId()),
                        id(row.section().compareDeviceId()),
                        row.key().name(),
                        row.occurrence(),
                        row.occurrenceCount()))
        .toList();
  }

  /// One-sided entries as `side kind benchmark: name`.
  static List<String> oneSided(Matching matching) {
    return matching.oneSided().stream()
        .map(
            entry ->
                "%s %s %s: %s"
                    .formatted(
                        entry.side().word(), entry.kind().word(), entry.benchmark(), entry.name()))
        .toList();
  }

  private static String id(OptionalLong id) {
    return id.isPresent() ? Long.toString(id.getAsLong()) : "-";
  }
}
