package org.benchlens.app.viewmodel;

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

  /// Whether there is anything to pick.
  public boolean choosable() {
    return facet.values().size() > 1 || !picked.isEmpty();
  }
}
