package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.app.task.Ticket;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.DeviceFilter;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.Selection;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.DecideRows;
import org.benchlens.workflow.EvidenceStore;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.RowListener;
import org.jspecify.annotations.Nullable;

/// What is opened and how far it is: reading, rows without verdicts, verdicts in batches, ready.
public final class SessionViewModel {
  /// How long a new decision may take before its progress is shown, [ms].
  private static final long PATIENCE = 150;

  private final Object deciding = new Object();
  private final BackgroundRunner runner;
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
  private final ReadOnlyObjectWrapper<Settings> wanted =
      new ReadOnlyObjectWrapper<>(Settings.DEFAULT);
  private @Nullable EvidenceStore evidence;
  private long asked;

  /// @param runner where files are read and rows are decided
  /// @param rows where the rows go
  /// @param workers number of threads that read and decide, >= 1
  /// @param pace told of each decided row, on the thread that decided it, before it is shown; may
  ///     hold it up
  public SessionViewModel(BackgroundRunner runner, RowsViewModel rows, int workers, Progress pace) {
    this.runner = runner;
    this.lane = runner.lane();
    this.rows = rows;
    this.workers = workers;
    this.pace = pace;
  }

  /// Opens two runs in place of what is open.
  public void open(CompareRequest request) {
    asked++;
    if (!sameFiles(request, this.request.get())) {
      forget(request.settings());
    }
    this.request.set(request);
    wanted.set(request.settings());
    settings.set(request.settings());
    failure.set(null);
    progress.set(0);
    phase.set(Phase.READING);
    // Rows of the same files stay until they are read again.
    RowsViewModel early = runs.get() == null ? rows : null;
    Reading reading = new Reading(request, progress::set, early);
    lane.run(ticket -> reading.read(workers, ticket))
        .onSuccess(this::show)
        .onFailure(exception -> fail(request, exception));
  }

  private static boolean sameFiles(CompareRequest a, @Nullable CompareRequest b) {
    return b != null && a.reference().equals(b.reference()) && a.compare().equals(b.compare());
  }

  /// Closes what is open.
  public void close() {
    lane.cancel();
    forget(Settings.DEFAULT);
    request.set(null);
    failure.set(null);
    phase.set(Phase.EMPTY);
  }

  private void forget(Settings by) {
    runs.set(null);
    evidence = null;
    rows.replace(List.of(), RowTraits.NONE, by);
  }

  /// Reads the same files again; the rows stay until they are read.
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

  /// Compares in spite of devices that differ: they are not told about any more.
  public void acceptDevices() {
    CompareRequest same = request.get();
    if (same != null) {
      request.set(same.with(same.selection().ignoringDevices()));
    }
  }

  /// Compares given devices of the reference with given devices of the compare side.
  ///
  /// @param reference ids, in order
  /// @param compare ids, as many
  public void pairDevices(List<Long> reference, List<Long> compare) {
    CompareRequest same = request.get();
    if (same != null && !reference.isEmpty() && reference.size() == compare.size()) {
      Selection all = same.selection();
      open(
          same.with(
              new Selection(
                  all.benchmarks(),
                  all.axes(),
                  new DeviceFilter.Listed(reference),
                  new DeviceFilter.Listed(compare),
                  all.ignoreDevices())));
    }
  }

  /// Reads the samples of a side from another folder where they are not found.
  public void locate(Side side, Path folder) {
    CompareRequest same = request.get();
    if (same != null) {
      open(same.with(same.samples().with(side, folder)));
    }
  }

  /// Decides all rows again by other settings; they change their verdicts in one step. Its progress
  /// is shown only when it takes long, so that what lasts a moment does not flicker.
  public void decideBy(Settings other) {
    EvidenceStore store = evidence;
    CompareRequest same = request.get();
    if (same == null || store == null || other.equals(wanted.get())) {
      return;
    }
    wanted.set(other);
    List<RowItem> items = rows.items();
    long mine = ++asked;
    if (phase.get() == Phase.READY) {
      runner.later(PATIENCE, () -> showStart(mine));
    } else {
      start();
    }
    long before = System.nanoTime();
    lane.run(
            ticket -> {
              List<Decision> decisions =
                  decide(
                      store,
                      other,
                      RowListener.NONE,
                      (done, total) -> toldAgain(ticket, before, done, total),
                      ticket);
              return Opening.decided(store.runs().rows(), decisions);
            })
        .onSuccess(
            decided -> {
              for (int i = 0; i < decided.size(); i++) {
                items.get(i).decide(decided.get(i), other);
              }
              request.set(requested().with(other));
              settings.set(other);
              ready(decided.size());
            })
        .onFailure(exception -> fail(same, exception));
  }

