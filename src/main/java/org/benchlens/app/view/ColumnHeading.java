package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.benchlens.app.viewmodel.ScreenColumn;

/// The heading of a column: words, before them the mark of the side it is about.
final class ColumnHeading {

  private ColumnHeading() {}

  /// A heading.
  static Node of(ScreenColumn column, String text) {
    HBox heading = Words.row(6, Words.of(text, "small", "muted"));
    if (column.side() != null) {
      heading.getChildren().addFirst(Icons.side(column.side()));
    }
    heading.setMaxWidth(HBox.USE_PREF_SIZE);
    return heading;
  }
}
