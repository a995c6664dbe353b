package org.benchlens.app.viewmodel;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.compare.Settings;
import org.benchlens.present.table.RowRemark;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Look;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.Note;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.TimedMark;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;

/// Marks and notes on the rows that are open.
public final class MarksViewModel {
  private static final Workspace EMPTY =
      Workspace.of(new Look(Instant.EPOCH, List.of(), Settings.DEFAULT, "", ""));

  private final RowsViewModel rows;
  private final UndoStack undo;
  private final LongSupplier now;
  private final List<Runnable> waiting = new ArrayList<>();
  private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();
  private final ReadOnlyObjectWrapper<TriageProgress> progress =
      new ReadOnlyObjectWrapper<>(TriageProgress.NONE);
  private Workspace workspace = EMPTY;
  private List<RowItem> items = List.of();
  private List<RowKey> keys = List.of();
  private Map<RowKey, RowItem> places = Map.of();
  private List<InputStamp> stamps = List.of();
  private Optional<Mark> last = Optional.empty();

  /// @param rows what is marked
  /// @param undo where it can be taken back
  /// @param now the present, [s] since 1970
  MarksViewModel(RowsViewModel rows, UndoStack undo, LongSupplier now) {
    this.rows = rows;
    this.undo = undo;
    this.now = now;
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
    applyAll();
    List<Runnable> due = List.copyOf(waiting);
    waiting.clear();
    due.forEach(Runnable::run);
  }

  /// Rows have gone or are about to be replaced.
  void unidentify() {
    items = List.of();
    keys = List.of();
    places = Map.of();
    stamps = List.of();
    count();
  }

  /// Takes the stamps of the inputs: they say which marks are stale.
  void stamp(List<InputStamp> inputs) {
    stamps = List.copyOf(inputs);
    SortedMap<RowKey, Triage> filled = new TreeMap<>(workspace.rows());
    filled.replaceAll((key, triage) -> filled(key, triage));
    if (!filled.equals(workspace.rows())) {
      workspace = new Workspace(workspace.look(), filled);
      changes.set(changes.get() + 1);
    }
    applyAll();
  }

  /// A mark that was set before the inputs were known is about them.
  private Triage filled(RowKey key, Triage triage) {
    return triage
        .mark()
        .filter(mark -> mark.inputs().isEmpty())
        .map(mark -> triage.with(new TimedMark(mark.mark(), mark.time(), fingerprint(key))))
        .orElse(triage);
  }

  private String fingerprint(RowKey key) {
    return stamps.stream()
        .filter(stamp -> stamp.name().equals(key.input()))
        .map(InputStamp::fingerprint)
        .findFirst()
        .orElse("");
  }

  /// Forgets all marks: another pair is open.
  void forget() {
    workspace = EMPTY;
    waiting.clear();
    undo.clear();
    last = Optional.empty();
    changes.set(0);
    unidentify();
  }

  /// Marks the selected rows.
  public void mark(Mark mark) {
    mark(mark, rows.marked());
  }

  /// Marks rows.
  void mark(Mark mark, List<RowItem> these) {
    last = Optional.of(mark);
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
    last.ifPresent(mark -> mark(mark, these));
  }

  private void put(Optional<Mark> mark, List<RowItem> marked) {
    String what =
        (marked.size() == 1 ? "mark a row " : "mark " + marked.size() + " rows ")
            + mark.map(Mark::word).orElse("not at all");
    change(
        what, marked, key -> triage -> triage.with(new TimedMark(mark, time(), fingerprint(key))));
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
    if (!text.isBlank()) {
      Note note = new Note(time(), text.strip());
      change("add a note", List.of(item), key -> triage -> triage.with(note));
    }
  }

  /// Takes a note away.
  public void remove(RowItem item, Note note) {
    change("remove a note", List.of(item), key -> triage -> triage.without(note));
  }

  private Instant time() {
    return Instant.ofEpochSecond(now.getAsLong());
  }

  /// How the triage of a row changes.
  private interface Change {
    UnaryOperator<Triage> of(RowKey key);
  }

  private void change(String what, List<RowItem> touched, Change change) {
    if (touched.isEmpty()) {
      return;
    }
    if (keys.isEmpty()) {
      waiting.add(() -> change(what, touched, change));
      return;
    }
    SortedMap<RowKey, Triage> said = new TreeMap<>(workspace.rows());
    for (RowItem item : touched) {
      RowKey key = keys.get(item.index());
      said.put(key, change.of(key).apply(workspace.row(key)));
    }
    replace(what, said);
  }

  /// Says something else of rows, in one step that can be taken back.
  void replace(String what, SortedMap<RowKey, Triage> said) {
    SortedMap<RowKey, Triage> before = workspace.rows();
    if (!said.equals(before)) {
      undo.did(what, null, () -> set(before), () -> set(said));
      set(said);
    }
  }

  /// Says what a file says of rows; this is not taken back.
  void load(SortedMap<RowKey, Triage> said) {
    undo.clear();
    set(said);
  }

  private void set(SortedMap<RowKey, Triage> said) {
    Workspace before = workspace;
    workspace = new Workspace(before.look(), said);
    changes.set(changes.get() + 1);
    before.rows().keySet().forEach(this::apply);
    workspace.rows().keySet().forEach(this::apply);
    rows.refresh();
    count();
  }

  private void apply(RowKey key) {
    RowItem item = places.get(key);
    if (item != null) {
      apply(item, key);
    }
  }

  private void apply(RowItem item, RowKey key) {
    item.remark(remark(key));
    item.again(workspace.row(key).again().map(RerunLine::words).orElse(""));
  }

  private void applyAll() {
    for (int i = 0; i < items.size(); i++) {
      apply(items.get(i), keys.get(i));
    }
    rows.refresh();
    count();
  }

  private RowRemark remark(RowKey key) {
    Triage triage = workspace.row(key);
    Optional<Mark> mark = triage.current();
    return mark.isEmpty() && triage.notes().isEmpty()
        ? RowRemark.NONE
        : new RowRemark(
            mark.map(Mark::word).orElse(""),
            mark.isPresent() && !stamps.isEmpty() && workspace.stale(key, stamps),
            triage.notes().stream().map(Note::text).collect(Collectors.joining("\n")));
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
        : workspace.row(keys.get(item.index()));
  }

  /// All that was said, with the look of when it was opened or saved last.
  Workspace workspace() {
    return workspace;
  }

  /// The keys of the rows that are open; empty until they are known.
  List<RowKey> keys() {
    return keys;
  }

  /// The stamps of the inputs; empty until they are known.
  List<InputStamp> stamps() {
    return stamps;
  }

  /// Grows whenever something is said of a row; 0 while nothing was.
  public ReadOnlyLongProperty changesProperty() {
    return changes.getReadOnlyProperty();
  }

  /// How much of the triage is done.
  public ReadOnlyObjectProperty<TriageProgress> progressProperty() {
    return progress.getReadOnlyProperty();
  }
}
