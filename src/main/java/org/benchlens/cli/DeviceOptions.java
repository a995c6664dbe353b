package org.benchlens.cli;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.match.AxisFilter;
import org.benchlens.compare.match.BenchmarkFilter;
import org.benchlens.compare.match.DeviceFilter;
import org.benchlens.compare.match.Selection;
import picocli.CommandLine.Option;

/// Which devices are compared; with the filters it makes a [Selection].
final class DeviceOptions {
  @Option(
      names = "--reference-devices",
      paramLabel = "IDS",
      description =
          "Devices of the reference file: 'all', or ids with commas. They pair by position with the"
              + " compare devices; repeats are allowed.")
  private String referenceDevices = "all";

  @Option(
      names = "--compare-devices",
      paramLabel = "IDS",
      description = "Devices of the compare file, likewise.")
  private String compareDevices = "all";

  @Option(
      names = "--ignore-devices",
      description = "Compare although the devices of the two files differ; a warning is shown.")
  private boolean ignoreDevices;

  /// The selection.
  ///
  /// @param filters `-b` and `-a` in their order
  /// @throws CommandException when a value is malformed
  Selection selection(List<FilterArgument> filters) throws CommandException {
    try {
      return scoped(filters);
    } catch (IllegalArgumentException e) {
      throw new CommandException(e);
    }
  }

  private Selection scoped(List<FilterArgument> filters) {
    List<AxisFilter> forAll = new ArrayList<>();
    List<BenchmarkFilter> benchmarks = new ArrayList<>();
    for (FilterArgument filter : filters) {
      String benchmark = filter.benchmark;
      String axis = filter.axis;
      if (benchmark != null) {
        benchmarks.add(new BenchmarkFilter(benchmark, forAll));
      }
      if (axis != null) {
        AxisFilter condition = AxisFilter.parse(axis);
        if (benchmarks.isEmpty()) {
          forAll.add(condition);
        } else {
          benchmarks.add(with(benchmarks.removeLast(), condition));
        }
      }
    }
    return new Selection(
        benchmarks,
        forAll,
        DeviceFilter.parse(referenceDevices),
        DeviceFilter.parse(compareDevices),
        ignoreDevices);
  }

  private static BenchmarkFilter with(BenchmarkFilter filter, AxisFilter condition) {
    List<AxisFilter> axes = new ArrayList<>(filter.axes());
    axes.add(condition);
    return new BenchmarkFilter(filter.name(), axes);
  }
}
