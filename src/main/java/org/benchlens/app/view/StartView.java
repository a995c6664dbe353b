package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.StartViewModel;
import org.benchlens.model.Side;
import org.benchlens.present.figure.Palette;

/// The start screen: a place for each of the two inputs, what was opened before, samples, keys.
final class StartView extends ScrollPane {
  private static final double WIDTH = 1128;
  private static final double PAGE_HEIGHT = 560;
  private static final double SAMPLES = 300;
  private static final double SIDE_BY_SIDE = 900;

  private final StartViewModel start;
  private final DropHalf reference;
  private final DropHalf compare;

  StartView(ExplorerViewModel explorer, ObservableValue<Palette> palette) {
    this.start = explorer.start();
    reference = new DropHalf(start, Side.REFERENCE);
    compare = new DropHalf(start, Side.COMPARE);
    VBox page = new VBox(head(explorer), halves(), lists(explorer, palette), keys());
    page.setMaxWidth(WIDTH);
    page.setMaxHeight(USE_PREF_SIZE);
    StackPane ground = new StackPane(page);
    ground.getStyleClass().add("chrome");
    ground.setAlignment(Pos.TOP_CENTER);
    getStyleClass().addAll("chrome", "page");
    setContent(ground);
    setFitToWidth(true);
    setFitToHeight(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    heightProperty()
        .subscribe(
            height ->
                ground.setPadding(
                    new Insets(
                        Math.clamp((height.doubleValue() - PAGE_HEIGHT) / 3, 20, 220),
                        32,
                        20,
                        32)));
  }

  private Node head(ExplorerViewModel explorer) {
    VBox words =
        new VBox(
            4,
            Words.of("Compare two benchmark results", "title"),
            Words.of(
                "Drop a result, a folder of results, a replicated record or a saved workspace on"
                    + " either half.",
                "muted"));
    Button open = new Button("Compare");
    open.getStyleClass().add("main");
    open.setMinWidth(USE_PREF_SIZE);
    open.setOnAction(event -> start.open());
    open.disableProperty().bind(start.completeProperty().not());
    Button workspace = new Button("Open workspace", Icons.of(Icons.FOLDER));
    workspace.setMinWidth(USE_PREF_SIZE);
    workspace.setOnAction(event -> explorer.triage().workspace().open());
    HBox head = Words.row(8, words, Words.gap(), workspace, open);
    head.setAlignment(Pos.BOTTOM_LEFT);
    head.setPadding(new Insets(0, 0, 16, 0));
    return head;
  }

  private Node halves() {
    Button swap = new Button("", Icons.of(Icons.SWAP));
    swap.getStyleClass().add("flat");
    Hint.on(swap, "Exchange reference and compare");
    swap.setAccessibleText("Exchange reference and compare");
    swap.setOnAction(event -> start.swap());
    HBox halves = new HBox(6, reference, swap, compare);
    HBox.setHgrow(reference, Priority.ALWAYS);
    HBox.setHgrow(compare, Priority.ALWAYS);
    halves.setAlignment(Pos.CENTER);
    return halves;
  }

  private Node lists(ExplorerViewModel explorer, ObservableValue<Palette> palette) {
    RecentList recent =
        new RecentList(
            explorer.recent(), palette, explorer.screenProperty().map(Screen.START::equals));
    HBox.setHgrow(recent, Priority.ALWAYS);
    recent.setMinWidth(0);
    HBox side = new HBox(24, recent);
    VBox lists = new VBox(24, side);
    lists.setPadding(new Insets(32, 0, 0, 0));
    if (!start.samples().isEmpty()) {
      SampleList samples = new SampleList(start.samples(), start::openSample);
      samples.setPrefWidth(SAMPLES);
      samples.setMinWidth(SAMPLES);
      // Beside each other where there is room, else below each other.
      widthProperty()
          .map(width -> width.doubleValue() >= SIDE_BY_SIDE)
          .subscribe(
              roomy -> {
                side.getChildren().remove(samples);
                lists.getChildren().remove(samples);
                (roomy ? side : lists).getChildren().add(samples);
              });
    }
    return lists;
  }

  private static Node keys() {
    HBox keys =
        Words.row(
            24,
            key("Ctrl O", "open"),
            key("Ctrl V", "paste two paths"),
            key("Tab", "next half"),
            key("F1", "keys"),
            Words.gap(),
            Words.whole("benchlens open REF CMP", "mono", "muted"));
    keys.setMinWidth(0);
    keys.setPadding(new Insets(24, 0, 0, 0));
    return keys;
  }

  private static Node key(String key, String what) {
    return Words.row(7, Words.key(key), Words.whole(what, "muted"));
  }

  /// Shows what the compare half would take, for pictures.
  DropHalf compareHalf() {
    return compare;
  }
}
