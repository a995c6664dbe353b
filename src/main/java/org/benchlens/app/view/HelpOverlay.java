package org.benchlens.app.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The list of keys, over everything.
public final class HelpOverlay extends StackPane {
  /// What keys do.
  ///
  /// @param keys their names, two blanks between two of them; empty to go on with the line above
  /// @param what what they do, in a few words
  public record Key(String keys, String what) {}

  /// Keys that belong together.
  ///
  /// @param title a word or two
  public record Group(String title, List<Key> keys) {
    public Group {
      keys = List.copyOf(keys);
    }
  }

  /// @param shown whether it is shown
  /// @param close hides it
  /// @param columns groups of keys, column by column
  public HelpOverlay(ObservableValue<Boolean> shown, Runnable close, List<List<Group>> columns) {
    getStyleClass().add("veil");
    HBox all = new HBox(40);
    for (List<Group> groups : columns) {
      all.getChildren()
          .add(new VBox(18, groups.stream().map(HelpOverlay::group).toArray(Node[]::new)));
    }
    VBox card =
        new VBox(
            16,
            Words.row(12, Words.of("Keys", "subtitle"), Words.gap(), Words.key("Esc")),
            all,
            Words.of(
                "Keys are matched by the character they type, and never while you type in a field.",
                "small",
                "muted"));
    card.getStyleClass().add("help");
    card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    getChildren().setAll(card);
    setAlignment(Pos.CENTER);
    Words.when(this, shown);
    setOnMouseClicked(click -> close.run());
  }

  private static Node group(Group group) {
    GridPane grid = new GridPane(18, 8);
    grid.add(Words.of(group.title(), "strong"), 0, 0, 2, 1);
    for (int i = 0; i < group.keys().size(); i++) {
      HBox caps = Words.row(5);
      for (String cap : group.keys().get(i).keys().split(" {2}", -1)) {
        if (!cap.isEmpty()) {
          caps.getChildren().add(Words.key(cap));
        }
      }
      grid.add(caps, 0, i + 1);
      grid.add(Words.whole(group.keys().get(i).what()), 1, i + 1);
    }
    return grid;
  }
}
