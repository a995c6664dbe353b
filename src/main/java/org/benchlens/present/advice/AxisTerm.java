package org.benchlens.present.advice;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// A condition on an axis.
///
/// @param name axis name
/// @param values accepted value texts in order, each once
record AxisTerm(String name, List<String> values) {
  AxisTerm {
    values = List.copyOf(values);
  }

  /// The condition that either of two lets through.
  AxisTerm or(AxisTerm other) {
    Set<String> both = new LinkedHashSet<>(values);
    both.addAll(other.values);
    return new AxisTerm(name, new ArrayList<>(both));
  }

  /// Whether it can be joined with another value in one list.
  boolean joins() {
    return AxisArgument.of(name, List.of(values.getFirst(), values.getFirst() + "x"), false)
        .isPresent();
  }
}
