package org.benchlens.app.view;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.StartViewModel;
import org.benchlens.model.Side;
import org.jspecify.annotations.Nullable;

/// The start screen: a place for each of the two files, and the keys.
final class StartView extends StackPane {
  private static final double WIDTH = 1128;
  private static final double HALF_HEIGHT = 216;

  private final StartViewModel start;

  StartView(ExplorerViewModel explorer) {
    this.start = explorer.start();
    getStyleClass().add("chrome");
    setPadding(new Insets(0, 32, 0, 32));
    HBox halves = new HBox(24, half(Side.REFERENCE), half(Side.COMPARE));
    HBox commands =
        new HBox(24, command("Before the change", "base.json"), command("After it", "test.json"));
    VBox page = new VBox(head(), halves, commands, lessons(), keys());
    page.setMaxWidth(WIDTH);
    page.setMaxHeight(USE_PREF_SIZE);
    getChildren().setAll(page);
    setAlignment(Pos.CENTER);
    // A little above the middle looks like the middle.
    page.setTranslateY(-12);
  }

  private static Node head() {
    VBox head =
        new VBox(
            4,
            Words.of("Compare two benchmark results", "title"),
            Words.of(
                "Drop an NVBench result or a folder of results on each half, or choose them.",
                "muted"));
    head.setPadding(new Insets(0, 0, 18, 0));
    return head;
  }

  private Node half(Side side) {
    Label name = Words.of(side == Side.REFERENCE ? "Reference" : "Compare", "subtitle");
    HBox title = new HBox(8, Icons.side(side), name);
    title.setAlignment(Pos.CENTER);
    Label meaning =
        Words.of(
            side == Side.REFERENCE ? "the result before the change" : "the result after the change",
            "muted");
    StackPane place = new StackPane();
    VBox half = new VBox(6, title, meaning, place);
    VBox.setMargin(place, new Insets(12, 0, 0, 0));
    half.setAlignment(Pos.CENTER);
    half.getStyleClass().add("drop-half");
    half.setMinHeight(HALF_HEIGHT);
    half.setPrefWidth(WIDTH / 2);
    half.setMinWidth(200);
    HBox.setHgrow(half, Priority.ALWAYS);
    start.fileProperty(side).subscribe(file -> place.getChildren().setAll(content(side, file)));
    acceptDrops(half, side);
    return half;
  }

  private Node content(Side side, @Nullable Path file) {
    if (file == null) {
      Button choose = new Button("Choose file…", Icons.of(Icons.FILE));
      choose.setAccessibleText("Choose the " + side.word() + " file");
      choose.setOnAction(event -> start.choose(side));
      return choose;
    }
    Path parent = file.getParent();
    Label folder = Words.of(parent == null ? "" : parent.toString(), "small", "muted");
    folder.setTextOverrun(javafx.scene.control.OverrunStyle.LEADING_ELLIPSIS);
    VBox words = new VBox(1, Words.of(String.valueOf(file.getFileName()), "strong"), folder);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    Button clear = new Button("", Icons.of(Icons.CLEAR));
    clear.getStyleClass().add("flat");
    clear.setAccessibleText("Remove the " + side.word() + " file");
    clear.setOnAction(event -> start.clear(side));
    HBox card = Words.row(12, Icons.of(Icons.FILE), words, clear);
    card.getStyleClass().add("card");
    card.setPadding(new Insets(7, 8, 7, 12));
    card.setMaxWidth(380);
    return card;
  }

  private Node lessons() {
    HBox cards = new HBox(12);
    VBox box = new VBox(8, Words.of("Samples", "strong"), cards);
    box.setPadding(new Insets(24, 0, 0, 0));
    start
        .offersProperty()
        .subscribe(
            offers -> {
              cards.getChildren().setAll(offers.stream().map(StartView::card).toList());
              Words.giveRoom(box, !offers.isEmpty());
            });
    return box;
  }

  private static Node card(StartViewModel.Offer offer) {
    Label text = Words.paragraph(offer.text(), "small", "muted");
    VBox words = new VBox(2, Words.of(offer.title(), "strong"), text);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox content = new HBox(8, words, Icons.of(Icons.FORTH));
    Button card = new Button("", content);
    card.getStyleClass().add("lesson");
    card.setAccessibleText("Open the sample " + offer.title());
    card.setOnAction(event -> offer.open().run());
    card.setPrefWidth(WIDTH / 4);
    card.setMaxWidth(WIDTH / 4);
    content.prefWidthProperty().bind(card.widthProperty().subtract(24));
    HBox.setHgrow(card, Priority.ALWAYS);
    return card;
  }

  /// How such a file is made.
  private static Node command(String when, String file) {
    Label text = Words.of("bench/example --jsonbin " + file, "mono");
    HBox command = Words.row(0, text);
    command.getStyleClass().add("command");
    VBox box = new VBox(7, Words.of(when + ", with the samples", "small", "muted"), command);
    box.setPrefWidth(WIDTH / 2);
    box.setMinWidth(200);
    box.setPadding(new Insets(24, 0, 0, 0));
    HBox.setHgrow(box, Priority.ALWAYS);
    return box;
  }

  private void acceptDrops(Node half, Side side) {
    half.setOnDragOver(
        drag -> {
          if (drag.getDragboard().hasFiles()) {
            drag.acceptTransferModes(TransferMode.COPY);
          }
          drag.consume();
        });
    half.setOnDragEntered(
        drag -> {
          if (drag.getDragboard().hasFiles()) {
            half.getStyleClass().add("over");
          }
        });
    half.setOnDragExited(drag -> half.getStyleClass().remove("over"));
    half.setOnDragDropped(drag -> drop(drag, side));
  }

  private void drop(DragEvent drag, Side side) {
    List<Path> files = drag.getDragboard().getFiles().stream().map(File::toPath).toList();
    start.drop(side, files);
    drag.setDropCompleted(!files.isEmpty());
    drag.consume();
  }

  private static Node keys() {
    HBox keys =
        Words.row(
            24,
            Words.row(7, Words.key("Ctrl O"), Words.whole("open both", "muted")),
            Words.row(7, Words.key("Tab"), Words.whole("next half", "muted")),
            Words.row(7, Words.key("F1"), Words.whole("keys", "muted")),
            Words.gap(),
            Words.of("benchlens open REF CMP", "mono", "muted"));
    keys.setPadding(new Insets(20, 0, 0, 0));
    return keys;
  }
}
