package org.benchlens.app;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/// Lays a view out in a size of its own, whatever the size of the scene.
final class PictureFrame extends Region {
  private final Node view;
  private final double width;
  private final double height;

  PictureFrame(Node view, double width, double height) {
    this.view = view;
    this.width = width;
    this.height = height;
    getChildren().setAll(view);
  }

  @Override
  protected void layoutChildren() {
    view.resizeRelocate(0, 0, width, height);
  }
}
