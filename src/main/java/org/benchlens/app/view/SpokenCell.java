package org.benchlens.app.view;

import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.ScreenColumn;

/// A cell for screen readers: it has a place and words, and draws nothing.
final class SpokenCell extends Region {
  private final LineRow row;
  private final int column;

  /// @param column position of its column
  SpokenCell(LineRow row, int column) {
    this.row = row;
    this.column = column;
    setManaged(false);
    setMouseTransparent(true);
    setAccessibleRole(AccessibleRole.TABLE_CELL);
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case TEXT -> text();
      case ROW_INDEX -> row.getIndex();
      case COLUMN_INDEX -> column;
      case SELECTED -> row.isSelected();
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  private String text() {
    ScreenColumn shown = row.shownColumns().get(column);
    return row.getItem() instanceof RowItem item
        ? CellContent.spoken(List.of(shown), item.row())
        : "";
  }
}
