package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// What lies over the window for a while: lists that belong to a field or a table. In the scene
/// rather than in windows of their own, so that pictures and readers of the screen see them.
final class Overlays extends Pane {
  private static final double GAP = 4;
  private static final double MARGIN = 8;

  private record Placed(Region content, Node anchor, HPos side) {}

  private final List<Placed> all = new ArrayList<>();

  Overlays() {
    setPickOnBounds(false);
  }

  /// Adds a list; it is placed under the anchor while it is visible.
  ///
  /// @param side which edges are to be in line
  void add(Region content, Node anchor, HPos side) {
    all.add(new Placed(content, anchor, side));
    content.setManaged(false);
    getChildren().add(content);
    content.visibleProperty().subscribe(visible -> requestLayout());
    anchor.layoutBoundsProperty().subscribe(bounds -> requestLayout());
  }

  /// Places anew; to be called when a list has changed.
  void place() {
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    for (Placed placed : all) {
      if (placed.content().isVisible() && placed.anchor().getScene() != null) {
        place(placed);
      }
    }
  }

  private void place(Placed placed) {
    Region content = placed.content();
    Bounds anchor = sceneToLocal(placed.anchor().localToScene(placed.anchor().getBoundsInLocal()));
    double width = Math.min(content.prefWidth(-1), getWidth() - 2 * MARGIN);
    boolean inside = placed.side() == HPos.RIGHT;
    double top = inside ? anchor.getMinY() + GAP : anchor.getMaxY() + GAP;
    double height = Math.min(content.prefHeight(width), getHeight() - top - MARGIN);
    double left = inside ? anchor.getMaxX() - width - GAP : anchor.getMinX();
    content.resizeRelocate(
        Math.clamp(left, MARGIN, Math.max(MARGIN, getWidth() - width - MARGIN)),
        top,
        width,
        height);
  }
}
