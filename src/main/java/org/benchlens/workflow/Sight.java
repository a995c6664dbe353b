package org.benchlens.workflow;

import java.util.List;

/// Which rows a person sees.
///
/// @param order positions of rows in the order in which they stand on the screen; rows that it
///     lacks come last
/// @param first place of the first one in sight in `order`
/// @param last place of the last one in sight; before `first` when none is
public record Sight(List<Integer> order, int first, int last) {
  /// Nobody looks: rows are taken in table order.
  public static final Sight NONE = new Sight(List.of(), 0, -1);
}
