package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.MarkWord;
import org.benchlens.app.viewmodel.TriageViewModel;

/// The menu of what triage needs.
final class TriageMenu {
  private TriageMenu() {}

  /// The menu.
  ///
  /// @param noRows whether there are no rows
  /// @param noTable whether the table is not in sight
  static Menu of(
      ExplorerViewModel explorer,
      Panes panes,
      ObservableValue<Boolean> noRows,
      ObservableValue<Boolean> noTable) {
    TriageViewModel triage = explorer.triage();
    MenuItem takeBack = Menus.item("Take the re-run back", "", triage.rerun()::takeBack);
    takeBack.disableProperty().bind(triage.rerun().shownProperty().not());
    return new Menu(
        "Triage",
        null,
        Menus.rowsOnly(Menus.item("Queue", "Q", explorer::toggleTriage), noRows),
        Menus.rowsOnly(Menus.item("What-if", "W", triage.whatIf()::toggle), noRows),
        Menus.rowsOnly(marks(explorer), noRows),
        Menus.rowsOnly(Menus.item("Repeat the mark", ".", triage::repeat), noRows),
        Menus.rowsOnly(Menus.item("Write a note", "Ctrl M", panes::write), noRows),
        undo(triage),
        redo(triage),
        new SeparatorMenuItem(),
        Menus.rowsOnly(Menus.item("Open a re-run\u2026", "", triage.rerun()::open), noRows),
        takeBack,
        new SeparatorMenuItem(),
        Menus.rowsOnly(Menus.item("Next AMBG row", "N", () -> triage.queue().move(true)), noRows),
        Menus.rowsOnly(
            Menus.item("Previous AMBG row", "Shift N", () -> triage.queue().move(false)), noRows),
        Menus.rowsOnly(Menus.item("Next row", "J", () -> explorer.rows().move(1)), noRows),
        Menus.rowsOnly(Menus.item("Previous row", "K", () -> explorer.rows().move(-1)), noRows),
        new SeparatorMenuItem(),
        Menus.rowsOnly(Menus.item("Filter", "/", panes::filter), noTable),
        Menus.rowsOnly(
            Menus.item("Clear filter", "Esc", () -> explorer.rows().filter("")), noTable));
  }

  private static Menu marks(ExplorerViewModel explorer) {
    Menu menu = new Menu("Mark");
    for (String word : MarkWord.all()) {
      menu.getItems()
          .add(
              Menus.item(
                  word, "M " + MarkLetter.of(word), () -> explorer.triage().selected().set(word)));
    }
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            Menus.item("No mark", "M x", explorer.triage().marks()::unmark));
    return menu;
  }

  private static MenuItem undo(TriageViewModel triage) {
    MenuItem item = Menus.item("Undo", "Ctrl Z", triage.undo()::undo);
    item.disableProperty().bind(triage.undo().undoProperty().isEmpty());
    return item;
  }

  private static MenuItem redo(TriageViewModel triage) {
    MenuItem item = Menus.item("Redo", "Ctrl Y", triage.undo()::redo);
    item.disableProperty().bind(triage.undo().redoProperty().isEmpty());
    return item;
  }
}
