package org.benchlens.app.view;

import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.control.TableCell;
import org.benchlens.app.viewmodel.ColumnLook;
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
  private final InvalidationListener whenLaidOut = change -> laidOut();
  private final CellContext context;
  private @Nullable RowItem shown;
  private @Nullable ColumnLook layout;
  private int looks;

  RowCell(ScreenColumn column, CellContext context) {
    this.column = column;
    this.context = context;
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
    context.rows().lookProperty().addListener(new WeakInvalidationListener(whenLaidOut));
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
      layout = context.look().layout();
      face.show(row, getTableRow() != null && getTableRow().isSelected());
      setAccessibleText(column.header() + " " + column.text(row));
      setGraphic(face.node());
    }
  }

  /// Counts of rows are no business of a cell; the units that they share are.
  private void laidOut() {
    ColumnLook before = layout;
    if (before == null || !before.sameUnits(context.look().layout())) {
      again();
    }
  }

  /// Shows the same row again, after something else has changed.
  private void again() {
    shown = null;
    show();
  }
}
