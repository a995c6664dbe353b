package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.compare.Settings;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.Note;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;

/// Marks and notes on the rows that are open.
public final class MarksViewModel {
  private final RowsViewModel rows;
  private final MarkLedger ledger;
  private final List<Runnable> waiting = new ArrayList<>();
  private final ReadOnlyObjectWrapper<TriageProgress> progress =
      new ReadOnlyObjectWrapper<>(TriageProgress.NONE);
  private List<RowItem> items = List.of();
  private List<RowKey> keys = List.of();
  private Map<RowKey, RowItem> places = Map.of();

  /// @param rows what is marked
  /// @param undo where it can be taken back
  /// @param now the present, [s] since 1970
  MarksViewModel(RowsViewModel rows, UndoStack undo, LongSupplier now) {
    this.rows = rows;
    ledger = new MarkLedger(new Subject.Runs(Settings.DEFAULT, ""), undo, now, this::apply);
    rows.lookProperty().subscribe(look -> count(look.progress()));
  }

  /// Takes the keys of the rows that are open; until they come, what is said of rows waits.
  void identify(List<RowItem> shown, List<RowKey> theirs) {
    items = List.copyOf(shown);
    keys = List.copyOf(theirs);
    Map<RowKey, RowItem> found = new HashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      found.put(keys.get(i), items.get(i));
    }
    places = found;
    apply(found.keySet());
    List<Runnable> due = List.copyOf(waiting);
    waiting.clear();
    due.forEach(Runnable::run);
  }

  /// Rows have gone or are about to be replaced.
  void unidentify() {
    items = List.of();
    keys = List.of();
    places = Map.of();
    ledger.unstamp();
    count();
  }

  /// Takes the stamps of the inputs: they say which marks are stale.
  void stamp(List<InputStamp> inputs) {
    ledger.stamp(inputs);
  }

  /// Forgets all marks: another pair is open.
  void forget() {
    waiting.clear();
    unidentify();
    ledger.forget();
  }

  /// Marks the selected rows.
  public void mark(Mark mark) {
    mark(mark, rows.marked());
  }

  /// Marks rows.
  void mark(Mark mark, List<RowItem> these) {
    put(Optional.of(mark), these);
  }

  /// Takes the marks of the selected rows away.
  public void unmark() {
    unmark(rows.marked());
  }

  /// Takes the marks of rows away.
  void unmark(List<RowItem> these) {
    put(Optional.empty(), these);
  }

  /// Marks the selected rows as the last ones were.
  public void repeat() {
    repeat(rows.marked());
  }

  /// Marks rows as the last ones were.
  void repeat(List<RowItem> these) {
    ledger.last().ifPresent(mark -> mark(mark, these));
  }

  private void put(Optional<Mark> mark, List<RowItem> these) {
    ledger.remember(mark);
    change(these, found -> ledger.mark(mark, found));
  }

  /// Adds a note to the selected row; a blank one adds nothing.
  public void note(String text) {
    RowItem item = rows.selectedProperty().get();
    if (item != null) {
      note(item, text);
    }
  }

  /// Adds a note to a row.
  public void note(RowItem item, String text) {
    change(List.of(item), found -> ledger.note(found.getFirst(), text));
  }

  /// Takes a note away.
  public void remove(RowItem item, Note note) {
    change(List.of(item), found -> ledger.remove(found.getFirst(), note));
  }

  private void change(List<RowItem> touched, Consumer<List<RowKey>> how) {
    if (touched.isEmpty()) {
      return;
    }
    if (keys.isEmpty()) {
      waiting.add(() -> change(touched, how));
      return;
    }
    how.accept(touched.stream().map(item -> keys.get(item.index())).toList());
  }

  /// Says something else of rows, in one step that can be taken back.
  void replace(String what, SortedMap<RowKey, Triage> said) {
    ledger.replace(what, said);
  }

  /// Says what a file says of rows; this is not taken back.
  void load(SortedMap<RowKey, Triage> said) {
    ledger.load(said);
  }

  private void apply(Set<RowKey> touched) {
    for (RowKey key : touched) {
      RowItem item = places.get(key);
      if (item != null) {
        item.remark(ledger.remark(key));
        item.again(ledger.of(key).again().map(RerunLine::words).orElse(""));
      }
    }
    rows.refresh();
    count();
  }

  private void count() {
    count(TriageProgress.of(rows.items()));
  }

  private void count(TriageProgress counted) {
    if (!counted.equals(progress.get())) {
      progress.set(counted);
    }
  }

  /// What was said of a row.
  public Triage of(RowItem item) {
    return keys.isEmpty() || item.index() >= keys.size()
        ? Triage.NONE
        : ledger.of(keys.get(item.index()));
  }

  /// All that was said, with the look of when it was opened or saved last.
  Workspace workspace() {
    return ledger.workspace();
  }

  /// The keys of the rows that are open; empty until they are known.
  List<RowKey> keys() {
    return keys;
  }

  /// The stamps of the inputs; empty until they are known.
  List<InputStamp> stamps() {
    return ledger.stamps();
  }

  /// Grows whenever something is said of a row; 0 while nothing was.
  public ReadOnlyLongProperty changesProperty() {
    return ledger.changesProperty();
  }

  /// How much of the triage is done.
  public ReadOnlyObjectProperty<TriageProgress> progressProperty() {
    return progress.getReadOnlyProperty();
  }
}
