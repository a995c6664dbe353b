package org.benchlens.app.view;

import javafx.scene.Node;

/// A value of a facet in its list.
sealed interface FacetValue permits FacetRow, FacetChip {
  /// What is drawn.
  Node node();

  /// Shows how many rows have the value, and whether it is picked.
  ///
  /// @param largest largest count of the facet, >= 1
  void show(int count, int largest, boolean picked);
}
