package org.benchlens.app.view.nupp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.benchlens.app.control.ForestBar;
import org.benchlens.app.view.Icons;
import org.benchlens.app.view.Words;
import org.benchlens.app.viewmodel.nupp.RecordMarks;
import org.benchlens.app.viewmodel.nupp.RecordRows;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.screen.RecordSheet;
import org.benchlens.present.screen.SheetColumn;
import org.benchlens.present.screen.SheetRow;
import org.jspecify.annotations.Nullable;

/// The table of benchmarks. Sorting goes to the view model; the drawn intervals and the names share
/// what room is left.
final class SheetTable extends TableView<SheetRow> {
  private static final double ROW = 26;
  private static final double SCROLL_BAR = 12;
  private static final double HEADING_PADDING = 13;
  private static final double VERDICT = 110;
  private static final double NAME_LEAST = 160;
  private static final double NAME_BESIDE = 180;
  private static final double WORDS_GIVE = 60;
  private static final double PADDING = 20;
  private static final double SIDE = 20;
  private static final double FOREST_SHARE = 0.55;
  private static final double FOREST_WANTED = 190;
  private static final double FOREST_LEAST = 110;

  private static final double GUTTER = 28;
  private static final double NOTE = 150;
  private static final double NOTE_LEAST = 70;

  private final RecordRows rows;
  private final RecordMarks marks;
  private int before;
  private final Look look;
  private List<Double> rooms = List.of();
  private boolean noted;
  private boolean taking;

  SheetTable(RecordsViewModel records, Look look) {
    this.rows = records.rows();
    this.marks = records.marks();
    this.look = look;
    getStyleClass().add("row-table");
    setFixedCellSize(ROW);
    setAccessibleText("Benchmarks");
    setPlaceholder(placeholder());
    setItems(rows.shown());
    setSortPolicy(
        table -> {
          sortRows();
          return true;
        });
    getSelectionModel()
        .selectedItemProperty()
        .subscribe(
            row -> {
              if (!taking && row != null) {
                rows.select(row);
              }
            });
    rows.sheetProperty().subscribe(this::take);
    rows.changedProperty().subscribe(changed -> showNotes());
    rows.selectedProperty().subscribe(this::follow);
    rows.filterProperty().subscribe(filter -> follow(rows.selectedProperty().get()));
    look.palette().subscribe(colours -> take(rows.sheetProperty().get()));
    widthProperty().subscribe(width -> distribute());
  }

  private Node placeholder() {
    Button clear = new Button("Show all");
    clear.getStyleClass().add("on-data");
    clear.setOnAction(event -> rows.clearFilter());
    VBox box = new VBox(10, Words.of("No benchmark matches the filter.", "muted"), clear);
    box.setAlignment(Pos.CENTER);
    Words.when(box, rows.filterProperty().map(filter -> !filter.all()));
    return box;
  }

  private void take(RecordSheet sheet) {
    taking = true;
    List<TableColumn<SheetRow, SheetRow>> made = new ArrayList<>();
    List<Double> wanted = new ArrayList<>();
    noted = marks.open() && rows.noted();
    before = marks.open() ? 1 : 0;
    if (marks.open()) {
      made.add(gutter());
    }
    for (int i = 0; i < sheet.columns().size(); i++) {
      made.add(column(sheet, i));
      wanted.add(room(sheet, i));
    }
    if (noted) {
      made.add(notes());
    }
    rooms = List.copyOf(wanted);
    getSortOrder().clear();
    getColumns().setAll(made);
    distribute();
    follow(rows.selectedProperty().get());
    taking = false;
  }

  private TableColumn<SheetRow, SheetRow> gutter() {
    TableColumn<SheetRow, SheetRow> made = said(RecordRows.MARK);
    made.setCellFactory(any -> SaidCell.mark(rows));
    made.getStyleClass().add("left-column");
    made.setMinWidth(GUTTER);
    made.setPrefWidth(GUTTER);
    made.setMaxWidth(GUTTER);
    return made;
  }

  private TableColumn<SheetRow, SheetRow> notes() {
    TableColumn<SheetRow, SheetRow> made = said(RecordRows.NOTE);
    made.setCellFactory(any -> SaidCell.note(rows));
    made.setGraphic(Words.of("Note"));
    made.setPrefWidth(NOTE);
    return made;
  }

