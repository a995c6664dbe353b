package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
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
  private static final double ROOM_FOR_FACETS = 1200;

  private final ExplorerViewModel explorer;
  private final ObservableValue<Palette> palette;
  private final Fonts fonts = new Fonts(Theme.FAMILY);
  private final Panes panes = new Panes();
  private final Overlays overlays = new Overlays();

  /// @param explorer what to show
  public ExplorerView(ExplorerViewModel explorer) {
    this.explorer = explorer;
    this.palette = explorer.darkProperty().map(dark -> dark ? Palette.DARK : Palette.LIGHT);
    DrillDownView drillDown = new DrillDownView(explorer, palette, fonts);
    Node table = tableScreen();
    HeaderBar header = new HeaderBar(explorer, panes);
    ChipBar chips = new ChipBar(explorer, palette, panes, overlays);
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
    getChildren().setAll(shell, overlays, new HelpOverlay(explorer));
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
            explorer,
            new CellContext(explorer.rows(), explorer.session().settingsProperty(), palette));
    table.onOpen(explorer::drillDown);
    panes.add(table.focusTarget());
    panes.onKey(table::pressed);
    ColumnPanel columns = new ColumnPanel(explorer);
    overlays.add(columns, table, HPos.RIGHT);
    panes.onKey(columns::pressed);
    panes.onCharacter(columns::typed);
    FacetPanel facets = new FacetPanel(explorer.rows());
    PeekPane peek = new PeekPane(explorer, palette, fonts);
    Words.when(peek, explorer.peekProperty());
    VBox left = new VBox(table, peek);
    VBox.setVgrow(table, Priority.ALWAYS);
    HBox.setHgrow(left, Priority.ALWAYS);
    left.setMinWidth(0);
    WhyPanel why = new WhyPanel(explorer.selection(), palette);
    panes.add(why);
    panes.addFacets(facets);
    HBox screen = new HBox(facets, left, why);
    screen.widthProperty().subscribe(width -> room(facets, width.doubleValue()));
    explorer.panels().facetsProperty().subscribe(wanted -> room(facets, screen.getWidth()));
    return screen;
  }

  private void room(Node facets, double width) {
    boolean shown =
        switch (explorer.panels().facetsProperty().get()) {
          case WHERE_ROOM -> width >= ROOM_FOR_FACETS;
          case SHOWN -> true;
          case HIDDEN -> false;
        };
    Words.giveRoom(facets, shown);
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
