package org.benchlens.compare.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.benchlens.model.Benchmark;
import org.benchlens.model.State;

/// The benchmark and axis filters of a [Selection], ready to be asked (contract, section 8).
final class StateFilter {
  private final Map<String, List<BenchmarkFilter>> byName = new LinkedHashMap<>();
  private final List<BenchmarkFilter> forAll;

  StateFilter(Selection selection) {
    for (BenchmarkFilter filter : selection.benchmarks()) {
      byName.merge(filter.name(), List.of(filter), StateFilter::joined);
    }
    forAll = List.of(new BenchmarkFilter("", selection.axes()));
  }

  /// Whether the benchmark is wanted at all.
  boolean passes(Benchmark benchmark) {
    return byName.isEmpty() || byName.containsKey(benchmark.name());
  }

  /// Whether a state of a wanted benchmark is wanted.
  boolean passes(Benchmark benchmark, State state) {
    List<BenchmarkFilter> alternatives =
        byName.isEmpty() ? forAll : byName.getOrDefault(benchmark.name(), List.of());
    for (BenchmarkFilter filter : alternatives) {
      if (filter.matches(state)) {
        return true;
      }
    }
    return false;
  }

  private static List<BenchmarkFilter> joined(List<BenchmarkFilter> a, List<BenchmarkFilter> b) {
    return Stream.concat(a.stream(), b.stream()).toList();
  }
}
