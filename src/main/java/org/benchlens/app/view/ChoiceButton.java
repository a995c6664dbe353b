package org.benchlens.app.view;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;

/// A button that shows a choice and lets another be made: `Preset default`.
final class ChoiceButton extends MenuButton {

  /// @param name what is chosen
  /// @param choices what can be chosen
  /// @param word the word of a choice
  /// @param chosen the choice
  /// @param choose told of another choice
  static <T> ChoiceButton of(
      String name,
      List<T> choices,
      Function<T, String> word,
      ObservableValue<T> chosen,
      Consumer<T> choose) {
    ChoiceButton button = new ChoiceButton();
    Label value = Words.whole("", "strong");
    button.setGraphic(Words.row(6, Words.whole(name, "muted"), value));
    button.setMinWidth(USE_PREF_SIZE);
    ToggleGroup group = new ToggleGroup();
    for (T choice : choices) {
      RadioMenuItem item = new RadioMenuItem(word.apply(choice));
      item.setToggleGroup(group);
      item.setOnAction(event -> choose.accept(choice));
      button.getItems().add(item);
    }
    chosen.subscribe(
        choice -> {
          value.setText(word.apply(choice));
          button.setAccessibleText(name + " " + word.apply(choice));
          int at = choices.indexOf(choice);
          if (at >= 0 && button.getItems().get(at) instanceof RadioMenuItem item) {
            item.setSelected(true);
          }
        });
    return button;
  }
}
