package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.skin.TableColumnHeader;
import org.benchlens.app.viewmodel.ColumnsViewModel;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.SortKey;
import org.benchlens.present.group.Grouping;

/// The menu of the headings of columns: one for all, as each would be a window with a scene.
final class ColumnMenu {
  private ColumnMenu() {}

  /// A menu that is filled for the heading over which it opens.
  ///
  /// @param openList opens the list of columns
  static ContextMenu of(RowsViewModel rows, Runnable openList) {
    ContextMenu menu = new ContextMenu(item("Columns\u2026", openList));
    menu.setOnShowing(
        event -> {
          if (menu.getOwnerNode() instanceof TableColumnHeader heading
              && heading.getTableColumn().getUserData() instanceof ScreenColumn column) {
            menu.getItems().setAll(items(column, rows, openList));
          }
        });
    return menu;
  }

  private static List<MenuItem> items(ScreenColumn column, RowsViewModel rows, Runnable openList) {
    ColumnsViewModel columns = rows.columns();
    String id = column.id();
    MenuItem hide = item("Hide", () -> columns.hide(id));
    hide.setDisable(column.kind() == ScreenColumn.Kind.STATUS);
    List<MenuItem> items = new ArrayList<>();
    items.add(item("Sort ascending", () -> rows.sort(new SortKey(id, false))));
    items.add(item("Sort descending", () -> rows.sort(new SortKey(id, true))));
    items.add(item("Table order", () -> rows.sort(SortKey.TABLE_ORDER)));
    items.add(new SeparatorMenuItem());
    items.add(item(columns.pinned(id) ? "Unpin" : "Pin at the left", () -> columns.pin(id)));
    items.add(item("Move left", () -> columns.move(id, -1)));
    items.add(item("Move right", () -> columns.move(id, 1)));
    items.add(hide);
    items.add(new SeparatorMenuItem());
    Grouping.named(id)
        .ifPresent(
            grouping ->
                items.add(item("Group by " + grouping.title(), () -> rows.groups().by(grouping))));
    items.add(item("Columns\u2026", openList));
    return items;
  }

  private static MenuItem item(String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setOnAction(event -> action.run());
    return item;
  }
}
