package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.app.viewmodel.DrillDown;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowName;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.Why;
import org.benchlens.present.figure.Palette;

/// The upper bar of the drill-down: back, which row, previous and next.
final class RowBar extends HBox {
  private static final double BADGE = 18;

  private final ExplorerViewModel explorer;
  private final DrillDown drill;
  private final ObservableValue<Palette> palette;
  private final HBox identity = Words.row(14);
  private final Label place = Words.whole("", "muted", "small");

  /// @param leave leads back, or closes the window
  RowBar(
      ExplorerViewModel explorer,
      DrillDown drill,
      ObservableValue<Palette> palette,
      Runnable leave) {
    this.explorer = explorer;
    this.drill = drill;
    this.palette = palette;
    getStyleClass().add("bar");
    String word = drill.pinned() ? "Close" : "All rows";
    Button back =
        new Button("", Words.row(8, Icons.of(Icons.BACK), Words.whole(word), Words.key("Esc")));
    back.getStyleClass().add("flat");
    back.setAccessibleText(word);
    back.setMinWidth(USE_PREF_SIZE);
    back.setOnAction(event -> leave.run());
    identity.setMinWidth(0);
    getChildren().setAll(back, rule(), identity, Words.gap(), place);
    if (drill.pinned()) {
      place.setText("pinned");
    } else {
      getChildren()
          .addAll(
              Words.row(-1, step("Shift N", Icons.BACK, false), step("N", Icons.FORTH, true)),
              rule(),
              pinButton(),
              floatButton());
    }
    setStyle("-fx-padding: 0 12 0 6;");
    drill.selection().nameProperty().subscribe(name -> update());
    drill.selection().whyProperty().subscribe(why -> update());
    palette.subscribe(colours -> update());
    explorer.rows().lookProperty().subscribe(look -> update());
    explorer.screenProperty().subscribe(screen -> update());
    explorer.figures().floatingProperty().subscribe(apart -> update());
  }

  private static HBox rule() {
    HBox rule = new HBox(Words.rule());
    rule.setAlignment(Pos.CENTER);
    return rule;
  }

  private Button pinButton() {
    Button button = new Button("", Icons.of(Icons.PIN));
    button.getStyleClass().add("flat");
    Hint.on(button, "Keep these figures in a window of their own (P)");
    button.setAccessibleText("Pin these figures");
    button.setOnAction(event -> explorer.figures().pin());
    return button;
  }

  private Button floatButton() {
    Button button = new Button("", Icons.of(Icons.FLOAT));
    button.getStyleClass().add("flat");
    explorer
        .figures()
        .floatingProperty()
        .subscribe(
            apart -> {
              String words = apart ? "Back into the main window" : "In a window of its own";
              Hint.on(button, words + " (F)");
              button.setAccessibleText(words);
            });
    button.setOnAction(event -> explorer.figures().toggleFloating());
    return button;
  }

  private Button step(String key, String icon, boolean forth) {
    Button button = new Button(key, Icons.of(icon, 14));
    button.setContentDisplay(forth ? ContentDisplay.RIGHT : ContentDisplay.LEFT);
    button.getStyleClass().addAll("small-button", forth ? "segment-last" : "segment-first");
    button.setAccessibleText(forth ? "Next AMBG row" : "Previous AMBG row");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> explorer.triage().queue().move(forth));
    return button;
  }

  private void update() {
    boolean seen =
        drill.pinned()
            || explorer.screenProperty().get() == Screen.DRILL_DOWN
            || explorer.figures().floatingProperty().get();
    if (!seen) {
      return;
    }
    List<Node> nodes = new ArrayList<>();
    Why why = drill.selection().whyProperty().get();
    RowName name = drill.selection().nameProperty().get();
    if (why != null) {
      StatusBadge badge = new StatusBadge(BADGE);
      badge.show(why.status(), palette.getValue());
      nodes.add(
          Words.row(7, badge, Words.whole(why.status().word(), StatusWord.style(why.status()))));
    }
    if (name != null) {
      nodes.add(Words.of(name.benchmark(), "strong"));
      name.axes()
          .forEach(
              part ->
                  nodes.add(
                      Words.row(
                          6, Words.of(part.axis(), "muted"), AxisValueText.of(part.value()))));
      for (String rest : List.of(name.device(), name.occurrence())) {
        if (!rest.isEmpty()) {
          nodes.add(Words.of(rest, "muted"));
        }
      }
    }
    identity.getChildren().setAll(nodes);
    if (!drill.pinned()) {
      place.setText(explorer.rows().place());
    }
  }
}
