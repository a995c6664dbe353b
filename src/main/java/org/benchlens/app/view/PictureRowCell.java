package org.benchlens.app.view;

import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import org.benchlens.app.control.IntervalBar;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.figure.Role;
import org.benchlens.present.table.TableRow;

/// The small picture of both intervals.
final class PictureRowCell extends RowCell {
  private final IntervalBar bar = new IntervalBar();
  private final CellContext context;

  PictureRowCell(ScreenColumn column, CellContext context) {
    super(column, context);
    this.context = context;
    InvalidationListener redraw = change -> again();
    context.palette().subscribe(colours -> again());
    tableRowProperty()
        .addListener(
            (observed, before, now) -> {
              if (before != null) {
                before.selectedProperty().removeListener(redraw);
              }
              if (now != null) {
                now.selectedProperty().addListener(redraw);
              }
            });
  }

  @Override
  Node content() {
    return bar;
  }

  @Override
  void render(TableRow row) {
    boolean selected = getTableRow() != null && getTableRow().isSelected();
    bar.show(
        row.reference(),
        row.compare(),
        context.settings().getValue().thresholds().sameCenterRelative(),
        context.palette().getValue(),
        selected ? Role.SELECTION : Role.BG);
  }
}
