package org.benchlens.app.view;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// The value of an axis.
final class AxisFace implements CellFace {
  private final AxisValueText value = new AxisValueText("small");
  private final HBox box = new HBox(value);
  private final ScreenColumn column;

  AxisFace(ScreenColumn column) {
    this.column = column;
    box.setAlignment(Pos.CENTER_LEFT);
    box.setMaxWidth(HBox.USE_PREF_SIZE);
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void show(TableRow row, boolean selected) {
    AxisColumns.shown(row, column.header()).ifPresentOrElse(value::show, value::clear);
  }
}
