package org.benchlens.app.view;

import java.util.List;
import java.util.function.Supplier;
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
import org.benchlens.app.viewmodel.Detail;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.StatusLine;
import org.benchlens.app.viewmodel.WhatIfViewModel;
import org.benchlens.app.viewmodel.WorkspaceViewModel;
import org.benchlens.present.figure.Palette;
import org.jspecify.annotations.Nullable;

/// The window's content: bars, the screen, status bar, and the list of keys over it.
public final class ExplorerView extends StackPane {
  private static final double ROOM_FOR_FACETS = 1200;
  /// Below this height there is no room for a peek beside the rows.
  private static final double PEEK_FROM = 360;

  /// Below this width there is no room for Why beside the rows; Enter shows it with the figures.
  private static final double WHY_FROM = 620;

  private final ExplorerViewModel explorer;
  private final ObservableValue<Palette> palette;
  private final Fonts fonts = new Fonts(Theme.FAMILY);
  private final Panes panes = new Panes();
  private final Overlays overlays = new Overlays();
  private final LatePart<DrillDownView> drillDown;
  private final InspectorPane inspector;
  private final LatePart<TriageView> triage;

  /// @param explorer what to show
  public ExplorerView(ExplorerViewModel explorer) {
    this.explorer = explorer;
    this.palette = explorer.darkProperty().map(dark -> dark ? Palette.DARK : Palette.LIGHT);
    drillDown = late(Screen.DRILL_DOWN, this::drillDown);
    inspector = new InspectorPane(explorer, palette);
    // The table first: it is the first pane.
    Node table = tableScreen();
    HeaderBar header = new HeaderBar(explorer, panes);
    ChipBar chips = new ChipBar(explorer, palette, panes, overlays);
    on(List.of(Screen.START, Screen.READING, Screen.TABLE, Screen.TRIAGE, Screen.FAILURE), header);
    on(List.of(Screen.TABLE, Screen.TRIAGE), chips);
    StartView start = new StartView(explorer, palette);
    panes.add(start);
    triage = late(Screen.TRIAGE, () -> new TriageView(explorer, palette, fonts, panes));
    StackPane screens =
        new StackPane(
            on(List.of(Screen.START), start),
            on(List.of(Screen.READING), new ReadingView(explorer, palette, fonts)),
            on(List.of(Screen.TABLE), table),
            drillDown,
            triage,
            on(List.of(Screen.FAILURE), new FailureView(explorer)));
    VBox notices = new VBox(new DeviceBar(explorer, inspector::pairByHand));
    on(List.of(Screen.TABLE), notices);
    BorderPane shell = new BorderPane(screens);
    VBox top = new VBox(header, chips, recovery(), new ChangedBar(explorer.watch()), notices);
    top.setMinWidth(0);
    shell.setTop(top);
    shell.setMinSize(0, 0);
    shell.setBottom(new StatusBar(explorer, new StatusLine(explorer)));
    getChildren().setAll(new ZoomPane(layers(shell), explorer.appearance().sizeProperty()));
    explorer.screenProperty().addListener((observed, before, now) -> arrive(now));
    explorer.inspector().openProperty().addListener((observed, before, now) -> inspect(now));
  }

  private Node recovery() {
    WorkspaceViewModel workspace = explorer.triage().workspace();
    return new RecoveryBar(workspace.autosave(), workspace::recover);
  }

  /// What lies over what.
  private StackPane layers(Node shell) {
    return new StackPane(
        shell,
        overlays,
        new ChartPane(explorer),
        new ExportCard(explorer),
        new LatePart<>(
            explorer.manual().anchorProperty().map(word -> true).orElse(false),
            () -> new ManualPane(explorer.manual(), "Manual", ManualPane.VERDICTS)),
        new DropVeil(explorer),
        new MergeCard(
            explorer.triage().workspace().reportProperty(),
            explorer.triage().workspace()::closeReport),
        new MessageCard(explorer),
        new LatePart<>(
            explorer.helpProperty(),
            () ->
                new HelpOverlay(
                    explorer.helpProperty(), explorer::escape, WindowKeyList.columns())),
        new LatePart<>(explorer.about().shownProperty(), () -> new AboutOverlay(explorer.about())));
  }

  private void arrive(Screen screen) {
    if (screen == Screen.DRILL_DOWN) {
      drillDown.get().focusFigures();
    } else if (screen == Screen.TRIAGE) {
      triage.get().focusTarget().requestFocus();
    } else {
      panes.first();
    }
  }

