package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLine;
import org.jspecify.annotations.Nullable;

/// Where the columns of the table stand, for the lines that paint their cells.
final class LineSheet {
  private final TableView<TableLine> table;
  private final SidewaysScroll sideways;
  private final CellContext context;
  private final Fonts fonts = new Fonts(Theme.FAMILY);
  private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
  private final InvalidationListener whenMoved = change -> place();
  private final InvalidationListener weakly = new WeakInvalidationListener(whenMoved);
  private final ClickSelection clicks;
  private List<Column> columns = List.of();

  /// A column in its place.
  ///
  /// @param left left edge in the table, [px]
  /// @param width width, [px]
  record Column(ScreenColumn column, double left, double width) {}

  LineSheet(TableView<TableLine> table, SidewaysScroll sideways, CellContext context) {
    this.table = table;
    this.sideways = sideways;
    this.context = context;
    clicks = new ClickSelection(table);
    table.getColumns().addListener(whenMoved);
    sideways.xProperty().addListener(whenMoved);
    table.widthProperty().addListener(whenMoved);
  }

  /// Makes a column of the table that stands for a column of rows.
  TableColumn<TableLine, TableLine> column(ScreenColumn column) {
    TableColumn<TableLine, TableLine> made = new TableColumn<>();
    made.setId(column.id());
    made.setUserData(column);
    made.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
    made.setCellFactory(any -> new MeasuredCell(column));
    made.widthProperty().addListener(weakly);
    return made;
  }

  /// What the table measures when a column is to take the width of its longest text.
  private static final class MeasuredCell extends TableCell<TableLine, TableLine> {
    private final ScreenColumn column;

    MeasuredCell(ScreenColumn column) {
      this.column = column;
    }

    @Override
    protected void updateItem(@Nullable TableLine item, boolean empty) {
      super.updateItem(item, empty);
      setText(!empty && item instanceof RowItem shown ? column.text(shown.row()) : "");
    }
  }

  private void place() {
    List<Column> placed = new ArrayList<>();
    double left = 0;
    for (TableColumn<TableLine, ?> column : table.getColumns()) {
      if (column.getUserData() instanceof ScreenColumn shown) {
        placed.add(new Column(shown, left, column.getWidth()));
      }
      left += column.getWidth();
    }
    columns = List.copyOf(placed);
    revision.set(revision.get() + 1);
  }

  /// The columns from left to right.
  List<Column> columns() {
    return columns;
  }

  /// Position of the column at a place, -1 for none.
  ///
  /// @param x of a line, [px]
  int at(double x) {
    double pinned = pinnedWidth();
    boolean covered = x >= sideways.getX() && x < sideways.getX() + pinned;
    double place = covered ? x - sideways.getX() : x;
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      if (place >= column.left() && place < column.left() + column.width()) {
        return i;
      }
    }
    return -1;
  }

  /// Width of all columns, [px].
  double width() {
    return columns.isEmpty() ? 0 : columns.getLast().left() + columns.getLast().width();
  }

  /// How far it is scrolled to the right, [px].
  double x() {
    return sideways.getX();
  }

  /// Width of what can be seen, [px].
  double sight() {
    return sideways.getWidth();
  }

  /// Width of the columns that stay in sight now while others are scrolled under them, [px].
  double pinnedWidth() {
    int count = Math.min(sideways.covering().size(), columns.size());
    return count == 0 ? 0 : columns.get(count - 1).left() + columns.get(count - 1).width();
  }

  /// Selects lines by the mouse.
  ClickSelection clicks() {
    return clicks;
  }

  /// What cells need to know.
  CellContext context() {
    return context;
  }

  /// The fonts of all lines.
  Fonts fonts() {
    return fonts;
  }

  /// Changes whenever columns have moved.
  ReadOnlyIntegerProperty revisionProperty() {
    return revision.getReadOnlyProperty();
  }
}
