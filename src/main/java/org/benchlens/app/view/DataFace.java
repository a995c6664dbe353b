package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.present.table.DataColumn;
import org.benchlens.present.table.TableRow;

/// The number of samples; with a sign of warning what is wrong with them.
final class DataFace implements CellFace {
  private static final double SIGN = 14;

  private final Label words = Words.of("", "small");
  private final Node sign = Icons.of(Icons.WARNING, SIGN, "warn");
  private final HBox box = Words.row(6, words);
  private final ScreenColumn column;

  DataFace(ScreenColumn column) {
    this.column = column;
  }

  @Override
  public Node node() {
    return box;
  }

  @Override
  public void show(TableRow row, boolean selected) {
    words.setText(column.text(row));
    if (DataColumn.faults(row).isEmpty()) {
      words.getStyleClass().setAll("label", "small", "muted");
      box.getChildren().setAll(words);
    } else {
      words.getStyleClass().setAll("label", "small", "strong", "warn");
      box.getChildren().setAll(sign, words);
    }
  }
}
