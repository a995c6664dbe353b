package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// Makes everything in it larger or smaller. The content is laid out in the room it would have at
/// 100 %, so that lines break and columns hide as in a smaller window.
public final class ZoomPane extends Region {
  private final Node content;
  private final Scale scale = new Scale(1, 1);

  /// @param percent size, [%]
  public ZoomPane(Node content, ObservableValue<Number> percent) {
    this.content = content;
    content.getTransforms().setAll(scale);
    getChildren().setAll(content);
    percent.subscribe(
        size -> {
          scale.setX(size.doubleValue() / 100);
          scale.setY(size.doubleValue() / 100);
          layOutAll(this);
        });
  }

  /// What is painted has to be painted again, also where its place stays the same.
  private static void layOutAll(Parent parent) {
    parent.requestLayout();
    for (Node child : parent.getChildrenUnmodifiable()) {
      if (child instanceof Parent inner) {
        layOutAll(inner);
      }
    }
  }

  @Override
  protected void layoutChildren() {
    content.resizeRelocate(0, 0, getWidth() / scale.getX(), getHeight() / scale.getY());
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }
}
