package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.present.filter.FilterVocabulary;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// The rows of a comparison as the table shows them: filtered, sorted, with one of them selected.
///
/// Filtering and sorting run off the UI thread; their result is put in place in one step. The
/// selected row is kept by its identity.
public final class RowsViewModel {
  private final Lane lane;
  private final ObservableList<RowItem> shown = FXCollections.observableArrayList();
  private final ObservableList<RowItem> shownToAll =
      FXCollections.unmodifiableObservableList(shown);
  private final ReadOnlyObjectWrapper<@Nullable RowItem> selected = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<TableLook> look =
      new ReadOnlyObjectWrapper<>(TableLook.EMPTY);
  private final ReadOnlyStringWrapper filterText = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<DisplayMode> mode =
      new ReadOnlyObjectWrapper<>(DisplayMode.INTERVALS);
  private final ReadOnlyObjectWrapper<SortKey> sort =
      new ReadOnlyObjectWrapper<>(SortKey.TABLE_ORDER);
  private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
  private FilterVocabulary vocabulary = FilterVocabulary.of(List.of());
  private List<RowItem> items = List.of();

  /// @param runner where filtering and sorting run
  public RowsViewModel(BackgroundRunner runner) {
    lane = runner.lane();
  }

  /// Shows other rows. The row of the selected one's identity stays selected; else, once all have
  /// their verdicts, the first that is AMBG, or the first.
  ///
  /// @param rows all rows in table order
  /// @param words what a filter can name
  /// @param settings by what they are decided, or will be
  void replace(List<TableRow> rows, FilterVocabulary words, Settings settings) {
    vocabulary = words;
    RowIdentity kept = selected.get() == null ? null : selected.get().identity();
    List<RowItem> fresh = new ArrayList<>(rows.size());
    for (TableRow row : rows) {
      fresh.add(new RowItem(fresh.size(), row, settings));
    }
    items = List.copyOf(fresh);
    selected.set(
        items.stream().filter(item -> item.identity().equals(kept)).findFirst().orElse(null));
    arrange();
  }

  /// Shows what has become known since.
  void refresh() {
    changed.set(!changed.get());
    arrange();
  }

  /// All rows in table order.
  public List<RowItem> items() {
    return items;
  }

  /// Filters by a text.
  public void filter(String text) {
    filterText.set(text);
    arrange();
  }

  /// Adds a status to the filter, or takes it away.
  public void toggle(Status status) {
    Set<Status> wanted = EnumSet.noneOf(Status.class);
    wanted.addAll(StatusTerm.in(filterText.get()));
    if (!wanted.remove(status)) {
      wanted.add(status);
    }
    filter(StatusTerm.with(filterText.get(), wanted));
  }

  /// Shows other columns.
  public void display(DisplayMode other) {
    mode.set(other);
    arrange();
  }

  /// Sorts.
  public void sort(SortKey key) {
    if (!key.equals(sort.get())) {
      sort.set(key);
      arrange();
    }
  }

  /// Selects a row; null selects none.
  public void select(@Nullable RowItem item) {
    selected.set(item);
  }

  /// Selects the row at a position in table order, from 1, if there is one.
  public void selectAt(int position) {
    if (position >= 1 && position <= items.size()) {
      select(items.get(position - 1));
    }
  }

  /// Moves the selection by a number of shown rows; stops at the ends.
  public void move(int step) {
    if (!shown.isEmpty()) {
      int at = shown.indexOf(selected.get());
      int to = at < 0 ? 0 : Math.clamp(at + step, 0, shown.size() - 1);
      select(shown.get(to));
    }
  }

  /// Moves the selection to the next shown AMBG row, or the one before; stays when there is none.
  public void moveToAmbiguous(boolean forth) {
    int step = forth ? 1 : -1;
    int at = shown.indexOf(selected.get());
    int from = at < 0 && !forth ? shown.size() : at;
    for (int i = from + step; i >= 0 && i < shown.size(); i += step) {
      if (ambiguous(shown.get(i))) {
        select(shown.get(i));
        return;
      }
    }
  }

  /// Where the selected row stands, such as `AMBG row 5 of 18`; empty without one.
  public String place() {
    RowItem item = selected.get();
    int at = shown.indexOf(item);
    if (item == null || at < 0) {
      return "";
    }
    if (!ambiguous(item)) {
      return "row " + (at + 1) + " of " + shown.size();
    }
    long before = shown.subList(0, at + 1).stream().filter(RowsViewModel::ambiguous).count();
    long all = shown.stream().filter(RowsViewModel::ambiguous).count();
    return "AMBG row " + before + " of " + all;
  }

  private static boolean ambiguous(RowItem item) {
    return item.row().verdict().map(verdict -> verdict.status() == Status.AMBG).orElse(false);
  }

  private void arrange() {
    Arrangement.Order order =
        new Arrangement.Order(items, filterText.get(), vocabulary, mode.get(), sort.get());
    lane.run(ticket -> Arrangement.of(order)).onSuccess(this::take);
  }

  private void take(Arrangement arrangement) {
    RowItem kept = selected.get();
    if (!shown.equals(arrangement.shown())) {
      shown.setAll(arrangement.shown());
    }
    look.set(TableLook.of(arrangement));
    if (kept == null && arrangement.total().undecided() == 0) {
      selected.set(first(arrangement.shown()));
    }
  }

  private static @Nullable RowItem first(List<RowItem> rows) {
    Optional<RowItem> undecided = rows.stream().filter(RowsViewModel::ambiguous).findFirst();
    return undecided.orElse(rows.isEmpty() ? null : rows.getFirst());
  }

  /// The rows that the table shows, in order.
  public ObservableList<RowItem> shown() {
    return shownToAll;
  }

  /// The selected row, null for none; a filter may hide it.
  public ReadOnlyObjectProperty<@Nullable RowItem> selectedProperty() {
    return selected.getReadOnlyProperty();
  }

  /// Columns, units and counts of what is shown.
  public ReadOnlyObjectProperty<TableLook> lookProperty() {
    return look.getReadOnlyProperty();
  }

  /// The text of the filter field.
  public ReadOnlyStringProperty filterTextProperty() {
    return filterText.getReadOnlyProperty();
  }

  /// The display mode.
  public ReadOnlyObjectProperty<DisplayMode> modeProperty() {
    return mode.getReadOnlyProperty();
  }

  /// The order.
  public ReadOnlyObjectProperty<SortKey> sortProperty() {
    return sort.getReadOnlyProperty();
  }

  /// Changes its value whenever rows in place have gained a verdict.
  public ReadOnlyBooleanProperty changedProperty() {
    return changed.getReadOnlyProperty();
  }
}
