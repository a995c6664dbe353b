package org.benchlens.app.view;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.benchlens.app.viewmodel.ColumnsViewModel;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.SortKey;
import org.benchlens.present.group.Grouping;

/// The menu of a column's heading.
final class ColumnMenu {
  private ColumnMenu() {}

  /// @param openList opens the list of columns
  static ContextMenu of(ScreenColumn column, RowsViewModel rows, Runnable openList) {
    ColumnsViewModel columns = rows.columns();
    String id = column.id();
    MenuItem left = item("Move left", () -> columns.move(id, -1));
    MenuItem right = item("Move right", () -> columns.move(id, 1));
    MenuItem hide = item("Hide", () -> columns.hide(id));
    hide.setDisable(column.kind() == ScreenColumn.Kind.STATUS);
    ContextMenu menu = new ContextMenu();
    menu.getItems()
        .addAll(
            item("Sort ascending", () -> rows.sort(new SortKey(id, false))),
            item("Sort descending", () -> rows.sort(new SortKey(id, true))),
            item("Table order", () -> rows.sort(SortKey.TABLE_ORDER)),
            new SeparatorMenuItem(),
            item(columns.pinned(id) ? "Unpin" : "Pin at the left", () -> columns.pin(id)),
            left,
            right,
            hide,
            new SeparatorMenuItem());
    Grouping.named(id)
        .filter(grouping -> !(grouping instanceof Grouping.None))
        .ifPresent(
            grouping ->
                menu.getItems()
                    .add(item("Group by " + grouping.title(), () -> rows.groups().by(grouping))));
    menu.getItems().add(item("Columns\u2026", openList));
    return menu;
  }

  private static MenuItem item(String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setOnAction(event -> action.run());
    return item;
  }
}
