package org.benchlens.app.view;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Message;
import org.jspecify.annotations.Nullable;

/// Something that went wrong beside what is open, over everything until it is read.
final class MessageCard extends StackPane {
  private static final double WIDTH = 560;

  private final ExplorerViewModel explorer;

  MessageCard(ExplorerViewModel explorer) {
    this.explorer = explorer;
    getStyleClass().add("veil");
    setAlignment(Pos.CENTER);
    var message = explorer.configuration().messageProperty();
    message.subscribe(this::show);
    Words.when(this, message.map(shown -> true).orElse(false));
  }

  private void show(@Nullable Message message) {
    getChildren().clear();
    if (message == null) {
      return;
    }
    VBox words = new VBox(6, Words.paragraph(message.title(), "subtitle"));
    message.lines().forEach(line -> words.getChildren().add(Words.paragraph(line, "muted")));
    HBox.setHgrow(words, Priority.ALWAYS);
    Button close = new Button("Close", Words.key("Esc"));
    close.setContentDisplay(ContentDisplay.RIGHT);
    close.setOnAction(event -> explorer.configuration().dismiss());
    Button copy = new Button("Copy details");
    copy.getStyleClass().add("flat");
    copy.setOnAction(event -> explorer.copies().command(message.text()));
    VBox card =
        new VBox(
            16, new HBox(10, Icons.of(Icons.ERROR, 18, "error"), words), Words.row(8, close, copy));
    card.getStyleClass().add("help");
    card.setMaxSize(WIDTH, USE_PREF_SIZE);
    getChildren().setAll(card);
    close.requestFocus();
  }
}
