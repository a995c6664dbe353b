package org.benchlens.app.view;

import javafx.scene.Node;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.table.TableRow;

/// How the cells of a column look. A cell keeps one face and shows row after row with it.
sealed interface CellFace
    permits AxisFace, BoundsFace, DataFace, FlipFace, PictureFace, StatusFace, TextFace {

  /// What is drawn.
  Node node();

  /// Shows a row.
  ///
  /// @param selected whether the row is selected
  void show(TableRow row, boolean selected);

  /// A face for the cells of a column.
  static CellFace of(ScreenColumn column, CellContext context) {
    return switch (column.kind()) {
      case STATUS -> new StatusFace(column, context);
      case AXIS -> new AxisFace(column);
      case BOUNDS -> new BoundsFace(column, context);
      case PICTURE -> new PictureFace(context);
      case DATA -> new DataFace(column);
      case FLIP -> new FlipFace(context);
      case NUMBER, WORD -> new TextFace(column, context);
    };
  }

  /// Whether a column stands at the right.
  static boolean right(ScreenColumn column) {
    return column.kind() == ScreenColumn.Kind.NUMBER || column.kind() == ScreenColumn.Kind.BOUNDS;
  }
}
