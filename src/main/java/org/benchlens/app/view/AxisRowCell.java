package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// The value of an axis.
final class AxisRowCell extends RowCell {
  private final AxisValueText value = new AxisValueText("small");
  private final HBox box = new HBox(value);

  AxisRowCell(ScreenColumn column, CellContext context) {
    super(column, context);
    box.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    box.setMaxWidth(USE_PREF_SIZE);
  }

  @Override
  Node content() {
    return box;
  }

  @Override
  void render(TableRow row) {
    AxisColumns.shown(row, column().header()).ifPresentOrElse(value::show, value::clear);
  }
}