  private static TableColumn<SheetRow, SheetRow> said(String id) {
    TableColumn<SheetRow, SheetRow> made = new TableColumn<>();
    made.setId(id);
    made.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
    made.setReorderable(false);
    return made;
  }

  /// The column of notes comes with the first note and goes with the last.
  private void showNotes() {
    boolean now = marks.open() && rows.noted();
    if (noted != now) {
      noted = now;
      if (now) {
        getColumns().add(notes());
      } else {
        getColumns().removeIf(column -> RecordRows.NOTE.equals(column.getId()));
      }
      distribute();
    }
  }

  private TableColumn<SheetRow, SheetRow> column(RecordSheet sheet, int index) {
    SheetColumn column = sheet.columns().get(index);
    TableColumn<SheetRow, SheetRow> made = new TableColumn<>();
    made.setId(column.id());
    made.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
    made.setCellFactory(
        any -> new SheetCell(column, index, sheet.axis(), look, index == 0 && before == 0));
    made.setReorderable(false);
    Node heading = heading(column, sheet);
    made.setGraphic(heading);
    boolean right =
        column.face() == SheetColumn.Face.NUMBER || column.face() == SheetColumn.Face.COST;
    if (right) {
      made.getStyleClass().add("number");
      if (heading instanceof HBox box) {
        box.setAlignment(Pos.CENTER_RIGHT);
        box.prefWidthProperty().bind(made.widthProperty().subtract(HEADING_PADDING));
      }
    }
    if (index == 0 && before == 0) {
      made.getStyleClass().add("left-column");
    }
    return made;
  }

  private Node heading(SheetColumn column, RecordSheet sheet) {
    if (column.face() == SheetColumn.Face.FOREST && sheet.axis().isPresent()) {
      ForestBar bar = new ForestBar(look.fonts());
      bar.labels(sheet.axis().get(), look.palette().getValue());
      bar.setMinHeight(ROW);
      bar.setPrefHeight(ROW);
      bar.getStyleClass().add("forest-heading");
      return bar;
    }
    Label label = Words.of(OneLine.of(column.heading()));
    label.setMinWidth(0);
    HBox box = Words.row(5);
    column.side().ifPresent(side -> box.getChildren().add(Icons.side(side)));
    box.getChildren().add(label);
    return box;
  }

  /// Room that a column wants.
  private static double room(RecordSheet sheet, int index) {
    SheetColumn column = sheet.columns().get(index);
    double heading = SheetRoom.text(column.heading()) + (column.side().isPresent() ? SIDE : 0);
    // Digits have one width: the text with most characters is close enough to the widest.
    String longest =
        sheet.rows().stream()
            .map(row -> OneLine.of(row.cells().get(index).text()))
            .max(Comparator.comparingInt(String::length))
            .orElse("");
    double plain = PADDING + Math.max(heading, SheetRoom.text(longest));
    return switch (column.face()) {
      case VERDICT -> VERDICT;
      case NAME -> sheet.rows().stream().mapToDouble(SheetTable::nameRoom).reduce(140, Math::max);
      case FOREST -> FOREST_WANTED;
      case WORDS, NUMBER, CHANGE, COST -> Math.clamp(plain, 56, 320);
    };
  }

  private static double nameRoom(SheetRow row) {
    double tags = row.tags().stream().mapToDouble(tag -> SheetRoom.tag(tag.text())).sum();
    return SheetRoom.PADDING + SheetRoom.name(row.name()) + tags;
  }