  /// A step that is over before anyone sees it needs no progress.
  private void toldAgain(Ticket ticket, long before, long done, long total) {
    pace.at(done, total);
    ticket.check();
    if (System.nanoTime() - before > PATIENCE * 1_000_000) {
      ticket.show(() -> show(done, total));
    }
  }

  private void showStart(long mine) {
    if (mine == asked && phase.get() == Phase.READY && !wanted.get().equals(settings.get())) {
      start();
    }
  }

  /// Stops what runs: without rows nothing is open any more, else the rows stay as they are.
  public void cancel() {
    Phase before = phase.get();
    boolean quiet = before == Phase.READY && !wanted.get().equals(settings.get());
    if (before != Phase.READING && before != Phase.DECIDING && !quiet) {
      return;
    }
    lane.cancel();
    asked++;
    wanted.set(settings.get());
    if (runs.get() == null) {
      forget(settings.get());
      phase.set(Phase.EMPTY);
    } else if (rows.items().stream().allMatch(item -> item.row().decision() != null)) {
      phase.set(Phase.READY);
    } else {
      phase.set(Phase.STOPPED);
    }
    rows.refresh();
  }

  /// Decides the rest after a [#cancel].
  public void resume() {
    if (phase.get() == Phase.STOPPED && evidence != null) {
      decideFirst(evidence);
    }
  }

  private void show(Opening.Opened opened) {
    runs.set(opened.runs());
    rows.replace(opened.rows(), opened.traits(), settings.get());
    EvidenceStore store = new EvidenceStore(opened.runs(), EvidenceStore.DEFAULT_BUDGET);
    evidence = store;
    decideFirst(store);
  }

  private void decideFirst(EvidenceStore store) {
    Settings by = settings.get();
    List<RowItem> items = rows.items();
    List<MatchedRow> matched = store.runs().rows();
    start();
    lane.run(
            ticket ->
                decide(
                    store,
                    by,
                    (index, decision) ->
                        items.get(index).decideFirst(Opening.decided(matched.get(index), decision)),
                    (done, total) -> told(ticket, done, total),
                    ticket))
        .onSuccess(decisions -> ready(decisions.size()))
        .onFailure(exception -> fail(requested(), exception));
  }

  /// Evidence is for one user at a time: work that was overtaken has to end first.
  private List<Decision> decide(
      EvidenceStore store, Settings by, RowListener listener, Progress told, Ticket ticket) {
    return alone(
        ticket, () -> new DecideRows(workers).decide(store, by, listener, rows.sight()::now, told));
  }

  /// Works with the evidence while nobody else does.
  <T> T alone(Ticket ticket, Supplier<T> work) {
    synchronized (deciding) {
      ticket.check();
      return work.get();
    }
  }

  /// What is known of the samples; null before anything is open.
  @Nullable EvidenceStore evidence() {
    return evidence;
  }

  private void start() {
    progress.set(0);
    decided.set(0);
    phase.set(Phase.DECIDING);
  }

  private void told(Ticket ticket, long done, long total) {
    pace.at(done, total);
    ticket.check();
    ticket.show(
        () -> {
          show(done, total);
          rows.refresh();
        });
  }

  private void show(long done, long total) {
    progress.set((double) done / total);
    decided.set((int) done);
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
    if (runs.get() == null) {
      forget(wanted.settings());
    }
    phase.set(Phase.FAILED);
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

  /// By what rows are to be decided: the settings, or those that rows are being decided by.
  public ReadOnlyObjectProperty<Settings> wantedProperty() {
    return wanted.getReadOnlyProperty();
  }

  /// By what rows are decided.
  public ReadOnlyObjectProperty<Settings> settingsProperty() {
    return settings.getReadOnlyProperty();
  }
}
