package org.benchlens.app.view;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

/// Choices side by side, one of which holds.
final class Segments {

  private Segments() {}

  /// Makes them.
  ///
  /// @param choices all choices
  /// @param word the word of a choice
  /// @param chosen the one that holds
  /// @param choose told of another
  static <T> HBox of(
      List<T> choices, Function<T, String> word, ObservableValue<T> chosen, Consumer<T> choose) {
    HBox box = Words.row(-1);
    for (int i = 0; i < choices.size(); i++) {
      T choice = choices.get(i);
      ToggleButton button = new ToggleButton(word.apply(choice));
      button.getStyleClass().add(style(i, choices.size()));
      button.setMinWidth(64);
      // A click on the chosen one must not take the choice away.
      button.setOnAction(
          event -> {
            choose.accept(choice);
            button.setSelected(choice.equals(chosen.getValue()));
          });
      chosen.subscribe(now -> button.setSelected(choice.equals(now)));
      box.getChildren().add(button);
    }
    box.setMinWidth(HBox.USE_PREF_SIZE);
    return box;
  }

  private static String style(int place, int count) {
    return place == 0 ? "segment-first" : place == count - 1 ? "segment-last" : "segment-middle";
  }
}
