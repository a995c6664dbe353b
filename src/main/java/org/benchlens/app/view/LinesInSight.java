package org.benchlens.app.view;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import org.benchlens.app.viewmodel.RowsInSight;
import org.benchlens.app.viewmodel.TableLine;

/// Follows which lines of the table are in sight.
final class LinesInSight {
  private final TableView<TableLine> table;
  private final RowsInSight rows;

  private LinesInSight(TableView<TableLine> table, RowsInSight rows) {
    this.table = table;
    this.rows = rows;
  }

  /// Follows a table for good.
  static void follow(TableView<TableLine> table, RowsInSight rows) {
    LinesInSight lines = new LinesInSight(table, rows);
    table.skinProperty().addListener(change -> lines.listen());
    table.heightProperty().addListener(change -> lines.look());
  }

  private void listen() {
    for (Node node : table.lookupAll(".scroll-bar")) {
      if (node instanceof ScrollBar bar && bar.getOrientation() == Orientation.VERTICAL) {
        bar.valueProperty().addListener(change -> look());
      }
    }
    look();
  }

  private void look() {
    int first = 0;
    if (table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
        && flow.getFirstVisibleCell() != null) {
      first = flow.getFirstVisibleCell().getIndex();
    }
    rows.see(first, first + (int) (table.getHeight() / table.getFixedCellSize()));
  }
}
