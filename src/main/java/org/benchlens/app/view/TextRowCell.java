package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.control.Label;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.table.TableRow;

/// A number or words.
final class TextRowCell extends RowCell {
  private final Label label = Words.of("", "small");

  TextRowCell(ScreenColumn column, CellContext context) {
    super(column, context);
    if (column.kind() == ScreenColumn.Kind.NUMBER) {
      getStyleClass().add("number");
    }
  }

  @Override
  Node content() {
    return label;
  }

  @Override
  void render(TableRow row) {
    String text = column().text().apply(row);
    label.setText(text);
    boolean blank = text.equals("n/a");
    label.getStyleClass().setAll("label", "small", blank ? "dim" : "plain");
  }
}
