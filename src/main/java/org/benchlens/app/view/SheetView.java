package org.benchlens.app.view;

import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.benchlens.app.viewmodel.Sheet;
import org.benchlens.model.Side;
import org.benchlens.present.inputs.SideBySide;

/// What both sides say about one thing, line by line; what differs is marked.
final class SheetView extends VBox {
  private static final double WIDTH = 880;

  SheetView(Sheet sheet) {
    getStyleClass().add("sheet");
    setMaxWidth(WIDTH);
    HBox head =
        grid(
            Words.of(sheet.title(), "small", "muted"),
            Words.row(6, Icons.side(Side.REFERENCE), Words.whole("reference", "small", "muted")),
            Words.row(6, Icons.side(Side.COMPARE), Words.whole("compare", "small", "muted")),
            new Region());
    head.getStyleClass().add("sheet-head");
    getChildren().add(head);
    sheet.lines().forEach(line -> getChildren().add(line(line)));
  }

  private static Node line(SideBySide line) {
    String[] styles =
        line.differs() ? new String[] {"small", "strong"} : new String[] {"small", "muted"};
    HBox row =
        grid(
            Words.of(line.name(), "small", "muted"),
            value(line.reference(), styles),
            value(line.compare(), styles),
            line.differs() ? Icons.of(Icons.WARNING, 14, "warn") : new Region());
    row.setAccessibleText(
        line.name()
            + ": reference "
            + said(line.reference())
            + ", compare "
            + said(line.compare())
            + (line.differs() ? ", differs" : ""));
    return row;
  }

  private static String said(String text) {
    return text.isEmpty() ? "nothing" : text;
  }

  private static Label value(String text, String... styles) {
    Label label = Words.of(text.isEmpty() ? "–" : text, styles);
    if (!text.isEmpty()) {
      Hint.on(label, text);
    }
    return label;
  }

  private static HBox grid(Node name, Node reference, Node compare, Node mark) {
    GridPane grid = new GridPane(12, 0);
    grid.addRow(0, name, reference, compare, mark);
    GridPane.setHalignment(mark, HPos.RIGHT);
    for (double share : List.of(30.0, 33.0, 33.0)) {
      ColumnConstraints column = new ColumnConstraints();
      column.setPercentWidth(share);
      grid.getColumnConstraints().add(column);
    }
    HBox row = new HBox(grid);
    HBox.setHgrow(grid, Priority.ALWAYS);
    row.setPadding(new Insets(4, 12, 4, 12));
    row.getStyleClass().add("sheet-line");
    return row;
  }
}
