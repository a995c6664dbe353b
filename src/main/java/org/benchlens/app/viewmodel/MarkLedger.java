package org.benchlens.app.viewmodel;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import org.benchlens.present.table.RowRemark;
import org.benchlens.workflow.Remarks;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Look;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.Note;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.TimedMark;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;

/// What was said of rows, by their keys: changed in steps that can be taken back.
public final class MarkLedger {
  private final UndoStack undo;
  private final LongSupplier now;
  private final Consumer<Set<RowKey>> told;
  private final Workspace empty;
  private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();
  private Workspace workspace;
  private List<InputStamp> stamps = List.of();
  private Optional<Mark> last = Optional.empty();

  /// @param subject what kind of results the rows are of
  /// @param undo where it can be taken back
  /// @param now the present, [s] since 1970
  /// @param told called with the rows of which something else is said
  public MarkLedger(Subject subject, UndoStack undo, LongSupplier now, Consumer<Set<RowKey>> told) {
    this.undo = undo;
    this.now = now;
    this.told = told;
    empty = Workspace.of(new Look(Instant.EPOCH, List.of(), subject, ""));
    workspace = empty;
  }

  /// Takes the stamps of the inputs: they say which marks are stale. A mark that was set before the
  /// inputs were known is about them.
  public void stamp(List<InputStamp> inputs) {
    stamps = List.copyOf(inputs);
    SortedMap<RowKey, Triage> filled = new TreeMap<>(workspace.rows());
    filled.replaceAll((key, triage) -> filled(key, triage));
    if (!filled.equals(workspace.rows())) {
      workspace = new Workspace(workspace.look(), filled);
      changes.set(changes.get() + 1);
    }
    told.accept(workspace.rows().keySet());
  }

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

  /// The inputs are about to be read again.
  void unstamp() {
    stamps = List.of();
  }

  /// Forgets all marks: something else is open.
  public void forget() {
    Set<RowKey> before = workspace.rows().keySet();
    workspace = empty;
    stamps = List.of();
    undo.clear();
    last = Optional.empty();
    changes.set(0);
    told.accept(before);
  }

  /// Marks rows, or takes their marks away.
  public void mark(Optional<Mark> mark, List<RowKey> keys) {
    remember(mark);
    String what =
        (keys.size() == 1 ? "mark a row " : "mark " + keys.size() + " rows ")
            + mark.map(Mark::word).orElse("not at all");
    change(what, keys, key -> triage -> triage.with(new TimedMark(mark, time(), fingerprint(key))));
  }

  /// Takes a mark to be repeated.
  void remember(Optional<Mark> mark) {
    last = mark.or(() -> last);
  }

  /// The last mark that was set; empty before.
  public Optional<Mark> last() {
    return last;
  }

  /// Adds a note to a row; a blank one adds nothing.
  public void note(RowKey key, String text) {
    if (!text.isBlank()) {
      Note note = new Note(time(), text.strip());
      change("add a note", List.of(key), any -> triage -> triage.with(note));
    }
  }

  /// Takes a note away.
  public void remove(RowKey key, Note note) {
    change("remove a note", List.of(key), any -> triage -> triage.without(note));
  }

  private Instant time() {
    return Instant.ofEpochSecond(now.getAsLong());
  }

  /// How the triage of a row changes.
  private interface Change {
    UnaryOperator<Triage> of(RowKey key);
  }

  private void change(String what, List<RowKey> keys, Change change) {
    SortedMap<RowKey, Triage> said = new TreeMap<>(workspace.rows());
    keys.forEach(key -> said.put(key, change.of(key).apply(workspace.row(key))));
    replace(what, said);
  }

  /// Says something else of rows, in one step that can be taken back.
  public void replace(String what, SortedMap<RowKey, Triage> said) {
    SortedMap<RowKey, Triage> before = workspace.rows();
    if (!said.equals(before)) {
      undo.did(what, null, () -> put(before), () -> put(said));
      put(said);
    }
  }

  /// Says what a file says of rows; this is not taken back.
  public void load(SortedMap<RowKey, Triage> said) {
    undo.clear();
    put(said);
  }

  /// Says something else of rows, as part of a step that is taken back elsewhere.
  void put(SortedMap<RowKey, Triage> said) {
    Set<RowKey> touched = new TreeSet<>(workspace.rows().keySet());
    touched.addAll(said.keySet());
    workspace = new Workspace(workspace.look(), said);
    changes.set(changes.get() + 1);
    told.accept(touched);
  }

  /// All that was said.
  public Workspace workspace() {
    return workspace;
  }

  /// The stamps of the inputs; empty until they are known.
  public List<InputStamp> stamps() {
    return stamps;
  }

  /// What was said of a row.
  public Triage of(RowKey key) {
    return workspace.row(key);
  }

  /// The same, as tables show it.
  public RowRemark remark(RowKey key) {
    return Remarks.of(workspace, key, stamps);
  }

  /// Grows whenever something is said of a row; 0 while nothing was.
  public ReadOnlyLongProperty changesProperty() {
    return changes.getReadOnlyProperty();
  }
}
