package org.benchlens.app.view;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A command line in a frame, with a button that copies it.
final class CommandCard extends HBox {
  private final Label text = Words.paragraph("", "mono");

  /// @param copy puts it on the clipboard
  CommandCard(Consumer<String> copy) {
    super(8);
    getStyleClass().add("command");
    setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    HBox.setHgrow(text, Priority.ALWAYS);
    text.setMaxWidth(Double.MAX_VALUE);
    Button button = new Button("", Icons.of(Icons.COPY, 14));
    button.getStyleClass().addAll("flat", "small-button");
    button.setAccessibleText("Copy the command");
    Hint.on(button, "Copy the command");
    button.setOnAction(event -> copy.accept(text.getText()));
    getChildren().setAll(text, button);
  }

  /// Shows a command; without one the card is gone.
  void show(String command) {
    text.setText(command);
    Words.giveRoom(this, !command.isEmpty());
  }
}
