package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.jspecify.annotations.Nullable;

/// The columns of a row that stay in sight while the others are scrolled away under them.
final class PinnedCells extends Pane {
  private static final Insets PADDING = new Insets(0, 6, 0, 6);
  private static final Insets STATUS_PADDING = new Insets(0, 6, 0, 5);

  private final CellContext context;
  private final SidewaysScroll scroll;
  private final List<CellFace> faces = new ArrayList<>();
  private List<ScreenColumn> columns = List.of();

  PinnedCells(CellContext context, SidewaysScroll scroll) {
    this.context = context;
    this.scroll = scroll;
    getStyleClass().add("pinned-cells");
    setMouseTransparent(true);
    setVisible(false);
  }

  /// Shows a row; null hides them.
  void show(@Nullable RowItem item, boolean selected) {
    List<ScreenColumn> wanted = scroll.covering();
    setVisible(item != null && !wanted.isEmpty());
    if (item == null || wanted.isEmpty()) {
      return;
    }
    if (!wanted.equals(columns)) {
      rebuild(wanted);
    }
    faces.forEach(face -> face.show(item.row(), selected));
    requestLayout();
  }

  private void rebuild(List<ScreenColumn> wanted) {
    columns = wanted;
    faces.clear();
    getChildren().clear();
    for (ScreenColumn column : columns) {
      CellFace face = CellFace.of(column, context);
      HBox cell = new HBox(face.node());
      boolean status = column.kind() == ScreenColumn.Kind.STATUS;
      cell.setPadding(status ? STATUS_PADDING : PADDING);
      cell.setAlignment(CellFace.right(column) ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
      faces.add(face);
      getChildren().add(cell);
    }
  }

  /// Lays the cells out at the left edge of what can be seen.
  void place(double height) {
    double at = 0;
    List<Double> widths = scroll.widths();
    for (int i = 0; i < getChildren().size() && i < widths.size(); i++) {
      getChildren().get(i).resizeRelocate(at, 0, widths.get(i), height - 1);
      at += widths.get(i);
    }
    resizeRelocate(scroll.getX(), 0, at, height);
  }

  @Override
  protected void layoutChildren() {
    place(getHeight());
  }

  /// By what it is placed.
  SidewaysScroll scroll() {
    return scroll;
  }
}
