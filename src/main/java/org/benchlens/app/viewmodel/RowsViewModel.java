package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.UnaryOperator;
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
import org.benchlens.present.filter.Facet;
import org.benchlens.present.filter.FacetTerm;
import org.benchlens.present.filter.Facets;
import org.benchlens.present.group.Grouping;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// The rows of a comparison as the table shows them: filtered, sorted, grouped, with one of them
/// selected.
///
/// Filtering and sorting run off the UI thread; their result is put in place in one step. The
/// selected row is kept by its identity. Rows do not move when verdicts arrive, only when the user
/// sorts, filters or groups.
public final class RowsViewModel {
  private final Lane lane;
  private final ObservableList<TableLine> lines = FXCollections.observableArrayList();
  private final ObservableList<TableLine> linesToAll =
      FXCollections.unmodifiableObservableList(lines);
  private final ObservableList<RowItem> shown = FXCollections.observableArrayList();
  private final ObservableList<RowItem> shownToAll =
      FXCollections.unmodifiableObservableList(shown);
  private final ReadOnlyObjectWrapper<@Nullable RowItem> selected = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<TableLook> look =
      new ReadOnlyObjectWrapper<>(TableLook.EMPTY);
  private final ReadOnlyObjectWrapper<TableSetup> setup =
      new ReadOnlyObjectWrapper<>(TableSetup.FIRST);
  private final ReadOnlyStringWrapper filterText = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<DisplayMode> mode =
      new ReadOnlyObjectWrapper<>(DisplayMode.INTERVALS);
  private final ReadOnlyObjectWrapper<SortKey> sort =
      new ReadOnlyObjectWrapper<>(SortKey.TABLE_ORDER);
  private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<RowTraits> traits =
      new ReadOnlyObjectWrapper<>(RowTraits.NONE);
  private final ColumnsViewModel columns = new ColumnsViewModel(this);
  private final RowsInSight sight = new RowsInSight();
  private final GroupsViewModel groups = new GroupsViewModel(this);
  private final LongAdder changes = new LongAdder();
  private long arranged;
  private List<RowItem> items = List.of();
  private List<RowItem> marked = List.of();
  private @Nullable Arrangement arrangement;
  private boolean anew = true;
  private boolean arranging;
  private boolean stale;
  private boolean telling;

  /// @param runner where filtering and sorting run
  public RowsViewModel(BackgroundRunner runner) {
    lane = runner.lane();
  }

  /// Shows other rows. The row of the selected one's identity stays selected; else, once all have
  /// their verdicts, the first that is AMBG, or the first.
  ///
  /// @param rows all rows in table order
  /// @param fixed what does not change with their verdicts
  /// @param settings by what they are decided, or will be
  void replace(List<TableRow> rows, RowTraits fixed, Settings settings) {
    RowItem kept = selected.get();
    List<RowItem> fresh = new ArrayList<>(rows.size());
    for (TableRow row : rows) {
      int at = fresh.size();
      boolean early = at < items.size() && items.get(at).settle(row);
      fresh.add(early ? items.get(at) : new RowItem(at, row, settings, changes));
    }
    items = List.copyOf(fresh);
    traits.set(fixed);
    selected.set(
        kept == null ? null : items.stream().filter(kept::sameRow).findFirst().orElse(null));
    anew = true;
    arrange();
  }

  /// Adds rows below those that are there, while files are still being read. Does nothing when the
  /// table is sorted or grouped: rows would move.
  ///
  /// @param rows all rows so far in table order, those that are there first
  void grow(List<TableRow> rows, RowTraits fixed, Settings settings) {
    TableSetup now = setup.get();
    boolean ordered = now.sort().equals(SortKey.TABLE_ORDER);
    if (ordered && now.grouping() instanceof Grouping.None && rows.size() > items.size()) {
      List<RowItem> grown = new ArrayList<>(items);
      for (TableRow row : rows.subList(items.size(), rows.size())) {
        grown.add(new RowItem(grown.size(), row, settings, changes));
      }
      items = List.copyOf(grown);
      changes.increment();
      traits.set(fixed);
      refresh();
    }
  }

  /// Shows what has become known since; no row moves. Rows, counts and units change in one step.
  void refresh() {
    telling = true;
    if (!arranging) {
      arrange();
    } else {
      // What is being arranged right now has been read after the last change, or it has not.
      stale |= changes.sum() != arranged;
    }
  }

  /// Sets the table up as it was.
  void restore(TableSetup wanted) {
    change(present -> wanted);
  }

  /// Changes the setup and arranges anew.
  void change(UnaryOperator<TableSetup> how) {
    TableSetup now = how.apply(setup.get());
    boolean same = now.equals(setup.get());
    setup.set(now);
    filterText.set(now.filter());
    mode.set(now.mode());
    sort.set(now.sort());
    if (!same || look.get().outdated()) {
      anew = true;
      arrange();
    }
  }

  /// All rows in table order.
  public List<RowItem> items() {
    return items;
  }

  /// Filters by a text.
  public void filter(String text) {
    change(present -> present.filtered(text));
  }

  /// Adds a status to the filter, or takes it away.
  public void toggle(Status status) {
    pick(Facets.status(List.of()).facet(), status.ordinal());
  }

