package org.benchlens.compare.match;

import java.util.List;
import org.benchlens.model.State;

/// One wanted benchmark. Several of one name mean that a state passes when one of them lets it
/// through.
///
/// @param name exact benchmark name
/// @param axes conditions that must all hold
public record BenchmarkFilter(String name, List<AxisFilter> axes) {
  public BenchmarkFilter {
    axes = List.copyOf(axes);
  }

  /// Whether a state of the benchmark meets all conditions.
  public boolean matches(State state) {
    for (AxisFilter axis : axes) {
      if (!axis.matches(state)) {
        return false;
      }
    }
    return true;
  }
}
