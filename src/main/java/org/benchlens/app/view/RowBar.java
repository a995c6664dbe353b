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
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RowName;
import org.benchlens.app.viewmodel.Screen;
import org.benchlens.app.viewmodel.Why;
import org.benchlens.present.figure.Palette;

/// The upper bar of the drill-down: back, which row, previous and next.
final class RowBar extends HBox {
  private static final double BADGE = 18;

  private final ExplorerViewModel explorer;
  private final ObservableValue<Palette> palette;
  private final HBox identity = Words.row(14);
  private final Label place = Words.whole("", "muted", "small");

  RowBar(ExplorerViewModel explorer, ObservableValue<Palette> palette, Runnable leave) {
    this.explorer = explorer;
    this.palette = palette;
    getStyleClass().add("bar");
    Button back =
        new Button(
            "", Words.row(8, Icons.of(Icons.BACK), Words.whole("All rows"), Words.key("Esc")));
    back.getStyleClass().add("flat");
    back.setAccessibleText("All rows");
    back.setMinWidth(USE_PREF_SIZE);
    back.setOnAction(event -> leave.run());
    HBox rule = new HBox(Words.rule());
    rule.setAlignment(Pos.CENTER);
    identity.setMinWidth(0);
    Button previous = step("Shift N", Icons.BACK, false);
    Button next = step("N", Icons.FORTH, true);
    getChildren().setAll(back, rule, identity, Words.gap(), place, Words.row(-1, previous, next));
    setStyle("-fx-padding: 0 12 0 6;");
    explorer.selection().nameProperty().subscribe(name -> update());
    explorer.selection().whyProperty().subscribe(why -> update());
    palette.subscribe(colours -> update());
    explorer.rows().lookProperty().subscribe(look -> update());
    explorer.screenProperty().subscribe(screen -> update());
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
    if (explorer.screenProperty().get() != Screen.DRILL_DOWN) {
      return;
    }
    List<Node> nodes = new ArrayList<>();
    Why why = explorer.selection().whyProperty().get();
    RowName name = explorer.selection().nameProperty().get();
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
    place.setText(explorer.rows().place());
  }
}