  /// Names give way when room is short; what is left over goes to the drawn intervals and to the
  /// names.
  private void distribute() {
    int count = Math.min(rooms.size(), getColumns().size() - before);
    if (count <= 0 || getWidth() <= 0) {
      return;
    }
    List<SheetColumn> columns = rows.sheetProperty().get().columns();
    double wanted = rooms.stream().mapToDouble(Double::doubleValue).sum();
    double room = getWidth() - SCROLL_BAR - wanted - (before > 0 ? GUTTER : 0);
    double note = note(room, columns);
    double spare = room - note;
    boolean forest = columns.stream().anyMatch(column -> column.face() == SheetColumn.Face.FOREST);
    // When room is short, names give way first, then the drawn intervals.
    double nameGives = 0;
    for (int i = 0; i < count; i++) {
      if (columns.get(i).face() == SheetColumn.Face.NAME) {
        nameGives = Math.clamp(-spare, 0, Math.max(0, rooms.get(i) - NAME_LEAST));
      }
    }
    double forestGives =
        forest ? Math.clamp(-spare - nameGives, 0, FOREST_WANTED - FOREST_LEAST) : 0;
    int longest = longestWords(columns);
    double wordsGive = Math.clamp(-spare - nameGives - forestGives, 0, WORDS_GIVE);
    for (int i = 0; i < count; i++) {
      double more =
          switch (columns.get(i).face()) {
            case NAME -> spare < 0 ? -nameGives : forest ? 0.2 * spare : 0;
            case FOREST -> spare < 0 ? -forestGives : FOREST_SHARE * spare;
            case NUMBER, CHANGE, COST, WORDS ->
                spare > 0 ? others(spare, forest, count) : i == longest ? -wordsGive : 0;
            case VERDICT -> 0;
          };
      getColumns().get(before + i).setPrefWidth(Math.floor(rooms.get(i) + more));
    }
  }

  /// Notes take what is left; without enough of it the sign of the mark tells of them.
  private double note(double room, List<SheetColumn> columns) {
    if (!noted) {
      return 0;
    }
    double give = 0;
    for (int i = 0; i < columns.size(); i++) {
      give +=
          switch (columns.get(i).face()) {
            case NAME -> Math.max(0, rooms.get(i) - NAME_BESIDE);
            case FOREST -> FOREST_WANTED - FOREST_LEAST;
            case NUMBER, CHANGE, COST, WORDS, VERDICT -> 0;
          };
    }
    double width = Math.floor(Math.clamp(room + give, 0, NOTE));
    TableColumn<SheetRow, ?> column = getColumns().getLast();
    column.setVisible(width >= NOTE_LEAST);
    column.setPrefWidth(Math.max(width, NOTE_LEAST));
    return width >= NOTE_LEAST ? width : 0;
  }

  /// The column of words that can be cut, since it is the widest; -1 when none is wide.
  private int longestWords(List<SheetColumn> columns) {
    int longest = -1;
    double width = 2 * WORDS_GIVE;
    for (int i = 0; i < Math.min(rooms.size(), columns.size()); i++) {
      if (columns.get(i).face() == SheetColumn.Face.WORDS && rooms.get(i) > width) {
        longest = i;
        width = rooms.get(i);
      }
    }
    return longest;
  }

  private static double others(double spare, boolean forest, int count) {
    double share = forest ? 0.25 : 0.7;
    return Math.min(70, share * spare / Math.max(1, count - (forest ? 3 : 1)));
  }

  private void sortRows() {
    if (taking) {
      return;
    }
    if (getSortOrder().isEmpty()) {
      rows.sort("", false);
    } else {
      TableColumn<SheetRow, ?> by = getSortOrder().getFirst();
      rows.sort(by.getId(), by.getSortType() == TableColumn.SortType.DESCENDING);
    }
  }

  /// Scrolls only to a row that is out of sight.
  private void reveal(int row) {
    if (lookup(".virtual-flow") instanceof VirtualFlow<?> flow
        && flow.getFirstVisibleCell() != null
        && flow.getLastVisibleCell() != null
        && row > flow.getFirstVisibleCell().getIndex()
        && row < flow.getLastVisibleCell().getIndex()) {
      return;
    }
    if (ROW * (rows.shown().size() + 2) > getHeight()) {
      scrollTo(Math.max(0, row - 3));
    }
  }

  /// The chosen row has changed in the view model.
  private void follow(@Nullable SheetRow row) {
    boolean before = taking;
    taking = true;
    int at = row == null ? -1 : rows.shown().indexOf(row);
    if (at < 0) {
      getSelectionModel().clearSelection();
    } else if (getSelectionModel().getSelectedIndex() != at) {
      getSelectionModel().clearAndSelect(at);
      reveal(at);
    }
    taking = before;
  }
}
