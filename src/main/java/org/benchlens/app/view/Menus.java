package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.present.figure.FigureKind;

/// The menu bar: every action that works, with its key.
final class Menus {
  private static final double WIDTH = 230;

  private final ExplorerViewModel explorer;
  private final Panes panes;
  private final ObservableValue<Boolean> noRows;
  private final ObservableValue<Boolean> noTable;

  private Menus(ExplorerViewModel explorer, Panes panes) {
    this.explorer = explorer;
    this.panes = panes;
    noRows =
        explorer
            .screenProperty()
            .map(screen -> screen != Screen.TABLE && screen != Screen.DRILL_DOWN);
    noTable = explorer.screenProperty().map(screen -> screen != Screen.TABLE);
  }

  /// The bar.
  static MenuBar bar(ExplorerViewModel explorer, Panes panes) {
    Menus menus = new Menus(explorer, panes);
    return new MenuBar(menus.file(), menus.view(), menus.triage(), menus.export(), menus.help());
  }

  private Menu file() {
    MenuItem close = item("Close", "", explorer.session()::close);
    close.disableProperty().bind(explorer.screenProperty().map(screen -> screen == Screen.START));
    MenuItem reload = item("Reload", "F5", explorer.session()::reload);
    reload.disableProperty().bind(close.disableProperty());
    MenuItem swap = item("Exchange reference and compare", "", explorer.session()::swap);
    swap.disableProperty().bind(close.disableProperty());
    return new Menu(
        "File",
        null,
        item("Open reference and compare…", "Ctrl O", explorer.start()::chooseBoth),
        reload,
        swap,
        close,
        new SeparatorMenuItem(),
        item("Quit", "Ctrl Q", explorer::quit));
  }

  private Menu view() {
    CheckMenuItem dark = new CheckMenuItem();
    dark.setGraphic(line("Dark theme", ""));
    dark.selectedProperty().bindBidirectional(mirror(explorer));
    return new Menu(
        "View",
        null,
        rowsOnly(item("Peek plot", "Space", explorer::togglePeek), noTable),
        rowsOnly(item("Drill-down", "Enter", explorer::drillDown), noTable),
        new SeparatorMenuItem(),
        rowsOnly(
            item("Distribution", "1", () -> explorer.toggleFigure(FigureKind.DISTRIBUTION)),
            noRows),
        rowsOnly(item("Coverage", "4", () -> explorer.toggleFigure(FigureKind.COVERAGE)), noRows),
        rowsOnly(item("Times or cycles", "T", explorer.plots()::toggleQuantity), noRows),
        rowsOnly(item("Linear or log scale", "L", explorer.plots()::toggleScale), noRows),
        new SeparatorMenuItem(),
        rowsOnly(item("Next pane", "F6", panes::next), noTable),
        dark);
  }

  private static javafx.beans.property.BooleanProperty mirror(ExplorerViewModel explorer) {
    var mirror = new javafx.beans.property.SimpleBooleanProperty();
    explorer.darkProperty().subscribe(mirror::set);
    mirror.subscribe(explorer::dark);
    return mirror;
  }

  private Menu triage() {
    return new Menu(
        "Triage",
        null,
        rowsOnly(item("Next AMBG row", "N", () -> explorer.rows().moveToAmbiguous(true)), noRows),
        rowsOnly(
            item("Previous AMBG row", "Shift N", () -> explorer.rows().moveToAmbiguous(false)),
            noRows),
        rowsOnly(item("Next row", "J", () -> explorer.rows().move(1)), noRows),
        rowsOnly(item("Previous row", "K", () -> explorer.rows().move(-1)), noRows),
        new SeparatorMenuItem(),
        rowsOnly(item("Filter", "/", panes::filter), noTable),
        rowsOnly(item("Clear filter", "Esc", () -> explorer.rows().filter("")), noTable));
  }

  private Menu export() {
    return new Menu(
        "Export",
        null,
        rowsOnly(item("Copy compare command", "C", explorer::copyCommand), noRows),
        rowsOnly(item("Copy row as Markdown", "Shift C", explorer::copyRow), noRows));
  }

  private Menu help() {
    return new Menu("Help", null, item("Keys", "F1", explorer::toggleHelp));
  }

  private static MenuItem rowsOnly(MenuItem item, ObservableValue<Boolean> disabled) {
    item.disableProperty().bind(disabled);
    return item;
  }

  private static MenuItem item(String text, String key, Runnable action) {
    MenuItem item = new MenuItem();
    item.setGraphic(line(text, key));
    item.setOnAction(event -> action.run());
    return item;
  }

  /// The name at the left, the key at the right. Real accelerators would fire while typing.
  private static Node line(String text, String key) {
    Label name = new Label(text);
    HBox line = Words.row(12, name, Words.gap());
    if (!key.isEmpty()) {
      line.getChildren().add(Words.key(key));
    }
    line.setPrefWidth(WIDTH);
    return line;
  }
}
