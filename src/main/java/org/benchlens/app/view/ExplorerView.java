package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.StatusLine;
import org.benchlens.present.figure.Palette;

/// The window's content: bars, the screen, status bar, and the list of keys over it.
public final class ExplorerView extends StackPane {
  private final ExplorerViewModel explorer;
  private final ObservableValue<Palette> palette;
  private final Fonts fonts = new Fonts(Theme.FAMILY);
  private final Panes panes = new Panes();

  /// @param explorer what to show
  public ExplorerView(ExplorerViewModel explorer) {
    this.explorer = explorer;
    this.palette = explorer.darkProperty().map(dark -> dark ? Palette.DARK : Palette.LIGHT);
    DrillDownView drillDown = new DrillDownView(explorer, palette, fonts);
    Node table = tableScreen();
    HeaderBar header = new HeaderBar(explorer, panes);
    ChipBar chips = new ChipBar(explorer, palette, panes);
    on(List.of(Screen.START, Screen.READING, Screen.TABLE, Screen.FAILURE), header);
    on(List.of(Screen.TABLE), chips);
    StackPane screens =
        new StackPane(
            on(List.of(Screen.START), new StartView(explorer)),
            on(List.of(Screen.READING), new ReadingView(explorer)),
            on(List.of(Screen.TABLE), table),
            on(List.of(Screen.DRILL_DOWN), drillDown),
            on(List.of(Screen.FAILURE), new FailureView(explorer)));
    DeviceBar devices = new DeviceBar(explorer);
    VBox notices = new VBox(devices);
    on(List.of(Screen.TABLE), notices);
    BorderPane shell = new BorderPane(screens);
    shell.setTop(new VBox(header, chips, notices));
    shell.setBottom(new StatusBar(explorer, new StatusLine(explorer)));
    getChildren().setAll(shell, new HelpOverlay(explorer));
    explorer
        .screenProperty()
        .addListener(
            (observed, before, now) -> {
              if (now == Screen.DRILL_DOWN) {
                drillDown.focusFigures();
              } else {
                panes.first();
              }
            });
  }

  private Node tableScreen() {
    RowTable table =
        new RowTable(
            new CellContext(explorer.rows(), explorer.session().settingsProperty(), palette));
    table.onOpen(explorer::drillDown);
    panes.add(table.focusTarget());
    PeekPane peek = new PeekPane(explorer, palette, fonts);
    Words.when(peek, explorer.peekProperty());
    VBox left = new VBox(table, peek);
    VBox.setVgrow(table, Priority.ALWAYS);
    HBox.setHgrow(left, Priority.ALWAYS);
    left.setMinWidth(0);
    WhyPanel why = new WhyPanel(explorer.selection(), palette);
    panes.add(why);
    return new HBox(left, why);
  }

  private <T extends Node> T on(List<Screen> screens, T node) {
    Words.when(node, explorer.screenProperty().map(screens::contains));
    return node;
  }

  /// Listens to the keys of the scene it is in.
  public void listen(Scene scene) {
    Keys.listen(scene, explorer, panes);
    panes.first();
  }
}
