package org.benchlens.app.view.nupp;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;

/// The list of keys, over everything.
final class RecordHelp extends StackPane {
  private record Key(String keys, String what) {}

  private static final List<Key> KEYS =
      List.of(
          new Key("J  K", "next, previous benchmark"),
          new Key("1 … 7", "figure: forks, fork, scores, pairs, distribution, changes, history"),
          new Key("[  ]", "fork before, fork after"),
          new Key("T", "next tab"),
          new Key("M", "margin"),
          new Key("/", "filter: words, - before one that must not occur"),
          new Key("C  Shift C", "copy command, copy reasons as Markdown"),
          new Key("Ctrl O  Ctrl Shift O", "open a record or history, the record to compare with"),
          new Key("Ctrl H", "open a history beside it"),
          new Key("Ctrl S  Ctrl E", "save page, save figure"),
          new Key("F6  Shift F6", "next, previous pane"),
          new Key("Ctrl +  Ctrl -  Ctrl 0", "larger, smaller, normal text"),
          new Key("Esc", "back, clear filter, choose none"),
          new Key("F1  ?", "this list"));

  RecordHelp(RecordsViewModel records) {
    getStyleClass().add("veil");
    GridPane grid = new GridPane(18, 8);
    for (int i = 0; i < KEYS.size(); i++) {
      HBox caps = Words.row(5);
      for (String cap : KEYS.get(i).keys().split(" {2}", -1)) {
        caps.getChildren().add(Words.key(cap));
      }
      grid.add(caps, 0, i);
      grid.add(Words.whole(KEYS.get(i).what()), 1, i);
    }
    VBox card =
        new VBox(
            16,
            Words.row(12, Words.of("Keys", "subtitle"), Words.gap(), Words.key("Esc")),
            grid,
            Words.of(
                "Keys are matched by the character they type, and never while you type in a field.",
                "small",
                "muted"));
    card.getStyleClass().add("help");
    card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    getChildren().setAll(card);
    setAlignment(Pos.CENTER);
    Words.when(this, records.helpProperty());
    setOnMouseClicked(click -> records.toggleHelp());
  }
}
