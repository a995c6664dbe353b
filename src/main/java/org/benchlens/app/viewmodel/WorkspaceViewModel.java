package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.compare.Settings;
import org.benchlens.model.Progress;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.InputStamps;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.WorkspaceInputs;
import org.benchlens.workspace.Fit;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Look;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.RowKeys;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceFile;
import org.jspecify.annotations.Nullable;

/// The workspace file: opened, saved, merged. What it says goes to the rows of the pair that it is
/// about.
public final class WorkspaceViewModel {
  private final Lane keyLane;
  private final Lane stampLane;
  private final Lane fileLane;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final MarksViewModel marks;
  private final Surroundings around;
  private final Consumer<String> notice;
  private final SavedWorkspace kept;
  private @Nullable CompareRequest of;
  private @Nullable Brought brought;
  private boolean unstamped;

  /// A workspace that waits for the rows of its pair.
  ///
  /// @param file where it is kept; null for one that was recovered
  /// @param pair what it is about; null for what is open
  /// @param taken called when it is here
  private record Brought(
      @Nullable Path file, Workspace workspace, @Nullable CompareRequest pair, Runnable taken) {}

  WorkspaceViewModel(
      BackgroundRunner runner,
      SessionViewModel session,
      MarksViewModel marks,
      TriageViewModel.Context context) {
    keyLane = runner.lane();
    stampLane = runner.lane();
    fileLane = runner.lane();
    this.session = session;
    this.marks = marks;
    rows = context.rows();
    around = context.around();
    notice = context.tell().notice();
    kept = new SavedWorkspace(runner, around, context.tell(), new Rows(), subject -> true);
    rows.traitsProperty().addListener(change -> arrived());
    session.phaseProperty().addListener(change -> stamp());
  }

  private void arrived() {
    rows.traitsProperty().get();
    OpenedRuns runs = session.runsProperty().get();
    CompareRequest request = session.requestProperty().get();
    marks.unidentify();
    if (runs == null || request == null) {
      keyLane.cancel();
      stampLane.cancel();
      return;
    }
    if (of == null || !same(of, request)) {
      another();
    }
    of = request;
    List<RowItem> items = rows.items();
    keyLane
        .run(ticket -> RowKeys.of(runs.rows(), InputStamps.names(request, runs)))
        .onSuccess(
            keys -> {
              marks.identify(items, keys);
              take();
            });
    unstamped = true;
    stamp();
  }

  /// Waits for the verdicts: reading the inputs once more would hold them up.
  private void stamp() {
    OpenedRuns runs = session.runsProperty().get();
    CompareRequest request = session.requestProperty().get();
    Phase phase = session.phaseProperty().get();
    if (unstamped && runs != null && request != null && phase == Phase.READY) {
      unstamped = false;
      stampLane
          .run(
              ticket -> {
                ticket.awaitCalm();
                return InputStamps.of(request, runs, (done, all) -> ticket.check());
              })
          .onSuccess(this::stamped)
          .onFailure(e -> notice.accept(String.valueOf(e.getMessage())));
    }
  }

  private void stamped(List<InputStamp> stamps) {
    marks.stamp(stamps);
    kept.stamped();
  }

  private static boolean same(CompareRequest a, CompareRequest b) {
    return a.reference().equals(b.reference()) && a.compare().equals(b.compare());
  }

  private void another() {
    marks.forget();
    kept.begin(brought != null);
  }

  private void take() {
    Brought waiting = brought;
    brought = null;
    // Another pair may have been opened before its own was there.
    if (waiting != null && (waiting.pair() == null || (of != null && same(of, waiting.pair())))) {
      adopt(waiting);
    }
  }

  private void adopt(Brought waiting) {
    kept.adopt(waiting.file(), waiting.workspace());
    Look look = waiting.workspace().look();
    rows.filter(look.filter());
    if (look.subject() instanceof Subject.Runs(Settings settings, String columns)) {
      if (!columns.isEmpty()) {
        rows.columns().choose(List.of(columns.split(",", -1)));
      }
      session.decideBy(settings);
    }
    waiting.taken().run();
  }

  /// What is kept of the rows.
  private final class Rows implements SavedWorkspace.Said {
    @Override
    public Workspace current() {
      return WorkspaceViewModel.this.current();
    }

    @Override
    public Callable<Workspace> stamped(Workspace workspace) {
      CompareRequest request = session.requestProperty().get();
      OpenedRuns runs = session.runsProperty().get();
      if (request == null || runs == null) {
        return () -> workspace;
      }
      return () ->
          workspace.with(
              workspace
                  .look()
                  .with(WorkspaceInputs.absolute(InputStamps.of(request, runs, Progress.NONE))));
    }

