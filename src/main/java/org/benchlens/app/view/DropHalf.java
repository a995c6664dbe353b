package org.benchlens.app.view;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.StartViewModel;
import org.benchlens.model.Side;

/// The place of one input on the start screen. Takes what is dropped on it, or chosen.
final class DropHalf extends VBox {
  private static final double HEIGHT = 216;
  private static final double CARD = 372;

  private final StartViewModel start;
  private final Side side;
  private final StackPane place = new StackPane();
  private String offered = "";

  DropHalf(StartViewModel start, Side side) {
    super(6);
    this.start = start;
    this.side = side;
    boolean reference = side == Side.REFERENCE;
    Label name = Words.of(reference ? "Reference" : "Compare", "subtitle");
    HBox title = new HBox(8, Icons.side(side), name);
    title.setAlignment(Pos.CENTER);
    String meaning = reference ? "the result before the change" : "the result after the change";
    VBox.setMargin(place, new Insets(12, 0, 0, 0));
    getChildren().setAll(title, Words.of(meaning, "muted"), place);
    setAlignment(Pos.CENTER);
    getStyleClass().add("drop-half");
    setMinHeight(HEIGHT);
    setMaxHeight(HEIGHT);
    setPrefWidth(HEIGHT);
    setMinWidth(200);
    setPadding(new Insets(0, 16, 0, 16));
    start.fileProperty(side).subscribe(file -> show());
    start.holdsProperty(side).subscribe(text -> show());
    acceptDrops();
  }

  private void show() {
    Path file = start.fileProperty(side).get();
    if (!offered.isEmpty()) {
      place.getChildren().setAll(offer());
    } else if (file == null) {
      place.getChildren().setAll(buttons());
    } else {
      place.getChildren().setAll(card(file));
    }
  }

  private Node offer() {
    VBox box =
        new VBox(12, Icons.of(Icons.DROP, 22, "accent"), Words.of(offered, "strong"), buttons());
    box.setAlignment(Pos.CENTER);
    return box;
  }

  private HBox buttons() {
    Button file = new Button("File", Icons.of(Icons.FILE, 14));
    file.setAccessibleText("Choose the " + side.word() + " file");
    file.setOnAction(event -> start.choose(side));
    Button folder = new Button("Folder", Icons.of(Icons.FOLDER, 14));
    folder.setAccessibleText("Choose the folder of " + side.word() + " results");
    folder.setOnAction(event -> start.chooseFolder(side));
    HBox buttons = new HBox(8, file, folder);
    buttons.setAlignment(Pos.CENTER);
    return buttons;
  }

  private Node card(Path file) {
    Label name = Words.of(shortName(file), "strong");
    name.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    Label holds = Words.of(start.holdsProperty(side).get(), "small", "muted");
    VBox words = new VBox(1, name, holds);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    Button clear = new Button("", Icons.of(Icons.CLEAR));
    clear.getStyleClass().addAll("flat", "on-data");
    clear.setAccessibleText("Remove the " + side.word() + " input");
    clear.setOnAction(event -> start.clear(side));
    HBox card = Words.row(12, Icons.of(Icons.FILE), words, clear);
    card.getStyleClass().add("card");
    card.setPadding(new Insets(7, 8, 7, 12));
    card.setMaxWidth(CARD);
    card.setMinHeight(50);
    Hint.on(card, file.toString());
    return card;
  }

  private static String shortName(Path file) {
    Path parent = file.getParent();
    Path folder = parent == null ? null : parent.getFileName();
    return folder == null ? String.valueOf(file.getFileName()) : folder + "/" + file.getFileName();
  }

  private void acceptDrops() {
    setOnDragOver(
        drag -> {
          if (drag.getDragboard().hasFiles()) {
            drag.acceptTransferModes(TransferMode.COPY);
          }
          drag.consume();
        });
    setOnDragEntered(drag -> offer(words(drag.getDragboard())));
    setOnDragExited(drag -> offer(""));
    setOnDragDropped(this::drop);
  }

  private static String words(Dragboard board) {
    List<File> files = board.hasFiles() ? board.getFiles() : List.of();
    return switch (files.size()) {
      case 0 -> "";
      case 1 -> "Release to use " + shortName(files.getFirst().toPath());
      default -> "Release to compare " + files.get(0).getName() + " with " + files.get(1).getName();
    };
  }

  /// Shows what would be used; empty for nothing.
  void offer(String words) {
    offered = words;
    getStyleClass().remove("over");
    if (!words.isEmpty()) {
      getStyleClass().add("over");
    }
    show();
  }

  private void drop(DragEvent drag) {
    List<Path> files = drag.getDragboard().getFiles().stream().map(File::toPath).toList();
    start.drop(side, files);
    drag.setDropCompleted(!files.isEmpty());
    drag.consume();
  }
}
