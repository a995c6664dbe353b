package org.benchlens.app.view;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What stands in place of a plot that cannot be drawn.
final class Notice extends HBox {
  private static final double WIDTH = 560;

  private final Label title = Words.of("", "strong");
  private final Label sentence = Words.paragraph("", "muted");

  Notice() {
    super(12);
    VBox words = new VBox(4, title, sentence);
    words.setMaxWidth(WIDTH);
    sentence.setMaxWidth(WIDTH);
    getChildren().setAll(Icons.of(Icons.INFORMATION, 18), words);
    setAlignment(Pos.TOP_LEFT);
    setPadding(new Insets(10, 16, 12, 16));
  }

  /// Shows a notice.
  void show(String words, String explanation) {
    title.setText(words);
    sentence.setText(explanation);
    Words.giveRoom(sentence, !explanation.isEmpty());
  }
}
