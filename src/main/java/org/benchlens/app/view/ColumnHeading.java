package org.benchlens.app.view;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.shape.Rectangle;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.sentence.MeasuredText;

/// The heading of a column: words, before them the mark of the side it is about.
final class ColumnHeading {

  private ColumnHeading() {}

  /// A heading.
  ///
  /// @param brief whether times show their centers alone
  static Node of(ScreenColumn column, TableLook look, CellContext context, boolean brief) {
    String text = HeadingText.of(column, look, brief);
    Label words = Words.of(text);
    Hint.on(words, column.header().equals(text) ? text : column.header());
    // What is left of a name that is cut needs the room more than dots do.
    words.setEllipsisString("");
    HBox heading = Words.row(6, words);
    if (column.side() != null) {
      heading.getChildren().addFirst(Icons.side(column.side()));
    }
    if (column.kind() == ScreenColumn.Kind.PICTURE) {
      Rectangle band = new Rectangle(10, 10);
      band.getStyleClass().add("band");
      Label tolerance = Words.whole("");
      tolerance
          .textProperty()
          .bind(
              context
                  .settings()
                  .map(
                      settings ->
                          "\u00b1"
                              + MeasuredText.percent(settings.thresholds().sameCenterRelative())));
      heading.getChildren().addAll(band, tolerance);
    }
    if (look.outdated() && column.id().equals(context.rows().sortProperty().get().column())) {
      heading.getChildren().add(again(context));
    }
    heading.setMaxWidth(HBox.USE_PREF_SIZE);
    return heading;
  }

  /// Sorts again: rows do not move by themselves when verdicts come.
  private static Node again(CellContext context) {
    Button again = new Button("", Icons.of(Icons.RELOAD, 12, "accent"));
    again.getStyleClass().addAll("flat", "heading-button");
    again.setFocusTraversable(false);
    again.setAccessibleText("Sort again");
    Hint.on(again, "Verdicts have come since the rows were sorted: sort again");
    again.setOnAction(event -> context.rows().sort(context.rows().sortProperty().get()));
    return again;
  }
}
