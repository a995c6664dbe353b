package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.Appearance;
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.Subject;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.present.figure.FigureKind;
import org.benchlens.present.table.DisplayMode;

/// The menu bar: every action that works, with its key.
public final class Menus {
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
            .map(
                screen ->
                    !List.of(Screen.TABLE, Screen.DRILL_DOWN, Screen.TRIAGE).contains(screen));
    noTable = explorer.screenProperty().map(screen -> screen != Screen.TABLE);
  }

  /// The bar.
  static MenuBar bar(ExplorerViewModel explorer, Panes panes) {
    Menus menus = new Menus(explorer, panes);
    return new MenuBar(
        menus.file(), menus.view(), menus.triage(), menus.compare(), menus.export(), menus.help());
  }

  private Menu file() {
    MenuItem close = item("Close", "", explorer.session()::close);
    close.disableProperty().bind(explorer.screenProperty().map(screen -> screen == Screen.START));
    MenuItem reload = item("Reload", "F5", explorer.session()::reload);
    reload.disableProperty().bind(close.disableProperty());
    return new Menu(
        "File",
        null,
        item("Open reference and compare…", "Ctrl O", explorer.start()::chooseBoth),
        item("Open two folders…", "Ctrl Shift O", explorer.start()::chooseBothFolders),
        item("Paste two paths", "Ctrl V", explorer.start()::paste),
        reload,
        close,
        new SeparatorMenuItem(),
        item("Open workspace\u2026", "", explorer.triage().workspace()::open),
        rowsOnly(item("Save workspace", "Ctrl S", explorer.triage().workspace()::save), noRows),
        rowsOnly(
            item("Save workspace as\u2026", "", explorer.triage().workspace()::saveAs), noRows),
        rowsOnly(item("Merge workspace\u2026", "", explorer.triage().workspace()::merge), noRows),
        new SeparatorMenuItem(),
        rowsOnly(item("Open configuration…", "", explorer.configuration()::open), noRows),
        rowsOnly(item("Copy configuration as TOML", "", explorer.configuration()::copy), noRows),
        new SeparatorMenuItem(),
        item("Quit", "Ctrl Q", explorer::quit));
  }

  private Menu view() {
    return new Menu(
        "View",
        null,
        rowsOnly(item("Peek plot", "Space", explorer::togglePeek), noTable),
        rowsOnly(item("Drill-down", "Enter", explorer::drillDown), noTable),
        rowsOnly(
            item("Drill-down in its own window", "F", explorer.figures()::toggleFloating), noRows),
        rowsOnly(item("Pin the figures of this row", "P", explorer.figures()::pin), noRows),
        new SeparatorMenuItem(),
        rowsOnly(item("Group rows", "G", explorer.rows().groups()::toggle), noTable),
        rowsOnly(TableMenus.groupBy(explorer.rows()), noTable),
        rowsOnly(item("Columns\u2026", "Ctrl K", explorer.panels()::toggleColumns), noTable),
        rowsOnly(
            item("Facets", "Ctrl B", () -> explorer.panels().toggleFacets(panes.facetsShown())),
            noTable),
        new SeparatorMenuItem(),
        rowsOnly(figures(), noRows),
        rowsOnly(item("Times or cycles", "T", explorer.plots()::toggleQuantity), noRows),
        rowsOnly(item("Linear or log scale", "L", explorer.plots()::toggleScale), noRows),
        rowsOnly(item("Density lines", "D", explorer.plots()::toggleDensity), noRows),
        rowsOnly(item("Whole figures, nothing selected", "Home", explorer.plots()::reset), noRows),
        new SeparatorMenuItem(),
        rowsOnly(
            item(
                "Chart of all shown rows", "A", () -> explorer.chart().open(new Subject.Changes())),
            noRows),
        new SeparatorMenuItem(),
        list("One-sided", "U", Detail.ONE_SIDED),
        list("Problems", "", Detail.PROBLEMS),
        list("Files of the folders", "", Detail.FILES),
        new SeparatorMenuItem(),
        item("Next pane", "F6", panes::next),
        item("Previous pane", "Shift F6", panes::previous),
        new SeparatorMenuItem(),
        look());
  }

  private Menu look() {
    return new Menu(
        "Text and theme",
        null,
        item("Larger text", "Ctrl +", () -> explorer.appearance().resize(1)),
        item("Smaller text", "Ctrl -", () -> explorer.appearance().resize(-1)),
        item("Normal text", "Ctrl 0", () -> explorer.appearance().size(100)),
        ChoiceMenu.of(
            "Theme",
            Appearance.THEMES,
            word -> word.equals("system") ? "follow the system" : word,
            explorer.appearance().themeProperty(),
            explorer.appearance()::choose));
  }

  private Menu figures() {
    Menu menu = new Menu("Figures");
    for (FigureKind kind : FigureKind.values()) {
      String key = Integer.toString(kind.key());
      menu.getItems().add(item(kind.title(), key, () -> explorer.figures().toggle(kind)));
    }
    menu.getItems()
        .add(item("The one that fits the reason", "0", explorer.figures()::toggleAutomatic));
    return menu;
  }

  private MenuItem list(String text, String key, Detail detail) {
    return rowsOnly(item(text, key, () -> explorer.inspector().toggle(detail)), noTable);
  }

  private Menu compare() {
    var settings = explorer.session().settingsProperty();
    return new Menu(
        "Compare",
        null,
        rowsOnly(item("Exchange reference and compare", "", explorer.session()::swap), noRows),
        list("Devices of both sides", "", Detail.DEVICES),
        list("How both were run", "", Detail.RUNS),
        new SeparatorMenuItem(),
        rowsOnly(
            ChoiceMenu.of(
                "Display",
                List.of(DisplayMode.values()),
                DisplayMode::word,
                explorer.rows().modeProperty(),
                explorer.rows()::display),
            noRows),
        rowsOnly(
            ChoiceMenu.of(
                "Preset",
                List.of(Preset.values()),
                Preset::word,
                settings.map(Settings::preset),
                preset ->
                    explorer.configuration().choose(Settings.of(settings.get().rules(), preset))),
            noRows),
        rowsOnly(
            ChoiceMenu.of(
                "Rules",
                List.of(Rules.values()),
                Rules::word,
                settings.map(Settings::rules),
                rules -> explorer.configuration().choose(settings.get().with(rules))),
            noRows));
  }

  private Menu triage() {
    return TriageMenu.of(explorer, panes, noRows, noTable);
  }

  private Menu export() {
    return new Menu(
        "Export",
        null,
        rowsOnly(item("Figure or chart…", "Ctrl E", explorer.export()::open), noRows),
        rowsOnly(TableMenus.save(explorer.tableFile()), noRows),
        new SeparatorMenuItem(),
        rowsOnly(item("Copy compare command", "C", explorer.copies()::command), noRows),
        rowsOnly(item("Copy rows", "Ctrl C", explorer.copies()::marked), noTable),
        rowsOnly(item("Copy row as Markdown", "Shift C", explorer.copies()::row), noRows),
        new SeparatorMenuItem(),
        rowsOnly(
            item("Triage as Markdown\u2026", "", () -> explorer.triage().export("md")), noRows),
        rowsOnly(item("Triage as CSV\u2026", "", () -> explorer.triage().export("csv")), noRows),
        rowsOnly(item("Triage as JSON\u2026", "", () -> explorer.triage().export("json")), noRows));
  }

  private Menu help() {
    return new Menu(
        "Help",
        null,
        item("Keys", "F1", explorer::toggleHelp),
        item("Reading a verdict", "", () -> explorer.manual().open("")),
        item("Figures and flags", "", () -> explorer.manual().open("Figures")),
        item("About Benchlens", "", explorer.about()::toggle));
  }

  /// An item that is disabled while there are no rows.
  static <T extends MenuItem> T rowsOnly(T item, ObservableValue<Boolean> disabled) {
    item.disableProperty().bind(disabled);
    return item;
  }

  /// An item with its key.
  public static MenuItem item(String text, String key, Runnable action) {
    return item(text, key, WIDTH, action);
  }

  /// An item with its key in a menu of another width, [px].
  public static MenuItem item(String text, String key, double width, Runnable action) {
    MenuItem item = new MenuItem();
    item.setGraphic(line(text, key, width));
    item.setOnAction(event -> action.run());
    return item;
  }

  /// The name at the left, the key at the right. Real accelerators would fire while typing.
  private static Node line(String text, String key, double width) {
    Label name = new Label(text);
    HBox line = Words.row(12, name, Words.gap());
    if (!key.isEmpty()) {
      line.getChildren().add(Words.key(key));
    }
    line.setPrefWidth(width);
    return line;
  }
}
