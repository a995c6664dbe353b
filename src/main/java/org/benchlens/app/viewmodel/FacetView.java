package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.benchlens.present.filter.Facet;

/// A facet with the counts of what the rest of the filter lets through.
///
/// @param facet what can be picked
/// @param counts number of rows of each value that pass the terms of the other facets
/// @param picked positions of the values that the filter asks for
public record FacetView(Facet facet, List<Integer> counts, Set<Integer> picked) {
  public FacetView {
    counts = List.copyOf(counts);
    picked = Set.copyOf(picked);
  }

  /// The largest count, at least 1, for bars of one scale.
  public int largest() {
    return counts.stream().mapToInt(Integer::intValue).max().stream()
        .map(largest -> Math.max(1, largest))
        .findFirst()
        .orElse(1);
  }

  /// Whether there is anything to pick: several values, of an axis that the shown rows have.
  ///
  /// @param hiddenAxes axes without a value in the shown rows
  public boolean choosable(List<String> hiddenAxes) {
    boolean hidden = facet.others().stream().anyMatch(hiddenAxes::contains);
    boolean marks = facet.kind() == Facet.Kind.MARK && !facet.values().isEmpty();
    return !picked.isEmpty() || marks || (facet.values().size() > 1 && !hidden);
  }

  /// Positions of the values in the order of the list. Reasons that no row has stand last, since
  /// most of them never occur.
  public List<Integer> order() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < counts.size(); i++) {
      order.add(i);
    }
    if (facet.kind() == Facet.Kind.REASON) {
      order.sort(Comparator.comparing(i -> counts.get(i) == 0 && !picked.contains(i)));
    }
    return order;
  }
}
