package org.benchlens.app.view;

import javafx.scene.control.TableRow;
import javafx.scene.control.skin.TableRowSkin;
import org.benchlens.app.viewmodel.TableLine;

/// Lays the heading of a group, and the columns that stay in sight, over the cells.
final class LineRowSkin extends TableRowSkin<TableLine> {
  private final GroupHeading heading;
  private final PinnedCells pinned;

  LineRowSkin(TableRow<TableLine> row, GroupHeading heading, PinnedCells pinned) {
    super(row);
    this.heading = heading;
    this.pinned = pinned;
  }

  @Override
  protected void layoutChildren(double x, double y, double width, double height) {
    super.layoutChildren(x, y, width, height);
    // The cells are put in place anew whenever columns change.
    if (!getChildren().contains(heading)) {
      getChildren().addAll(pinned, heading);
    }
    heading.resizeRelocate(pinned.scroll().getX(), 0, pinned.scroll().getWidth(), height);
    pinned.place(height);
    heading.toFront();
  }
}
