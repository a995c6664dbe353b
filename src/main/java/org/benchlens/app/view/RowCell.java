package org.benchlens.app.view;

import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.TableCell;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// A cell that shows a row and shows it again when the row gains its verdict.
abstract class RowCell extends TableCell<RowItem, RowItem> {
  private final ScreenColumn column;
  private final InvalidationListener whenChanged = change -> show();
  private @Nullable RowItem shown;
  private int revision;

  RowCell(ScreenColumn column, CellContext context) {
    this.column = column;
    context.rows().changedProperty().addListener(new WeakInvalidationListener(whenChanged));
  }

  /// What the cell draws into.
  abstract Node content();

  /// Draws a row.
  abstract void render(TableRow row);

  final ScreenColumn column() {
    return column;
  }

  @Override
  protected void updateItem(@Nullable RowItem item, boolean empty) {
    super.updateItem(item, empty);
    if (empty || item == null) {
      shown = null;
      setGraphic(null);
      setAccessibleText(null);
    } else {
      show();
    }
  }

  private void show() {
    RowItem item = isEmpty() ? null : getItem();
    if (item == null) {
      return;
    }
    if (item != shown || item.revision() != revision) {
      shown = item;
      revision = item.revision();
      TableRow row = item.row();
      render(row);
      setAccessibleText(column.header() + " " + column.text().apply(row));
      setGraphic(content());
    }
  }

  /// Draws the same row again, after something else has changed.
  final void again() {
    shown = null;
    show();
  }
}
