package org.benchlens.app.view;

import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.Plots;

/// What stands in place of a plot that cannot be drawn.
final class Notice extends HBox {
  private static final double WIDTH = 560;

  private final Label title = Words.of("", "strong");
  private final Label sentence = Words.paragraph("", "muted");

  private final CommandCard card;

  /// @param copy puts the command on the clipboard
  Notice(Consumer<String> copy) {
    super(12);
    card = new CommandCard(copy);
    VBox words = new VBox(6, title, sentence, card);
    words.setMaxWidth(WIDTH);
    sentence.setMaxWidth(WIDTH);
    getChildren().setAll(Icons.of(Icons.INFORMATION, 18), words);
    setAlignment(Pos.TOP_LEFT);
    setPadding(new Insets(10, 16, 12, 16));
  }

  /// Shows a notice.
  void show(String words, String explanation) {
    show(words, explanation, "");
  }

  /// Says why there are no figures.
  void show(Plots plots) {
    if (!plots.rerun().isEmpty()) {
      show(
          "These files hold no samples",
          "The row is decided from its summaries. Most figures need the samples: run"
              + " again with",
          plots.rerun());
    } else {
      plots.panels().stream()
          .flatMap(panel -> panel.figure().notice().stream())
          .findFirst()
          .or(() -> plots.fitting().figure().notice())
          .ifPresent(why -> show(why.title(), why.sentence()));
    }
  }

  /// Shows a notice with the command that helps.
  void show(String words, String explanation, String command) {
    card.show(command);
    title.setText(words);
    sentence.setText(explanation);
    Words.giveRoom(sentence, !explanation.isEmpty());
  }
}
