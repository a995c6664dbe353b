package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// What stands beside the figures: sections under each other, with a line between them.
final class DrillSide extends VBox {

  /// @param sections from the top
  DrillSide(Node... sections) {
    for (Node section : sections) {
      add(section);
    }
  }

  /// Adds a section at the end.
  void add(Node section) {
    section.getStyleClass().remove("section");
    section.getStyleClass().add("side-section");
    getChildren().add(section);
  }
}
