package org.benchlens.app.view;

import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.control.TableCell;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLine;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// A cell that shows a row and shows it again when the row gains its verdict. In the heading of a
/// group it is empty.
final class RowCell extends TableCell<TableLine, TableLine> {
  private final ScreenColumn column;
  private final CellFace face;
  private final InvalidationListener whenChanged = change -> show();
  private final InvalidationListener whenLooksChange = change -> again();
  private @Nullable RowItem shown;
  private int looks;

  RowCell(ScreenColumn column, CellContext context) {
    this.column = column;
    face = CellFace.of(column, context);
    if (CellFace.right(column)) {
      getStyleClass().add("number");
    }
    if (column.kind() == ScreenColumn.Kind.STATUS) {
      getStyleClass().add("status-cell");
    }
    context.rows().changedProperty().addListener(new WeakInvalidationListener(whenChanged));
    WeakInvalidationListener looks = new WeakInvalidationListener(whenLooksChange);
    context.palette().addListener(looks);
    context.rows().lookProperty().addListener(looks);
    if (column.kind() == ScreenColumn.Kind.PICTURE) {
      context.settings().addListener(looks);
      followSelection();
    }
  }

  private void followSelection() {
    tableRowProperty()
        .addListener(
            (observed, before, now) -> {
              if (before != null) {
                before.selectedProperty().removeListener(whenLooksChange);
              }
              if (now != null) {
                now.selectedProperty().addListener(whenLooksChange);
              }
            });
  }

  /// What it is a cell of.
  ScreenColumn column() {
    return column;
  }

  @Override
  protected void updateItem(@Nullable TableLine item, boolean empty) {
    super.updateItem(item, empty);
    if (empty || !(item instanceof RowItem)) {
      shown = null;
      setGraphic(null);
      setAccessibleText(null);
    } else {
      show();
    }
  }

  private void show() {
    if (!isEmpty()
        && getItem() instanceof RowItem item
        && (!item.equals(shown) || item.looks() != looks)) {
      shown = item;
      looks = item.looks();
      TableRow row = item.row();
      face.show(row, getTableRow() != null && getTableRow().isSelected());
      setAccessibleText(column.header() + " " + column.text(row));
      setGraphic(face.node());
    }
  }

  /// Shows the same row again, after something else has changed.
  private void again() {
    shown = null;
    show();
  }
}
