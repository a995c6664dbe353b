package org.benchlens.app.view;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import org.benchlens.app.viewmodel.ScreenColumn;

/// The headings of the columns that stay in sight, over those that are scrolled away.
final class PinnedHeadings extends Pane {
  private static final double HEIGHT = 28;

  private final SidewaysScroll scroll;
  private final CellContext context;

  PinnedHeadings(SidewaysScroll scroll, CellContext context) {
    this.scroll = scroll;
    this.context = context;
    setPickOnBounds(false);
    setMouseTransparent(true);
    scroll.xProperty().subscribe(x -> show());
    context.rows().lookProperty().subscribe(look -> show());
  }

  private void show() {
    getChildren().clear();
    List<ScreenColumn> columns = scroll.covering();
    List<Double> widths = scroll.widths();
    double at = 0;
    for (int i = 0; i < Math.min(columns.size(), widths.size()); i++) {
      ScreenColumn column = columns.get(i);
      HBox cell = new HBox(ColumnHeading.of(column, context.look(), context));
      cell.getStyleClass().add("pinned-heading");
      cell.setAlignment(CellContent.right(column) ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
      cell.setManaged(false);
      cell.resizeRelocate(at, 0, widths.get(i), HEIGHT);
      at += widths.get(i);
      getChildren().add(cell);
    }
  }
}
