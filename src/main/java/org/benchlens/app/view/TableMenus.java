package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.TableFileViewModel;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.TableForm;

/// Menus about the table: by what it is grouped, in which form it is saved.
final class TableMenus {
  private TableMenus() {}

  /// In which form the table is saved.
  static Menu save(TableFileViewModel table) {
    Menu menu = new Menu("Table to a file");
    for (TableForm form : TableForm.values()) {
      menu.getItems().add(item(form.title() + "…", () -> table.save(form)));
    }
    return menu;
  }

  /// By what rows are grouped.
  static Menu groupBy(RowsViewModel rows) {
    Menu menu = new Menu("Group by");
    rows.traitsProperty().subscribe(traits -> fill(menu, rows));
    rows.setupProperty().subscribe(setup -> mark(menu, setup.grouping().id()));
    return menu;
  }

  private static void fill(Menu menu, RowsViewModel rows) {
    ToggleGroup one = new ToggleGroup();
    List<MenuItem> items = new ArrayList<>();
    for (Grouping grouping : rows.groups().choices()) {
      RadioMenuItem item = new RadioMenuItem(grouping.title());
      item.setMnemonicParsing(false);
      item.setId(grouping.id());
      item.setToggleGroup(one);
      item.setOnAction(event -> rows.groups().by(grouping));
      items.add(item);
    }
    items.add(new SeparatorMenuItem());
    items.add(item("Close all groups", () -> rows.groups().closeAll(true)));
    items.add(item("Open all groups", () -> rows.groups().closeAll(false)));
    menu.getItems().setAll(items);
    mark(menu, rows.setupProperty().get().grouping().id());
  }

  private static void mark(Menu menu, String id) {
    for (MenuItem item : menu.getItems()) {
      if (item instanceof RadioMenuItem choice && id.equals(choice.getId())) {
        choice.setSelected(true);
      }
    }
  }

  private static MenuItem item(String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setOnAction(event -> action.run());
    return item;
  }
}
