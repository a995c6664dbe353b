package org.benchlens.app.view;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.benchlens.present.filter.Facet;

/// A value with a box to tick, a bar and a count.
final class FacetRow implements FacetValue {
  private static final double HEIGHT = 24;
  private static final double BAR = 28;
  private static final double THICK = 4;
  private static final double COUNT = 26;
  private static final double DIGIT = 8;

  private final CheckBox box = new CheckBox();
  private final Region filled = new Region();
  private final Label count = Words.whole("", "small", "muted");
  private final HBox row;
  private final String name;

  FacetRow(Facet.Value value, Runnable pick) {
    name = value.shown().text();
    box.setText(name);
    box.setMnemonicParsing(false);
    box.getStyleClass().add("facet-box");
    box.setMinWidth(40);
    HBox.setHgrow(box, javafx.scene.layout.Priority.ALWAYS);
    box.setMaxWidth(Double.MAX_VALUE);
    String note = value.note().isEmpty() ? name : name + ": " + value.note();
    Hint.on(box, note);
    box.setOnAction(event -> pick.run());
    Pane track = new Pane(filled);
    track.getStyleClass().add("facet-track");
    track.setMinSize(BAR, THICK);
    track.setMaxSize(BAR, THICK);
    filled.getStyleClass().add("facet-bar");
    count.setAlignment(Pos.CENTER_RIGHT);
    row = Words.row(4, box, track, count);
    row.setMinHeight(HEIGHT);
    row.setMaxHeight(HEIGHT);
    row.setOnMouseClicked(
        click -> {
          if (!click.isConsumed() && !box.equals(click.getTarget())) {
            pick.run();
          }
        });
  }

  @Override
  public Node node() {
    return row;
  }

  @Override
  public void show(int rows, int largest, boolean picked) {
    box.setSelected(picked);
    box.setAccessibleText(name + " " + rows + (rows == 1 ? " row" : " rows"));
    count.setText(Integer.toString(rows));
    count.setPrefWidth(Math.max(COUNT, DIGIT * count.getText().length()));
    double length = rows == 0 ? 0 : Math.max(1, Math.round(BAR * rows / largest));
    filled.resize(length, THICK);
    filled.setPrefSize(length, THICK);
    filled.setMinWidth(length);
    filled.setMaxWidth(length);
    Words.style(row, "zero", rows == 0 && !picked);
  }
}
