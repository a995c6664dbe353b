package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.app.task.Ticket;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.Timings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Progress;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.DecideRows;
import org.benchlens.workflow.EvidenceStore;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRuns;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;

/// What is opened and how far it is: reading, rows without verdicts, verdicts in batches, ready.
public final class SessionViewModel {
  private final Lane lane;
  private final RowsViewModel rows;
  private final int workers;
  private final Progress pace;
  private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.EMPTY);
  private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
  private final ReadOnlyIntegerWrapper decided = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<@Nullable CompareRequest> request =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable OpenedRuns> runs = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Failure> failure = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Settings> settings =
      new ReadOnlyObjectWrapper<>(Settings.DEFAULT);
  private @Nullable EvidenceStore evidence;

  /// @param runner where files are read and rows are decided
  /// @param rows where the rows go
  /// @param workers number of threads that read and decide, >= 1
  /// @param pace told of each decided row, on the thread that decided it, before it is shown; may
  ///     hold it up
  public SessionViewModel(BackgroundRunner runner, RowsViewModel rows, int workers, Progress pace) {
    this.lane = runner.lane();
    this.rows = rows;
    this.workers = workers;
    this.pace = pace;
  }

  /// Opens two runs in place of what is open.
  public void open(CompareRequest wanted) {
    request.set(wanted);
    settings.set(wanted.settings());
    failure.set(null);
    progress.set(0);
    phase.set(Phase.READING);
    lane.run(ticket -> read(wanted, ticket))
        .onSuccess(this::show)
        .onFailure(exception -> fail(wanted, exception));
  }

  /// Reads the same files again.
  public void reload() {
    CompareRequest same = request.get();
    if (same != null) {
      open(same);
    }
  }

  /// Exchanges reference and compare.
  public void swap() {
    CompareRequest same = request.get();
    if (same != null) {
      open(same.swapped());
    }
  }

  /// Decides again by other settings.
  public void decideBy(Settings other) {
    CompareRequest same = request.get();
    if (same == null || other.equals(settings.get())) {
      return;
    }
    settings.set(other);
    request.set(
        new CompareRequest(
            same.reference(), same.compare(), same.selection(), other, same.allowOutside()));
    if (evidence != null) {
      decide(evidence);
    }
  }

  /// Stops what runs: without rows nothing is open any more, else the rows stay as they are.
  public void cancel() {
    lane.cancel();
    if (phase.get() == Phase.READING) {
      phase.set(runs.get() == null ? Phase.EMPTY : Phase.STOPPED);
    } else if (phase.get() == Phase.DECIDING) {
      phase.set(Phase.STOPPED);
      rows.refresh();
    }
  }

  /// Decides the rest after a [#cancel].
  public void resume() {
    if (phase.get() == Phase.STOPPED && evidence != null) {
      decide(evidence);
    }
  }

  private Opened read(CompareRequest wanted, Ticket ticket) throws OpenFailure {
    try {
      Progress told =
          (done, total) -> {
            ticket.check();
            ticket.show(() -> progress.set((double) done / total));
          };
      OpenedRuns opened = new OpenRuns(workers).open(wanted, told);
      List<TableRow> provisional = new ArrayList<>(opened.rows().size());
      for (MatchedRow row : opened.rows()) {
        provisional.add(provisional(row));
      }
      return new Opened(opened, provisional);
    } catch (OpenException e) {
      throw new OpenFailure(FailureText.of(wanted, e), e);
    }
  }

  private static TableRow provisional(MatchedRow row) {
    Timings timings = Timings.fromSummaries(row.reference().timing(), row.compare().timing());
    return TableRow.provisional(
        row, timings.reference(), timings.compare(), RelativeChange.of(timings, false));
  }

  private void show(Opened opened) {
    runs.set(opened.runs());
    rows.replace(opened.rows());
    EvidenceStore store = new EvidenceStore(opened.runs(), EvidenceStore.DEFAULT_BUDGET);
    evidence = store;
    decide(store);
  }

  private void decide(EvidenceStore store) {
    Settings by = settings.get();
    List<MatchedRow> matched = store.runs().rows();
    progress.set(0);
    decided.set(0);
    phase.set(Phase.DECIDING);
    lane.run(
            ticket ->
                new DecideRows(workers)
                    .decide(
                        store,
                        by,
                        (index, decision) ->
                            rows.know(index, decided(matched.get(index), decision)),
                        (done, total) -> {
                          pace.at(done, total);
                          ticket.check();
                          ticket.show(() -> advance(done, total));
                        }))
        .onSuccess(decisions -> ready(decisions.size()))
        .onFailure(exception -> fail(requested(), exception));
  }

  private static TableRow decided(MatchedRow row, Decision decision) {
    return TableRow.of(new ComparedRow(row, decision));
  }

  private void advance(long done, long total) {
    progress.set((double) done / total);
    decided.set((int) done);
    rows.refresh();
  }

  private void ready(int count) {
    decided.set(count);
    progress.set(1);
    phase.set(Phase.READY);
    rows.refresh();
  }

  private CompareRequest requested() {
    CompareRequest asked = request.get();
    if (asked == null) {
      throw new IllegalStateException("nothing is opened");
    }
    return asked;
  }

  private void fail(CompareRequest wanted, Exception exception) {
    failure.set(
        exception instanceof OpenFailure known
            ? known.failure()
            : FailureText.of(wanted, exception));
    phase.set(Phase.FAILED);
  }

  private record Opened(OpenedRuns runs, List<TableRow> rows) {}

  /// Carries the words of a failure, which were made where the file could be read.
  private static final class OpenFailure extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Failure failure;

    OpenFailure(Failure failure, OpenException cause) {
      super(cause);
      this.failure = failure;
    }

    Failure failure() {
      return failure;
    }
  }

  /// How far it is.
  public ReadOnlyObjectProperty<Phase> phaseProperty() {
    return phase.getReadOnlyProperty();
  }

  /// Work done in this phase, 0 to 1.
  public ReadOnlyDoubleProperty progressProperty() {
    return progress.getReadOnlyProperty();
  }

  /// Number of rows with a verdict by the present settings.
  public ReadOnlyIntegerProperty decidedProperty() {
    return decided.getReadOnlyProperty();
  }

  /// What was asked for, null before anything was.
  public ReadOnlyObjectProperty<@Nullable CompareRequest> requestProperty() {
    return request.getReadOnlyProperty();
  }

  /// What is open, null before anything is.
  public ReadOnlyObjectProperty<@Nullable OpenedRuns> runsProperty() {
    return runs.getReadOnlyProperty();
  }

  /// Why it could not be opened; null unless the phase is [Phase#FAILED].
  public ReadOnlyObjectProperty<@Nullable Failure> failureProperty() {
    return failure.getReadOnlyProperty();
  }

  /// By what rows are decided.
  public ReadOnlyObjectProperty<Settings> settingsProperty() {
    return settings.getReadOnlyProperty();
  }
}
