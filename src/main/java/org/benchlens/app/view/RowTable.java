package org.benchlens.app.view;

import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.GroupLine;
import org.benchlens.app.viewmodel.RowItem;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.SortKey;
import org.benchlens.app.viewmodel.TableLine;
import org.benchlens.app.viewmodel.TableLook;
import org.jspecify.annotations.Nullable;

/// The table of rows. Sorting, order of columns and groups go to the view model; the selected rows
/// stay selected by identity.
final class RowTable extends StackPane {
  private static final double ROW = 26;
  private static final double SCROLL_BAR = 10;

  private final TableView<TableLine> table = new TableView<>();
  private final SidewaysScroll sideways = new SidewaysScroll(table);
  private final LineSheet sheet;
  private final ExplorerViewModel explorer;
  private final RowsViewModel rows;
  private final CellContext context;
  private final ColumnWidths widths = new ColumnWidths();
  private final RowMenu menu;
  private final ContextMenu columnMenu;
  private List<ScreenColumn> shownColumns = List.of();
  private List<String> headings = List.of();
  private List<ColumnWidths.Room> rooms = List.of();
  private @Nullable GroupLine cursor;
  private boolean taking;

  RowTable(ExplorerViewModel explorer, CellContext context) {
    this.explorer = explorer;
    this.context = context;
    this.rows = context.rows();
    menu = new RowMenu(explorer);
    columnMenu = ColumnMenu.of(rows, explorer.panels()::toggleColumns);
    table.getStyleClass().add("row-table");
    table.setFixedCellSize(ROW);
    table.setAccessibleText("Rows");
    table.setPlaceholder(new HiddenByFilter(rows));
    sheet = new LineSheet(table, sideways, context);
    table.setRowFactory(view -> new LineRow(sheet));
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    // Before the table itself hears of a change, so that its own idea of the selection is not
    // taken.
    rows.lines().addListener((ListChangeListener<TableLine>) change -> taking = true);
    table.setItems(rows.lines());
    table.setSortPolicy(
        sorted -> {
          sort();
          return true;
        });
    table
        .getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<TableLine>) change -> userSelected());
    table
        .getColumns()
        .addListener((ListChangeListener<TableColumn<TableLine, ?>>) c -> reordered());
    table.setOnContextMenuRequested(menu::requested);
    rows.selectedProperty().subscribe(item -> followed());
    rows.lookProperty().subscribe(this::take);
    LinesInSight.follow(table, rows.sight());
    table.widthProperty().subscribe(width -> distribute());
    getChildren().setAll(table, new PinnedHeadings(sideways, context));
  }

  /// What takes the focus.
  Node focusTarget() {
    return table;
  }

  /// Calls back when a row is double-clicked.
  void onOpen(Runnable open) {
    table.setOnMouseClicked(
        click -> {
          LineRow line = RowMenu.line(click.getTarget());
          if (click.getClickCount() == 2 && line != null && line.getItem() instanceof RowItem) {
            open.run();
          }
        });
  }

  /// The keys of the table; asked before those of the window.
  boolean pressed(KeyEvent event) {
    if (!table.isFocused()) {
      return false;
    }
    return switch (event.getCode()) {
      case C -> event.isShortcutDown() && copied(event.isShiftDown());
      case ENTER -> cursor != null && toggled(cursor);
      case LEFT -> event.isAltDown() ? moved(-1) : closed(true);
      case RIGHT -> event.isAltDown() ? moved(1) : closed(false);
      default -> false;
    };
  }

  private boolean copied(boolean cell) {
    TablePosition<?, ?> focused = table.getFocusModel().getFocusedCell();
    int column = Math.max(0, focused.getColumn());
    if (cell && rows.selectedProperty().get() != null && column < shownColumns.size()) {
      explorer.copies().cell(rows.selectedProperty().get(), shownColumns.get(column));
    } else {
      explorer.copies().marked();
    }
    return true;
  }

  private boolean toggled(GroupLine line) {
    rows.groups().toggle(line);
    return true;
  }

  private boolean closed(boolean close) {
    if (cursor != null) {
      rows.groups().close(cursor, close);
    }
    return cursor != null;
  }

  /// Moves the column that was clicked last.
  private boolean moved(int step) {
    int at = table.getFocusModel().getFocusedCell().getColumn();
    if (at >= 0 && at < shownColumns.size()) {
      rows.columns().move(shownColumns.get(at).id(), step);
    }
    return true;
  }

  private void userSelected() {
    if (taking) {
      return;
    }
    List<RowItem> items = new ArrayList<>();
    GroupLine line = null;
    for (TableLine selected : table.getSelectionModel().getSelectedItems()) {
      if (selected instanceof RowItem item) {
        items.add(item);
      } else if (selected instanceof GroupLine group) {
        line = group;
      }
    }
    cursor = items.isEmpty() ? line : null;
    if (!items.isEmpty()) {
      // The table must not be made to select anything while it tells what it has selected.
      taking = true;
      rows.mark(items);
      TableLine lead = table.getSelectionModel().getSelectedItem();
      rows.select(lead instanceof RowItem item ? item : items.getLast());
      taking = false;
    }
  }

  /// The selected row has changed in the view model.
  private void followed() {
    RowItem item = rows.selectedProperty().get();
    cursor = item == null ? cursor : null;
    if (!taking) {
      select();
    }
  }

  private void take(TableLook look) {
    taking = true;
    if (!shownColumns.stream().map(ScreenColumn::id).toList().equals(ids(look))) {
      rebuild(look);
    }
    shownColumns = look.columns();
    sideways.pin(look.columns().subList(0, look.pinned()));
    showOrder();
    rooms = widths.of(look);
    heading(look);
    distribute();
    select();
    taking = false;
  }

  private static List<String> ids(TableLook look) {
    return look.columns().stream().map(ScreenColumn::id).toList();
  }

  private void rebuild(TableLook look) {
    List<TableColumn<TableLine, TableLine>> made = new ArrayList<>();
    for (ScreenColumn column : look.columns()) {
      made.add(column(column));
    }
    table.getColumns().setAll(made);
    headings = List.of();
  }

  /// Shows by which column rows are sorted.
  private void showOrder() {
    SortKey key = rows.sortProperty().get();
    TableColumn<TableLine, ?> sorted = null;
    for (TableColumn<TableLine, ?> column : table.getColumns()) {
      sorted = column.getId().equals(key.column()) ? column : sorted;
    }
    if (sorted == null) {
      table.getSortOrder().clear();
      return;
    }
    TableColumn.SortType type =
        key.descending() ? TableColumn.SortType.DESCENDING : TableColumn.SortType.ASCENDING;
    if (!table.getSortOrder().equals(List.of(sorted)) || sorted.getSortType() != type) {
      sorted.setSortType(type);
      table.getSortOrder().setAll(List.of(sorted));
    }
  }

  private TableColumn<TableLine, TableLine> column(ScreenColumn column) {
    TableColumn<TableLine, TableLine> made = sheet.column(column);
    made.setContextMenu(columnMenu);
    if (CellContent.right(column)) {
      made.getStyleClass().add("number");
    }
    if (column.kind() == ScreenColumn.Kind.STATUS) {
      made.getStyleClass().add("first-column");
    }
    return made;
  }

  /// Headings are made anew only when one of them changes.
  private void heading(TableLook look) {
    String sorted = look.outdated() ? rows.sortProperty().get().column() : "";
    List<String> texts = new ArrayList<>(List.of(sorted, String.valueOf(sideways.brief())));
    look.columns().forEach(column -> texts.add(column.id() + HeadingText.of(column, look)));
    if (texts.equals(headings)) {
      return;
    }
    headings = List.copyOf(texts);
    for (int i = 0; i < table.getColumns().size(); i++) {
      table
          .getColumns()
          .get(i)
          .setGraphic(ColumnHeading.of(look.columns().get(i), look, context, sideways.brief()));
    }
  }

  /// Gives spare room to the columns, a little to each and the rest to the last; when room is
  /// short, takes it from those that have some.
  private void distribute() {
    double width = table.getWidth() - SCROLL_BAR;
    boolean brief = width > 0 && ColumnWidths.narrow(rooms, width);
    if (brief != sideways.brief()) {
      sideways.shorten(brief);
      heading(rows.lookProperty().get());
    }
    List<Double> fitting = ColumnWidths.distributed(rooms, width);
    for (int i = 0; i < Math.min(fitting.size(), table.getColumns().size()); i++) {
      table.getColumns().get(i).setPrefWidth(fitting.get(i));
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

  /// The user has dragged a heading to another place.
  private void reordered() {
    if (taking) {
      return;
    }
    List<String> before = shownColumns.stream().map(ScreenColumn::id).toList();
    List<String> now = table.getColumns().stream().map(TableColumn::getId).toList();
    if (now.size() == before.size() && !now.equals(before)) {
      String moved = moved(before, now);
      int at = now.indexOf(moved) + 1;
      rows.columns().move(moved, at < now.size() ? now.get(at) : null);
    }
  }

  /// The one without which both orders are the same.
  private static String moved(List<String> before, List<String> now) {
    for (String id : now) {
      List<String> a = new ArrayList<>(before);
      List<String> b = new ArrayList<>(now);
      a.remove(id);
      b.remove(id);
      if (a.equals(b)) {
        return id;
      }
    }
    return now.getFirst();
  }

  private void select() {
    RowItem item = rows.selectedProperty().get();
    TableLine line = cursor == null ? item : cursor;
    int index = line == null ? -1 : rows.lines().indexOf(line);
    boolean before = taking;
    taking = true;
    var selection = table.getSelectionModel();
    List<Integer> wanted = new ArrayList<>();
    if (cursor == null && rows.marked().size() > 1) {
      rows.marked().forEach(each -> wanted.add(rows.lines().indexOf(each)));
      wanted.removeIf(at -> at < 0 || at == index);
    }
    if (index < 0) {
      selection.clearSelection();
    } else if (selection.getSelectedIndex() != index
        || selection.getSelectedIndices().size() != wanted.size() + 1) {
      selection.clearSelection();
      wanted.forEach(selection::select);
      selection.select(index);
      table.getFocusModel().focus(index);
      sheet.clicks().anchor(index);
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
