package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLine;

/// How far the table is scrolled to the right, and which columns stay in sight nevertheless.
final class SidewaysScroll {
  private final TableView<TableLine> table;
  private final ReadOnlyDoubleWrapper x = new ReadOnlyDoubleWrapper();
  private List<ScreenColumn> pinned = List.of();
  private boolean brief;

  SidewaysScroll(TableView<TableLine> table) {
    this.table = table;
    table
        .skinProperty()
        .addListener(
            change -> {
              for (Node node : table.lookupAll(".scroll-bar")) {
                if (node instanceof ScrollBar bar
                    && bar.getOrientation() == Orientation.HORIZONTAL) {
                  bar.valueProperty().subscribe(value -> follow(bar));
                  bar.visibleProperty().subscribe(visible -> follow(bar));
                }
              }
            });
  }

  private void follow(ScrollBar bar) {
    x.set(bar.isVisible() ? Math.max(0, bar.getValue()) : 0);
  }

  /// Takes whether times show their centers alone.
  void shorten(boolean centersOnly) {
    brief = centersOnly;
  }

  /// Whether times show their centers alone, as the table is too narrow for their ends.
  boolean brief() {
    return brief;
  }

  /// Takes the columns that stay in sight, the leftmost ones.
  void pin(List<ScreenColumn> columns) {
    pinned = List.copyOf(columns);
  }

  /// The columns that have to be drawn over the others now.
  List<ScreenColumn> covering() {
    return getX() > 0 ? pinned : List.of();
  }

  /// Their widths.
  List<Double> widths() {
    List<Double> widths = new ArrayList<>();
    for (TableColumn<TableLine, ?> column :
        table.getColumns().subList(0, Math.min(pinned.size(), table.getColumns().size()))) {
      widths.add(column.getWidth());
    }
    return widths;
  }

  /// How far it is scrolled, [px].
  double getX() {
    return x.get();
  }

  /// How far it is scrolled, [px].
  ReadOnlyDoubleProperty xProperty() {
    return x.getReadOnlyProperty();
  }

  /// Width of what can be seen, [px].
  double getWidth() {
    return table.getWidth() - 2;
  }
}