  /// Adds a value of a facet to the filter, or takes it away.
  ///
  /// @param position of the value
  public void pick(Facet facet, int position) {
    filter(FacetTerm.toggled(filterText.get(), facet, position));
  }

  /// Takes the term of a facet away.
  public void unpick(Facet facet) {
    filter(FacetTerm.with(filterText.get(), facet, List.of()));
  }

  /// Shows the columns of another display mode.
  public void display(DisplayMode other) {
    change(present -> present.displayed(other));
  }

  /// Sorts, also again by the same when verdicts have come since.
  public void sort(SortKey key) {
    change(present -> present.sorted(key));
  }

  /// Selects a row; null selects none. The group of the row opens.
  public void select(@Nullable RowItem item) {
    if (item != null && arrangement != null) {
      groups.reveal(item, arrangement.groups());
    }
    selected.set(item);
  }

  /// Marks rows beside the selected one, to be copied together.
  public void mark(List<RowItem> rows) {
    marked = List.copyOf(rows);
  }

  /// The marked rows; the selected one when no others are.
  public List<RowItem> marked() {
    RowItem item = selected.get();
    if (item == null) {
      return List.of();
    }
    return marked.contains(item) ? marked : List.of(item);
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

  /// Moves the selection to the next AMBG row, or the one before; stays when there is none. Rows of
  /// closed groups count.
  public void moveToAmbiguous(boolean forth) {
    List<RowItem> passing = passing();
    int step = forth ? 1 : -1;
    RowItem item = selected.get();
    int at = item == null ? -1 : passing.indexOf(item);
    int from = at < 0 && !forth ? passing.size() : at;
    for (int i = from + step; i >= 0 && i < passing.size(); i += step) {
      if (ambiguous(passing.get(i))) {
        select(passing.get(i));
        return;
      }
    }
  }

  /// Where the selected row stands, such as `AMBG row 5 of 18`; empty without one.
  public String place() {
    List<RowItem> passing = passing();
    RowItem item = selected.get();
    int at = item == null ? -1 : passing.indexOf(item);
    if (item == null || at < 0) {
      return "";
    }
    if (!ambiguous(item)) {
      return "row " + (at + 1) + " of " + passing.size();
    }
    long before = passing.subList(0, at + 1).stream().filter(RowsViewModel::ambiguous).count();
    long all = passing.stream().filter(RowsViewModel::ambiguous).count();
    return "AMBG row " + before + " of " + all;
  }

  /// The rows that pass the filter in their order, those of closed groups too.
  public List<RowItem> passing() {
    return arrangement == null ? List.of() : arrangement.passing();
  }

  private static boolean ambiguous(RowItem item) {
    return item.row().verdict().map(verdict -> verdict.status() == Status.AMBG).orElse(false);
  }

  private void arrange() {
    SortKeys keep = anew || arrangement == null ? null : arrangement.keys();
    Arrangement.Order order = new Arrangement.Order(items, traits.get(), setup.get(), keep);
    stale = false;
    arranging = true;
    arranged = changes.sum();
    lane.run(ticket -> Arrangement.of(order))
        .onSuccess(this::take)
        .onFailure(exception -> arranging = false);
  }

  private void take(Arrangement made) {
    arranging = false;
    show(made);
    if (stale && !arranging) {
      arrange();
    }
  }

  private void show(Arrangement made) {
    RowItem kept = selected.get();
    arrangement = made;
    anew = false;
    boolean settled = made.look().total().undecided() == 0;
    if (kept == null && settled && made.look().outdated()) {
      // Nobody has picked a row yet, so that nothing can move away under him.
      anew = true;
      arrange();
      return;
    }
    List<RowItem> rows = made.open();
    if (!shown.equals(rows)) {
      shown.setAll(rows);
      sight.arranged(rows);
    }
    if (!lines.equals(made.lines())) {
      lines.setAll(made.lines());
    }
    look.set(made.look());
    if (telling) {
      telling = false;
      changed.set(!changed.get());
    }
    if (kept == null && settled) {
      selected.set(first(made.passing()));
    }
  }

  private static @Nullable RowItem first(List<RowItem> rows) {
    Optional<RowItem> undecided = rows.stream().filter(RowsViewModel::ambiguous).findFirst();
    return undecided.orElse(rows.isEmpty() ? null : rows.getFirst());
  }

  /// The columns: which, in what order, pinned.
  public ColumnsViewModel columns() {
    return columns;
  }

  /// The groups: by what, open or closed.
  public GroupsViewModel groups() {
    return groups;
  }

  /// Which rows are in sight.
  public RowsInSight sight() {
    return sight;
  }

  /// The lines of the table: rows and headings of groups.
  public ObservableList<TableLine> lines() {
    return linesToAll;
  }

  /// The rows that the table shows, in order; those of closed groups are not among them.
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

  /// How the table is set up.
  public ReadOnlyObjectProperty<TableSetup> setupProperty() {
    return setup.getReadOnlyProperty();
  }

  /// What of the rows does not change with their verdicts.
  public ReadOnlyObjectProperty<RowTraits> traitsProperty() {
    return traits.getReadOnlyProperty();
  }
}
