package org.benchlens.app.view;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;

/// A menu in which one choice holds.
public final class ChoiceMenu extends Menu {

  private ChoiceMenu(String name) {
    super(name);
  }

  /// Makes it.
  ///
  /// @param name what is chosen
  /// @param choices what can be chosen
  /// @param word the word of a choice
  /// @param chosen the choice
  /// @param choose told of another choice
  public static <T> Menu of(
      String name,
      List<T> choices,
      Function<T, String> word,
      ObservableValue<T> chosen,
      Consumer<T> choose) {
    Menu menu = new ChoiceMenu(name);
    ToggleGroup group = new ToggleGroup();
    for (T choice : choices) {
      RadioMenuItem item = new RadioMenuItem(word.apply(choice));
      item.setToggleGroup(group);
      item.setOnAction(event -> choose.accept(choice));
      chosen.subscribe(now -> item.setSelected(choice.equals(now)));
      menu.getItems().add(item);
    }
    return menu;
  }
}