    @Override
    public String name() {
      CompareRequest request = session.requestProperty().get();
      return request == null || session.runsProperty().get() == null
          ? ""
          : FileName.last(request.compare().toString()).replaceFirst("\\.json$", "");
    }

    @Override
    public void load(SortedMap<RowKey, Triage> said) {
      marks.load(said);
    }

    @Override
    public void replace(String what, SortedMap<RowKey, Triage> said) {
      marks.replace(what, said);
    }

    @Override
    public ReadOnlyLongProperty changesProperty() {
      return marks.changesProperty();
    }
  }

  /// All that was said, and how rows are looked at now.
  Workspace current() {
    List<InputStamp> stamps = marks.stamps();
    Look look =
        new Look(
            Instant.ofEpochSecond(around.now().getAsLong()),
            WorkspaceInputs.absolute(stamps),
            session.wantedProperty().get(),
            rows.filterTextProperty().get(),
            String.join(",", rows.setupProperty().get().choice().ids()));
    return marks.workspace().with(look);
  }

  /// Whether a path has the name of a workspace.
  static boolean named(Path path) {
    return path.toString().endsWith(WorkspaceFile.SUFFIX);
  }

  /// Asks for a workspace file and opens it.
  public void open() {
    kept.choose().ifPresent(this::open);
  }

  /// Opens a workspace file: onto the pair that is open when it is about it, else with its own
  /// pair.
  public void open(Path path) {
    List<InputStamp> stamps = marks.stamps();
    Callable<Workspace> reading = kept.reading(path);
    fileLane
        .run(
            ticket -> {
              Workspace read = reading.call();
              boolean fits = !stamps.isEmpty() && read.fit(stamps) != Fit.OTHER;
              boolean records = read.look().subject() instanceof Subject.Records;
              return new Found(
                  read,
                  records,
                  fits || records ? Optional.empty() : Optional.of(WorkspaceInputs.of(path, read)));
            })
        .onSuccess(found -> found(path, found))
        .onFailure(e -> kept.fail(path, e));
  }

  private void found(Path path, Found found) {
    if (found.records()) {
      around.desk().openRecords(List.of(path));
    } else {
      bring(new Brought(path, found.workspace(), found.pair().orElse(null), () -> {}));
    }
  }

  private record Found(Workspace workspace, boolean records, Optional<CompareRequest> pair) {}

  /// Opens what a window has left unsaved.
  ///
  /// @param taken called when it is safe here
  public void recover(Path path, Workspace workspace, Runnable taken) {
    if (workspace.look().subject() instanceof Subject.Records) {
      // Its own window takes it, and lets go of the file when the marks are safe there.
      kept.autosave().passOn(path);
      around.desk().openRecords(List.of(path));
      return;
    }
    fileLane
        .run(ticket -> WorkspaceInputs.of(path, workspace))
        .onSuccess(pair -> bring(new Brought(null, workspace, pair, taken)))
        .onFailure(e -> kept.fail(path, e));
  }

  private void bring(Brought found) {
    if (found.pair() == null) {
      adopt(found);
    } else {
      brought = found;
      session.open(found.pair());
    }
  }

  /// Saves the workspace, and asks where when it has no file yet.
  public void save() {
    kept.save();
  }

  /// Asks where to save, and saves.
  public void saveAs() {
    kept.saveAs();
  }

  /// Asks for another workspace and takes its marks and notes in.
  public void merge() {
    kept.merge();
  }

  /// Takes the marks and notes of another workspace in.
  public void merge(Path path) {
    kept.merge(path);
  }

  /// Closes the report of a merge; false when none is open.
  public boolean closeReport() {
    return kept.closeReport();
  }

  /// What windows that were not closed in the usual way have left.
  public AutosaveViewModel autosave() {
    return kept.autosave();
  }

  /// Where the workspace is saved; null before it is.
  public ReadOnlyObjectProperty<@Nullable Path> fileProperty() {
    return kept.fileProperty();
  }

  /// Whether something was said since it was saved.
  public ReadOnlyBooleanProperty dirtyProperty() {
    return kept.dirtyProperty();
  }

  /// What came of a merge; null for nothing to report.
  public ReadOnlyObjectProperty<@Nullable MergeReport> reportProperty() {
    return kept.reportProperty();
  }
}
