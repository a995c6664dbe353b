package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Side;
import org.benchlens.model.State;

/// Finds the filters that no benchmark or state of any input meets (contract, section 8).
public final class UnmatchedFilters {
  private final Map<String, List<State>> statesByBenchmark = new LinkedHashMap<>();
  private final Set<UnmatchedFilter> found = new LinkedHashSet<>();

  private UnmatchedFilters(Collection<InputPair> inputs) {
    for (InputPair input : inputs) {
      for (Side side : Side.values()) {
        for (Benchmark benchmark : input.of(side).benchmarks()) {
          statesByBenchmark
              .computeIfAbsent(benchmark.name(), name -> new ArrayList<>())
              .addAll(benchmark.states());
        }
      }
    }
  }

  /// The filters that met nothing, in the order they were given; each once.
  public static List<UnmatchedFilter> of(Collection<InputPair> inputs, Selection selection) {
    if (selection.benchmarks().isEmpty() && selection.axes().isEmpty()) {
      return List.of();
    }
    UnmatchedFilters filters = new UnmatchedFilters(inputs);
    for (BenchmarkFilter filter : selection.benchmarks()) {
      List<State> states = filters.statesByBenchmark.get(filter.name());
      if (states == null) {
        Optional<String> nearest =
            NearestName.nearest(filter.name(), filters.statesByBenchmark.keySet());
        filters.report(UnmatchedFilter.Kind.BENCHMARK, "", "", filter.name(), nearest);
      } else {
        filters.check(filter, states);
      }
    }
    if (selection.benchmarks().isEmpty()) {
      List<State> all = filters.statesByBenchmark.values().stream().flatMap(List::stream).toList();
      filters.check(new BenchmarkFilter("", selection.axes()), all);
    }
    return List.copyOf(filters.found);
  }

  private void check(BenchmarkFilter filter, List<State> states) {
    boolean each = true;
    for (AxisFilter axis : filter.axes()) {
      each &= metBySome(filter.name(), axis, states);
    }
    boolean together = states.stream().anyMatch(filter::matches);
    if (each && !together && !filter.axes().isEmpty()) {
      String wanted =
          String.join(
              ", ",
              filter.axes().stream()
                  .map(axis -> axis.name() + "=" + String.join(" or ", axis.values()))
                  .toList());
      report(UnmatchedFilter.Kind.COMBINATION, filter.name(), "", wanted, Optional.empty());
    }
  }

  private boolean metBySome(String benchmark, AxisFilter axis, List<State> states) {
    Set<String> names = new LinkedHashSet<>();
    Set<String> values = new LinkedHashSet<>();
    for (State state : states) {
      for (AxisValue value : state.axisValues()) {
        names.add(value.name());
        if (value.name().equals(axis.name())) {
          values.add(value.text());
        }
      }
    }
    if (values.isEmpty()) {
      Optional<String> nearest = NearestName.nearest(axis.name(), names);
      report(UnmatchedFilter.Kind.AXIS, benchmark, "", axis.name(), nearest);
      return false;
    }
    for (String value : axis.values()) {
      if (!values.contains(value)) {
        Optional<String> nearest = NearestName.nearest(value, values);
        report(UnmatchedFilter.Kind.VALUE, benchmark, axis.name(), value, nearest);
      }
    }
    return axis.values().stream().anyMatch(values::contains);
  }

  private void report(
      UnmatchedFilter.Kind kind,
      String benchmark,
      String axis,
      String wanted,
      Optional<String> nearest) {
    found.add(new UnmatchedFilter(kind, benchmark, axis, wanted, nearest));
  }
}
