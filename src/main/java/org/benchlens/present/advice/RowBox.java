package org.benchlens.present.advice;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One `-b` with its `-a`: all states of a benchmark name that meet all terms.
///
/// @param benchmark benchmark name
/// @param terms conditions that must all hold
record RowBox(String benchmark, List<AxisTerm> terms) {
  RowBox {
    terms = List.copyOf(terms);
  }

  /// Joins boxes that differ in one term only, axis by axis. Together they let the same states
  /// through as before.
  static List<RowBox> joined(Collection<RowBox> boxes) {
    List<RowBox> joined = List.copyOf(boxes);
    int most = joined.stream().mapToInt(box -> box.terms.size()).max().orElse(0);
    for (int i = most - 1; i >= 0; i--) {
      joined = joinedAt(i, joined);
    }
    return joined;
  }

  private static List<RowBox> joinedAt(int position, List<RowBox> boxes) {
    Map<RowBox, RowBox> byRest = new LinkedHashMap<>();
    for (RowBox box : boxes) {
      boolean joins = position < box.terms.size() && box.terms.get(position).joins();
      RowBox rest = joins ? box.without(position) : box;
      byRest.merge(rest, box, (one, other) -> one.or(other, position));
    }
    return List.copyOf(byRest.values());
  }

  /// The box with a term that says no more than the axis.
  private RowBox without(int position) {
    List<AxisTerm> rest = new ArrayList<>(terms);
    rest.set(position, new AxisTerm(terms.get(position).name(), List.of()));
    return new RowBox(benchmark, rest);
  }

  private RowBox or(RowBox other, int position) {
    if (position >= terms.size()) {
      return this;
    }
    List<AxisTerm> more = new ArrayList<>(terms);
    more.set(position, terms.get(position).or(other.terms.get(position)));
    return new RowBox(benchmark, more);
  }
}
