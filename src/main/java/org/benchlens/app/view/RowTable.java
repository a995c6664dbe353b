package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.StackPane;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.SortKey;
import org.benchlens.app.viewmodel.TableLook;
import org.jspecify.annotations.Nullable;

/// The table of rows. Sorting goes to the view model; the selected row stays selected by identity.
final class RowTable extends StackPane {
  private static final double ROW = 26;
  private static final double SCROLL_BAR = 10;
  private static final double MOST_EXTRA = 56;

  private final TableView<RowItem> table = new TableView<>();
  private final RowsViewModel rows;
  private final CellContext context;
  private final ColumnWidths widths = new ColumnWidths();
  private List<ScreenColumn> shownColumns = List.of();
  private List<ColumnWidths.Room> rooms = List.of();
  private boolean taking;

  RowTable(CellContext context) {
    this.context = context;
    this.rows = context.rows();
    table.getStyleClass().add("row-table");
    table.setFixedCellSize(ROW);
    table.setAccessibleText("Rows");
    table.setPlaceholder(new HiddenByFilter(rows));
    // Before the table itself hears of a change, so that its own idea of the selection is not
    // taken.
    rows.shown().addListener((ListChangeListener<RowItem>) change -> taking = true);
    table.setItems(rows.shown());
    table.setSortPolicy(
        sorted -> {
          sort();
          return true;
        });
    table.getSelectionModel().selectedItemProperty().subscribe(this::userSelected);
    rows.selectedProperty().subscribe(item -> select());
    rows.lookProperty().subscribe(this::take);
    table.widthProperty().subscribe(width -> distribute());
    getChildren().setAll(table);
  }

  /// What takes the focus.
  Node focusTarget() {
    return table;
  }

  /// Calls back when a row is double-clicked.
  void onOpen(Runnable open) {
    table.setOnMouseClicked(
        click -> {
          if (click.getClickCount() == 2 && onRow(click.getTarget())) {
            open.run();
          }
        });
  }

  private static boolean onRow(Object target) {
    Node at = target instanceof Node node ? node : null;
    while (at != null && !(at instanceof RowCell)) {
      at = at.getParent();
    }
    return at != null;
  }

  private void userSelected(@Nullable RowItem item) {
    if (!taking && item != null) {
      rows.select(item);
    }
  }

  private void take(TableLook look) {
    if (!sameColumns(look.columns())) {
      rebuild(look);
    }
    rooms = widths.of(look);
    heading(look);
    distribute();
    select();
    taking = false;
  }

  private boolean sameColumns(List<ScreenColumn> columns) {
    return columns.stream()
        .map(ScreenColumn::id)
        .toList()
        .equals(shownColumns.stream().map(ScreenColumn::id).toList());
  }

  private void rebuild(TableLook look) {
    shownColumns = look.columns();
    List<TableColumn<RowItem, RowItem>> made = new ArrayList<>();
    for (ScreenColumn column : shownColumns) {
      made.add(column(column));
    }
    table.getColumns().setAll(made);
    SortKey sort = rows.sortProperty().get();
    made.stream()
        .filter(column -> sort.column().equals(column.getId()))
        .findFirst()
        .ifPresent(
            column -> {
              column.setSortType(
                  sort.descending()
                      ? TableColumn.SortType.DESCENDING
                      : TableColumn.SortType.ASCENDING);
              table.getSortOrder().add(column);
            });
  }

  private TableColumn<RowItem, RowItem> column(ScreenColumn column) {
    TableColumn<RowItem, RowItem> made = new TableColumn<>();
    made.setId(column.id());
    made.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
    made.setCellFactory(
        made2 ->
            switch (column.kind()) {
              case STATUS -> new StatusRowCell(column, context);
              case AXIS -> new AxisRowCell(column, context);
              case BOUNDS -> new BoundsRowCell(column, context);
              case PICTURE -> new PictureRowCell(column, context);
              case NUMBER, WORD -> new TextRowCell(column, context);
            });
    if (column.kind() == ScreenColumn.Kind.NUMBER || column.kind() == ScreenColumn.Kind.BOUNDS) {
      made.getStyleClass().add("number");
    }
    if (column.kind() == ScreenColumn.Kind.STATUS) {
      made.getStyleClass().add("first-column");
    }
    return made;
  }

  private void heading(TableLook look) {
    for (TableColumn<RowItem, ?> column : table.getColumns()) {
      look.columns().stream()
          .filter(candidate -> candidate.id().equals(column.getId()))
          .findFirst()
          .ifPresent(found -> column.setGraphic(ColumnHeading.of(found, look, context)));
    }
  }

  /// Gives spare room to the columns, a little to each and the rest to the last; when room is
  /// short,
  /// takes it from those that have some.
  private void distribute() {
    int count = Math.min(rooms.size(), table.getColumns().size());
    double width = table.getWidth() - SCROLL_BAR;
    double wanted = rooms.stream().mapToDouble(ColumnWidths.Room::wanted).sum();
    double least = rooms.stream().mapToDouble(ColumnWidths.Room::least).sum();
    double spare = width - wanted;
    double each = count == 0 ? 0 : Math.clamp(spare / count, 0, MOST_EXTRA);
    double given = wanted > least ? Math.clamp((width - least) / (wanted - least), 0, 1) : 1;
    for (int i = 0; i < count; i++) {
      ColumnWidths.Room room = rooms.get(i);
      double rest = i == count - 1 ? Math.max(0, spare - each * count) : 0;
      double own = room.least() + given * (room.wanted() - room.least());
      table.getColumns().get(i).setPrefWidth(Math.floor(own + each + rest));
    }
  }

  private void sort() {
    if (taking) {
      return;
    }
    SortKey key =
        table.getSortOrder().stream()
            .findFirst()
            .map(
                column ->
                    new SortKey(
                        column.getId(), column.getSortType() == TableColumn.SortType.DESCENDING))
            .orElse(SortKey.TABLE_ORDER);
    rows.sort(key);
  }

  private void select() {
    RowItem item = rows.selectedProperty().get();
    int index = item == null ? -1 : rows.shown().indexOf(item);
    boolean before = taking;
    taking = true;
    if (index < 0) {
      table.getSelectionModel().clearSelection();
    } else if (table.getSelectionModel().getSelectedIndex() != index) {
      table.getSelectionModel().clearAndSelect(index);
      table.getFocusModel().focus(index);
    }
    taking = before;
    if (index >= 0) {
      reveal(index);
    }
  }

  /// Scrolls only when the row is out of sight.
  private void reveal(int index) {
    if (table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
        && flow.getFirstVisibleCell() != null
        && flow.getLastVisibleCell() != null) {
      int first = flow.getFirstVisibleCell().getIndex();
      int last = flow.getLastVisibleCell().getIndex();
      if (index <= first) {
        table.scrollTo(index);
      } else if (index >= last) {
        table.scrollTo(Math.max(0, index - (last - first) + 1));
      }
    }
  }
}
