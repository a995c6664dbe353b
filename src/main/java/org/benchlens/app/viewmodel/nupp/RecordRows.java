package org.benchlens.app.viewmodel.nupp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.screen.RecordFilter;
import org.benchlens.present.screen.RecordSheet;
import org.benchlens.present.screen.SheetColumn;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.table.ExportValue;
import org.benchlens.present.table.RowRemark;
import org.jspecify.annotations.Nullable;

/// The rows of the chosen tab: which are shown, in which order, and which one is chosen. The chosen
/// benchmark stays chosen when another tab has it too.
public final class RecordRows {
  /// Id of the column of marks.
  public static final String MARK = "mark";

  /// Id of the column of notes.
  public static final String NOTE = "note";

  private final ObservableList<SheetRow> shown = FXCollections.observableArrayList();
  private final ObservableList<SheetRow> view = FXCollections.unmodifiableObservableList(shown);
  private final ReadOnlyObjectWrapper<RecordFilter> filter =
      new ReadOnlyObjectWrapper<>(RecordFilter.ALL);
  private final ReadOnlyObjectWrapper<RecordSheet> sheet =
      new ReadOnlyObjectWrapper<>(new RecordSheet(List.of(), List.of(), Optional.empty()));
  private final ReadOnlyObjectWrapper<@Nullable SheetRow> selected = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyLongWrapper changed = new ReadOnlyLongWrapper();
  private Function<SheetRow, RowRemark> said = row -> RowRemark.NONE;
  private String sorted = "";
  private boolean descending;

  RecordRows() {}

  /// Takes what says what was said of a row.
  void say(Function<SheetRow, RowRemark> remarks) {
    said = remarks;
  }

  /// Something else was said of rows.
  void refresh() {
    keeping(this::arrange);
    changed.set(changed.get() + 1);
  }

  /// What was said of a row.
  public RowRemark said(SheetRow row) {
    return said.apply(row);
  }

  /// Takes another table.
  void take(RecordSheet next) {
    SheetRow before = selected.get();
    boolean known =
        sorted.equals(MARK)
            || sorted.equals(NOTE)
            || next.columns().stream().anyMatch(column -> column.id().equals(sorted));
    if (!known) {
      sorted = "";
    }
    if (next.rows().stream().allMatch(row -> row.verdict().isEmpty())) {
      filter.set(filter.get().withoutVerdicts());
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
        new ArrayList<>(
            sheet.get().rows().stream()
                .filter(row -> filter.get().takes(row, said.apply(row)))
                .toList());
    order().ifPresent(order -> rows.sort(descending ? order.reversed() : order));
    if (!shown.equals(rows)) {
      shown.setAll(rows);
    }
  }

  private Optional<Comparator<SheetRow>> order() {
    if (sorted.equals(MARK) || sorted.equals(NOTE)) {
      // Those of which nothing was said come last.
      Function<SheetRow, String> text =
          row -> sorted.equals(MARK) ? row.markWord(said(row)) : said(row).note();
      return Optional.of(
          Comparator.<SheetRow, Boolean>comparing(row -> text.apply(row).isEmpty())
              .thenComparing(text));
    }
    int column = column();
    return column < 0
        ? Optional.empty()
        : Optional.of(
            Comparator.<SheetRow>comparingDouble(row -> number(row.cells().get(column)))
                .thenComparing(row -> row.cells().get(column).text()));
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

  /// Shows rows with a mark, or no longer.
  ///
  /// @param word word of the mark, or unseen
  public void toggleMark(String word) {
    change(filter.get().toggledMark(word));
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

  /// Rows with a mark among all.
  ///
  /// @param word word of the mark, or unseen
  public long countMark(String word) {
    return sheet.get().rows().stream().filter(row -> row.markWord(said(row)).equals(word)).count();
  }

  /// Whether there is a note on any row.
  public boolean noted() {
    return sheet.get().rows().stream().anyMatch(row -> !said(row).note().isEmpty());
  }

  /// Grows whenever something else is said of a row.
  public ReadOnlyLongProperty changedProperty() {
    return changed.getReadOnlyProperty();
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
