package org.benchlens.compare.match;

import java.util.List;

/// A condition on an axis: the state must have it, with one of these exact value texts.
///
/// @param name axis name
/// @param values accepted value texts
public record AxisFilter(String name, List<String> values) {
  public AxisFilter {
    values = List.copyOf(values);
  }
}
