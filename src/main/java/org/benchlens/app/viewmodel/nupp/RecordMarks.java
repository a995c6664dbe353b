package org.benchlens.app.viewmodel.nupp;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.value.ObservableValue;
import org.benchlens.app.viewmodel.MarkLedger;
import org.benchlens.app.viewmodel.MarkQuestion;
import org.benchlens.app.viewmodel.Marking;
import org.benchlens.app.viewmodel.SaidNote;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.app.viewmodel.UndoStack;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.table.RowRemark;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;
import org.jspecify.annotations.Nullable;

/// Marks and notes on benchmarks. What is said of a benchmark stands in every table of what is
/// open;
/// runs of a history have no marks.
public final class RecordMarks implements Marking<SheetRow> {
  private final RecordRows rows;
  private final Surroundings around;
  private final Consumer<String> notice;
  private final UndoStack undo = new UndoStack();
  private final MarkLedger ledger;
  private final MarkQuestion question;
  private final ReadOnlyLongWrapper changed = new ReadOnlyLongWrapper();
  private boolean open;

  /// @param notice told which letters marks have
  RecordMarks(RecordRows rows, Surroundings around, Consumer<String> notice) {
    this.rows = rows;
    this.around = around;
    this.notice = notice;
    ledger =
        new MarkLedger(
            new Subject.Records(java.util.OptionalDouble.empty()),
            undo,
            around.now(),
            touched -> {
              rows.refresh();
              changed.set(changed.get() + 1);
            });
    question = new MarkQuestion(() -> key().isPresent(), notice, this::put);
    rows.say(this::remark);
  }

  /// Takes whether the rows that are about to be shown can be marked.
  void open(boolean markable) {
    open = markable;
  }

  /// Whether the rows that are shown can be marked.
  public boolean open() {
    return open;
  }

  private Optional<RowKey> key(@Nullable SheetRow row) {
    return open && row != null ? row.id().map(RowKey::of) : Optional.empty();
  }

  private Optional<RowKey> key() {
    return key(rows.selectedProperty().get());
  }

  /// Waits for the letter of a mark.
  public void ask() {
    if (!open && rows.selectedProperty().get() != null) {
      notice.accept("Only benchmarks of the records that are open can be marked");
    }
    question.ask();
  }

  /// Takes the letter that [#ask] waits for.
  ///
  /// @return whether it was waited for
  public boolean answer(String letter) {
    return question.answer(letter);
  }

  /// Waits for no letter any more.
  ///
  /// @return whether it did
  boolean cancel() {
    return question.cancel();
  }

  private void put(Optional<Mark> mark) {
    key().ifPresent(key -> ledger.mark(mark, List.of(key)));
  }

  /// Takes the mark of the selected benchmark away.
  public void unmark() {
    put(Optional.empty());
  }

  /// Marks the selected benchmark as the last one was.
  public void repeat() {
    ledger.last().ifPresent(mark -> put(Optional.of(mark)));
  }

  @Override
  public void set(String word) {
    SheetRow row = rows.selectedProperty().get();
    if (row != null) {
      put(mark(row).equals(word) ? Optional.empty() : Mark.of(word));
    }
  }

  @Override
  public void note(SheetRow row, String text) {
    key(row).ifPresent(key -> ledger.note(key, text));
  }

  @Override
  public List<SaidNote> notes(SheetRow row) {
    return key(row)
        .map(
            key ->
                ledger.of(key).notes().stream()
                    .map(
                        note ->
                            new SaidNote(
                                note.text(),
                                around.when().apply(note.time().getEpochSecond()),
                                () -> ledger.remove(key, note)))
                    .toList())
        .orElse(List.of());
  }

  @Override
  public String mark(SheetRow row) {
    return remark(row).mark();
  }

  @Override
  public int count() {
    return key().isPresent() ? 1 : 0;
  }

  @Override
  public ObservableValue<? extends @Nullable SheetRow> selected() {
    return rows.selectedProperty().map(row -> key(row).isPresent() ? row : null);
  }

  @Override
  public ObservableValue<?> changed() {
    return changed.getReadOnlyProperty();
  }

  /// What was said of a row.
  public RowRemark remark(SheetRow row) {
    return key(row).map(ledger::remark).orElse(RowRemark.NONE);
  }

  /// What was said of a benchmark.
  RowRemark remark(BenchmarkId id) {
    return open ? ledger.remark(RowKey.of(id)) : RowRemark.NONE;
  }

  /// What can be taken back.
  public UndoStack undo() {
    return undo;
  }

  /// Takes the stamps of what is open.
  void stamp(List<InputStamp> inputs) {
    ledger.stamp(inputs);
  }

  /// The stamps of what is open; empty until they are known.
  List<InputStamp> stamps() {
    return ledger.stamps();
  }

  /// Forgets all marks: something else is open.
  void forget() {
    ledger.forget();
  }

  /// Says what a file says.
  void load(SortedMap<RowKey, Triage> said) {
    ledger.load(said);
  }

  /// Says something else, in one step that can be taken back.
  void replace(String what, SortedMap<RowKey, Triage> said) {
    ledger.replace(what, said);
  }

  /// All that was said.
  Workspace workspace() {
    return ledger.workspace();
  }

  /// Grows whenever something is said; 0 while nothing was.
  ReadOnlyLongProperty changesProperty() {
    return ledger.changesProperty();
  }
}
