package org.benchlens.app.viewmodel.nupp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.screen.RecordSheet;
import org.benchlens.present.screen.SheetColumn;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.table.ExportValue;
import org.jspecify.annotations.Nullable;

/// The rows of the chosen tab: which are shown, in which order, and which one is chosen. The chosen
/// benchmark stays chosen when another tab has it too.
public final class RecordRows {
  private final ObservableList<SheetRow> shown = FXCollections.observableArrayList();
  private final ObservableList<SheetRow> view = FXCollections.unmodifiableObservableList(shown);
  private final ReadOnlyObjectWrapper<RecordFilter> filter =
      new ReadOnlyObjectWrapper<>(RecordFilter.ALL);
  private final ReadOnlyObjectWrapper<RecordSheet> sheet =
      new ReadOnlyObjectWrapper<>(new RecordSheet(List.of(), List.of(), Optional.empty()));
  private final ReadOnlyObjectWrapper<@Nullable SheetRow> selected = new ReadOnlyObjectWrapper<>();
  private String sorted = "";
  private boolean descending;

  RecordRows() {}

  /// Takes another table.
  void take(RecordSheet next) {
    SheetRow before = selected.get();
    boolean known = next.columns().stream().anyMatch(column -> column.id().equals(sorted));
    if (!known) {
      sorted = "";
    }
    if (next.rows().stream().allMatch(row -> row.verdict().isEmpty())) {
      filter.set(new RecordFilter(filter.get().text(), Set.of(), filter.get().traits()));
    }
    // First without a row: views must not look for the old one in the new table.
    selected.set(null);
    sheet.set(next);
    arrange();
    before(next, before).ifPresent(this::select);
  }

  private static Optional<SheetRow> before(RecordSheet next, @Nullable SheetRow before) {
    return before == null || before.id().isEmpty()
        ? Optional.empty()
        : next.rows().stream().filter(row -> row.id().equals(before.id())).findFirst();
  }

  private void arrange() {
    List<SheetRow> rows =
        new ArrayList<>(sheet.get().rows().stream().filter(filter.get()::takes).toList());
    int column = column();
    if (column >= 0) {
      Comparator<SheetRow> order =
          Comparator.<SheetRow>comparingDouble(row -> number(row.cells().get(column)))
              .thenComparing(row -> row.cells().get(column).text());
      rows.sort(descending ? order.reversed() : order);
    }
    shown.setAll(rows);
  }

  private int column() {
    List<String> ids = sheet.get().columns().stream().map(SheetColumn::id).toList();
    return ids.indexOf(sorted);
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

  /// Sorts by a column.
  ///
  /// @param id the column; empty for the order of the record
  public void sort(String id, boolean fromLargest) {
    sorted = id;
    descending = fromLargest;
    keeping(this::arrange);
  }

  /// Shows what a text asks for.
  public void filter(String text) {
    change(filter.get().with(text));
  }

  /// Shows a verdict, or no longer.
  public void toggle(Verdict verdict) {
    change(filter.get().toggled(verdict));
  }

  /// Shows rows with a trait, or no longer.
  public void toggle(SheetRow.Trait trait) {
    change(filter.get().toggled(trait));
  }

  /// Shows all rows.
  public void clearFilter() {
    change(RecordFilter.ALL);
  }

  private void change(RecordFilter next) {
    filter.set(next);
    keeping(this::arrange);
  }

  /// A row that is filtered away stays chosen: its reasons stay in sight.
  private void keeping(Runnable arranging) {
    SheetRow row = selected.get();
    arranging.run();
    selected.set(row);
  }

  /// Chooses a row; null for none.
  public void select(@Nullable SheetRow row) {
    selected.set(row);
  }

  /// Chooses the row at a position, from 1, as it is shown; elsewhere none.
  public void selectAt(int position) {
    select(position >= 1 && position <= shown.size() ? shown.get(position - 1) : null);
  }

  /// Chooses the first row of a benchmark.
  public void select(BenchmarkId id) {
    sheet.get().rows().stream()
        .filter(row -> row.id().equals(Optional.of(id)))
        .findFirst()
        .ifPresent(this::select);
  }

  /// Chooses a row further down, or up.
  public void move(int by) {
    if (!shown.isEmpty()) {
      int at = shown.indexOf(selected.get());
      int next = at < 0 ? (by > 0 ? 0 : shown.size() - 1) : at + by;
      select(shown.get(Math.clamp(next, 0, shown.size() - 1)));
    }
  }

  /// Rows with a verdict among all.
  public long count(Verdict verdict) {
    return sheet.get().rows().stream()
        .filter(row -> row.verdict().equals(Optional.of(verdict)))
        .count();
  }

  /// Rows with a trait among all.
  public long count(SheetRow.Trait trait) {
    return sheet.get().rows().stream().filter(row -> row.traits().contains(trait)).count();
  }

  /// The rows that are shown, in their order.
  public ObservableList<SheetRow> shown() {
    return view;
  }

  /// Which rows are shown.
  public ReadOnlyObjectProperty<RecordFilter> filterProperty() {
    return filter.getReadOnlyProperty();
  }

  /// The table.
  public ReadOnlyObjectProperty<RecordSheet> sheetProperty() {
    return sheet.getReadOnlyProperty();
  }

  /// The chosen row, null for none.
  public ReadOnlyObjectProperty<@Nullable SheetRow> selectedProperty() {
    return selected.getReadOnlyProperty();
  }
}
