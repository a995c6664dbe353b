package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.control.Label;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.format.ScreenNumber;
import org.benchlens.present.table.TableRow;

/// A number or words; the unit stands in the heading when all rows share it.
final class TextFace implements CellFace {
  private final Label label = Words.of("", "small");
  private final ScreenColumn column;
  private final CellContext context;

  TextFace(ScreenColumn column, CellContext context) {
    this.column = column;
    this.context = context;
  }

  @Override
  public Node node() {
    return label;
  }

  @Override
  public void show(TableRow row, boolean selected) {
    ScreenNumber number = column.number().apply(row);
    boolean shared = !context.look().unit(column).isEmpty();
    label.setText(shared ? number.text() : number.whole());
    boolean blank = number.text().equals("n/a");
    Words.restyle(label, "label", "small", blank ? "dim" : "plain");
  }
}
