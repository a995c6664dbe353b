package org.benchlens.app.view;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.Numbers;
import org.benchlens.app.viewmodel.NumbersRow;
import org.benchlens.model.Side;

/// The numbers of a row: both sides and the change.
final class NumbersPanel extends VBox {
  private static final double LINE = 22;

  NumbersPanel() {
    setPadding(new Insets(4, 12, 10, 12));
  }

  /// Shows numbers.
  void show(Numbers numbers) {
    GridPane grid = new GridPane(12, 0);
    ColumnConstraints name = new ColumnConstraints();
    name.setHgrow(Priority.ALWAYS);
    ColumnConstraints number = new ColumnConstraints();
    number.setHalignment(HPos.RIGHT);
    grid.getColumnConstraints().setAll(name, number, number, number);
    grid.addRow(
        0,
        line(Words.of(numbers.heading(), "small", "muted")),
        side(Side.REFERENCE, "ref"),
        side(Side.COMPARE, "cmp"),
        line(Words.whole("change, %", "small", "muted")));
    List<NumbersRow> rows = numbers.rows();
    for (int i = 0; i < rows.size(); i++) {
      NumbersRow row = rows.get(i);
      String weight = row.main() ? "strong" : "plain";
      grid.addRow(
          i + 1,
          line(Words.of(row.name(), "small", "muted")),
          line(Words.whole(row.reference(), "small", weight)),
          line(Words.whole(row.compare(), "small", weight)),
          line(Words.whole(row.change(), "small")));
    }
    Label title = Words.of("Numbers", "small", "strong");
    title.setMinHeight(28);
    getChildren().setAll(title, grid);
  }

  private static Label line(Label label) {
    label.setMinHeight(LINE);
    return label;
  }

  private static Node side(Side side, String word) {
    HBox box = Words.row(5, Icons.side(side), Words.whole(word, "small", "muted"));
    box.setAlignment(Pos.CENTER_RIGHT);
    return box;
  }
}
