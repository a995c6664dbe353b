package org.benchlens.app.view.nupp;

import java.util.Comparator;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageColumn;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.table.Alignment;
import org.benchlens.present.table.ExportValue;
import org.jspecify.annotations.Nullable;

/// The main table of a page; a click on a heading sorts by the exact values.
final class PageTable extends TableView<List<PageCell>> {
  private static final List<String> VERDICT = List.of("verdict");
  private static final double PADDING = 24;
  private static final double LETTER = 7.6;
  private static final double WIDEST = 420;
  private static final double ROW = 27;

  PageTable(RecordsViewModel records) {
    setPlaceholder(new Label("Nothing to show here; the notes at the right say why."));
    setAccessibleText("Benchmarks");
    setFixedCellSize(ROW);
    getSelectionModel()
        .selectedItemProperty()
        .subscribe(row -> records.selectRow(row == null ? List.of() : row));
    records.tabProperty().subscribe(this::show);
  }

  private void show(@Nullable RecordTab tab) {
    getColumns().clear();
    getItems().clear();
    if (tab == null || tab.page().mainTable().isEmpty()) {
      return;
    }
    PageSection.Table table = tab.page().mainTable().get();
    for (int i = 0; i < table.columns().size(); i++) {
      TableColumn<List<PageCell>, PageCell> column = column(table, i);
      // The answer comes first on screen; in texts it stands where the tool has it.
      boolean answer = table.columns().get(i).fields().equals(VERDICT);
      getColumns().add(answer ? 0 : getColumns().size(), column);
    }
    setItems(FXCollections.observableArrayList(table.rows()));
  }

  private static TableColumn<List<PageCell>, PageCell> column(PageSection.Table table, int index) {
    PageColumn shown = table.columns().get(index);
    TableColumn<List<PageCell>, PageCell> column = new TableColumn<>(shown.header());
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue().get(index)));
    column.setCellFactory(any -> new Cell(shown));
    column.setComparator(
        Comparator.comparingDouble(PageTable::number).thenComparing(PageCell::text));
    int longest =
        table.rows().stream()
            .mapToInt(row -> row.get(index).text().length())
            .reduce(shown.header().length() + 2, Math::max);
    column.setPrefWidth(Math.clamp(PADDING + LETTER * longest, 60, WIDEST));
    return column;
  }

  /// The first exact number of a cell; nothing comes last.
  private static double number(PageCell cell) {
    if (cell.values().isEmpty()) {
      return 0;
    }
    return switch (cell.values().getFirst()) {
      case ExportValue.Real(double value) -> value;
      case ExportValue.Whole(long value) -> value;
      case ExportValue.Missing() -> Double.POSITIVE_INFINITY;
      case ExportValue.Literal _, ExportValue.Text _ -> 0;
    };
  }

  private static final class Cell extends TableCell<List<PageCell>, PageCell> {
    private final boolean verdict;

    Cell(PageColumn column) {
      verdict = column.fields().equals(VERDICT);
      setAlignment(column.alignment() == Alignment.RIGHT ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
    }

    @Override
    protected void updateItem(@Nullable PageCell cell, boolean empty) {
      super.updateItem(cell, empty);
      if (empty || cell == null) {
        setText(null);
        setGraphic(null);
      } else if (verdict) {
        setText(null);
        setGraphic(VerdictFace.of(cell.text()));
      } else {
        setText(OneLine.of(cell.text()));
        setGraphic(null);
      }
    }
  }
}
