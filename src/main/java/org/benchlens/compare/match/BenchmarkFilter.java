package org.benchlens.compare.match;

import java.util.List;

/// One wanted benchmark. Several of one name mean that a state passes when one of them lets it
/// through.
///
/// @param name exact benchmark name
/// @param axes conditions that must all hold
public record BenchmarkFilter(String name, List<AxisFilter> axes) {
  public BenchmarkFilter {
    axes = List.copyOf(axes);
  }
}