  private void inspect(@Nullable Detail detail) {
    if (detail == null) {
      panes.first();
    } else {
      inspector.focusTarget().requestFocus();
    }
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
    VBox left = withPeek(table);
    HBox.setHgrow(left, Priority.ALWAYS);
    WhyPanel why = new WhyPanel(explorer, palette);
    panes.add(why);
    panes.onKey(why.marks()::pressed);
    panes.onWrite(why.marks()::write);
    panes.addFacets(facets);
    HBox screen = new HBox(facets, left, why);
    screen.widthProperty().subscribe(width -> room(facets, width.doubleValue()));
    explorer.panels().facetsProperty().subscribe(wanted -> room(facets, screen.getWidth()));
    facets.usefulProperty().subscribe(useful -> room(facets, screen.getWidth()));
    screen.setMinSize(0, 0);
    showSide(why, screen);
    return screen;
  }

  /// Why at the right, or all limits in its place.
  private void showSide(WhyPanel why, HBox screen) {
    WhatIfViewModel whatIf = explorer.triage().whatIf();
    ObservableValue<Boolean> all =
        whatIf.onProperty().flatMap(on -> whatIf.allProperty().map(wanted -> on && wanted));
    ObservableValue<Boolean> wide =
        screen.widthProperty().map(width -> width.doubleValue() >= WHY_FROM);
    Words.when(why, wide.flatMap(room -> all.map(limited -> room && !limited)));
    ObservableValue<Boolean> limiting = wide.flatMap(room -> all.map(limited -> room && limited));
    screen.getChildren().add(new LatePart<>(limiting, () -> limits(limiting)));
  }

  private WhatIfPanel limits(ObservableValue<Boolean> shown) {
    WhatIfPanel limits = new WhatIfPanel(explorer, palette, shown);
    panes.onKey(limits::pressed);
    return limits;
  }

  /// The table, and under it the peek plot, the limit that is tried, or lists about the inputs.
  private VBox withPeek(RowTable table) {
    PeekPane peek = new PeekPane(explorer, palette, fonts);
    ObservableValue<Boolean> inspecting =
        explorer.inspector().openProperty().map(detail -> true).orElse(false);
    ObservableValue<Boolean> trying =
        explorer.triage().whatIf().onProperty().flatMap(on -> inspecting.map(open -> on && !open));
    LatePart<WhatIfStrip> strip = new LatePart<>(trying, () -> strip(trying));
    VBox left = new VBox(table, peek, strip, inspector);
    inspector.follow(left.heightProperty());
    showPeek(peek, inspecting, left);
    Words.when(inspector, inspecting);
    panes.add(inspector);
    VBox.setVgrow(table, Priority.ALWAYS);
    left.setMinWidth(0);
    left.setMinHeight(0);
    return left;
  }

  private WhatIfStrip strip(ObservableValue<Boolean> shown) {
    WhatIfStrip strip = new WhatIfStrip(explorer, palette, shown);
    panes.onKey(strip::pressed);
    return strip;
  }

  private void showPeek(Node peek, ObservableValue<Boolean> inspecting, VBox around) {
    ObservableValue<Boolean> tall =
        around.heightProperty().map(height -> height.doubleValue() >= PEEK_FROM);
    Words.when(
        peek,
        explorer
            .peekProperty()
            .flatMap(wanted -> inspecting.map(open -> wanted && !open))
            .flatMap(wanted -> tall.map(room -> wanted && room)));
  }

  private void room(FacetPanel facets, double width) {
    boolean shown =
        switch (explorer.panels().facetsProperty().get()) {
          case WHERE_ROOM -> width >= ROOM_FOR_FACETS && facets.usefulProperty().get();
          case SHOWN -> true;
          case HIDDEN -> false;
        };
    Words.giveRoom(facets, shown);
  }

  private DrillDownView drillDown() {
    return new DrillDownView(
        explorer, explorer.figures().main(), palette, fonts, panes, explorer::escape);
  }

  private <T extends Node> LatePart<T> late(Screen screen, Supplier<T> make) {
    return new LatePart<>(explorer.screenProperty().map(screen::equals), make);
  }

  private <T extends Node> T on(List<Screen> screens, T node) {
    Words.when(node, explorer.screenProperty().map(screens::contains));
    return node;
  }

  /// Listens to the keys of the scene it is in.
  public void listen(Scene scene) {
    Keys.listen(scene, explorer, panes, explorer::escape);
    panes.first();
  }
}
