package org.benchlens.app.view;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.ExplorerViewModel;

/// The list of keys, over everything.
final class HelpOverlay extends StackPane {
  private record Key(String keys, String what) {}

  private static final List<Key> ROWS =
      List.of(
          new Key("J  K", "next, previous row"),
          new Key("N  Shift N", "next, previous AMBG row: by reason, nearest flip"),
          new Key("Enter", "drill-down"),
          new Key("F", "drill-down in its own window, and back"),
          new Key("Space", "peek plot"),
          new Key("U", "one-sided"),
          new Key("/", "filter; Ctrl Space suggests"),
          new Key("G", "group rows, and no longer"),
          new Key("\u2190  \u2192", "close, open a group"),
          new Key("Ctrl B", "facets"),
          new Key("Ctrl K", "columns"),
          new Key("Ctrl C  Ctrl Shift C", "copy rows, copy the cell"),
          new Key("Esc", "back, clear filter, cancel"),
          new Key("C", "copy compare command"),
          new Key("Shift C", "copy row as Markdown"));
  private static final List<Key> PLOTS =
      List.of(
          new Key("1 \u2026 9", "distribution, ecdf, shift, coverage, curve,"),
          new Key("", "run order, lag, time-freq, box"),
          new Key("0", "the figure that fits the reason"),
          new Key("T  L  D", "times or cycles, linear or log, density lines"),
          new Key("Drag  Shift drag", "zoom, select samples"),
          new Key("Ctrl wheel  Ctrl Shift drag", "zoom upright, to a box"),
          new Key("Home", "whole figures, nothing selected"),
          new Key("P", "pin the figures of this row"),
          new Key("A", "chart of all shown rows"),
          new Key("Ctrl E", "export a figure or a chart"));

  private static final List<Key> WINDOW =
      List.of(
          new Key("Ctrl O", "open two files; with Shift two folders"),
          new Key("Ctrl V", "paste two paths"),
          new Key("F5", "reload"),
          new Key("F6  Shift F6", "next, previous pane"),
          new Key("Ctrl +  Ctrl -  Ctrl 0", "larger, smaller, normal text"),
          new Key("F1  ?", "this list; on a check its explanation"));

  private static final List<Key> TRIAGE =
      List.of(
          new Key("Q", "queue, and back"),
          new Key("M", "mark, then one of"),
          new Key("R  E  N  A  L", "rerun, real, noise, accepted, later"),
          new Key("X", "no mark"),
          new Key(".", "repeat the mark"),
          new Key("Ctrl M", "write a note"),
          new Key("W", "what-if"),
          new Key("\u2190  \u2192", "move a limit"),
          new Key("Ctrl Z  Ctrl Y", "undo, redo marks and limits"),
          new Key("Ctrl S", "save the workspace"));

  HelpOverlay(ExplorerViewModel explorer) {
    getStyleClass().add("veil");
    HBox columns =
        new HBox(
            40,
            new VBox(18, column("Rows", ROWS), column("Window", WINDOW)),
            new VBox(18, column("Plots", PLOTS), column("Triage", TRIAGE)));
    VBox card =
        new VBox(
            16,
            Words.row(12, Words.of("Keys", "subtitle"), Words.gap(), Words.key("Esc")),
            columns,
            Words.of(
                "Keys are matched by the character they type, and never while you type in a field.",
                "small",
                "muted"));
    card.getStyleClass().add("help");
    card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    getChildren().setAll(card);
    setAlignment(Pos.CENTER);
    Words.when(this, explorer.helpProperty());
    setOnMouseClicked(click -> explorer.escape());
  }

  private static Node column(String title, List<Key> keys) {
    GridPane grid = new GridPane(18, 8);
    grid.add(Words.of(title, "strong"), 0, 0, 2, 1);
    for (int i = 0; i < keys.size(); i++) {
      HBox caps = Words.row(5);
      for (String cap : keys.get(i).keys().split(" {2}", -1)) {
        if (!cap.isEmpty()) {
          caps.getChildren().add(Words.key(cap));
        }
      }
      grid.add(caps, 0, i + 1);
      grid.add(Words.whole(keys.get(i).what()), 1, i + 1);
    }
    return grid;
  }
}
