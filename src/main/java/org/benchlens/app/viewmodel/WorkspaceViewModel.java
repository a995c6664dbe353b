package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.InputStamps;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.WorkspaceInputs;
import org.benchlens.workflow.WorkspaceStore;
import org.benchlens.workspace.Fit;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Look;
import org.benchlens.workspace.Merge;
import org.benchlens.workspace.RowKeys;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceException;
import org.jspecify.annotations.Nullable;

/// The workspace file: opened, saved, merged. What it says goes to the rows of the pair that it is
/// about.
public final class WorkspaceViewModel {
  private static final String ENDING = "benchlens";

  private final Lane keyLane;
  private final Lane stampLane;
  private boolean unstamped;
  private final Lane fileLane;
  private final SessionViewModel session;
  private final RowsViewModel rows;
  private final MarksViewModel marks;
  private final Surroundings around;
  private final Consumer<String> notice;
  private final Consumer<Message> message;
  private final ReadOnlyObjectWrapper<@Nullable Path> file = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper dirty = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable MergeReport> report = new ReadOnlyObjectWrapper<>();
  private final AutosaveViewModel autosave;
  private WorkspaceStore store = new WorkspaceStore();
  private @Nullable CompareRequest of;
  private @Nullable Brought brought;
  private long saved;

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
    message = context.tell().message();
    autosave = new AutosaveViewModel(runner, around, context.tell(), this::current);
    rows.traitsProperty().addListener(change -> arrived());
    session.phaseProperty().addListener(change -> stamp());
    marks.changesProperty().addListener(change -> changed());
  }

  /// Whom to tell.
  ///
  /// @param notice told what was done
  /// @param message told what went wrong
  record Tell(Consumer<String> notice, Consumer<Message> message) {}

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
          .run(ticket -> InputStamps.of(request, runs))
          .onSuccess(this::stamped)
          .onFailure(e -> notice.accept(String.valueOf(e.getMessage())));
    }
  }

  private void stamped(List<InputStamp> stamps) {
    marks.stamp(stamps);
    if (dirty.get()) {
      autosave.keep(marks.changesProperty().get());
    }
  }

  private static boolean same(CompareRequest a, CompareRequest b) {
    return a.reference().equals(b.reference()) && a.compare().equals(b.compare());
  }

  /// Another pair is open: what was said of the one before stays where it was saved, or kept.
  private void another() {
    saved = 0;
    marks.forget();
    file.set(null);
    dirty.set(false);
    autosave.begin();
    if (brought == null) {
      // A workspace that waits for its pair was read just now, and stays known.
      store = new WorkspaceStore();
    }
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
    Workspace mine = current();
    Merge merged = Merge.of(mine, waiting.workspace());
    boolean alone = mine.rows().isEmpty();
    marks.load(merged.workspace().rows());
    Look look = waiting.workspace().look();
    rows.filter(look.filter());
    if (!look.columns().isEmpty()) {
      rows.columns().choose(List.of(look.columns().split(",", -1)));
    }
    session.decideBy(look.settings());
    if (waiting.file() != null) {
      file.set(waiting.file());
    }
    if (alone && waiting.file() != null) {
      clean(marks.changesProperty().get());
      notice.accept("Opened " + FileName.last(waiting.file().toString()));
    } else {
      changed();
    }
    waiting.taken().run();
  }

  private void changed() {
    long now = marks.changesProperty().get();
    dirty.set(now != saved);
    if (dirty.get()) {
      autosave.keep(now);
    }
  }

  private void clean(long upTo) {
    saved = upTo;
    dirty.set(marks.changesProperty().get() != saved);
    autosave.drop(upTo);
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
    return path.toString().endsWith("." + ENDING);
  }

  /// Asks for a workspace file and opens it.
  public void open() {
    around.desk().chooseOpen("Open a workspace", ENDING).ifPresent(this::open);
  }

  /// Opens a workspace file: onto the pair that is open when it is about it, else with its own
  /// pair.
  public void open(Path path) {
    List<InputStamp> stamps = marks.stamps();
    WorkspaceStore files = store;
    fileLane
        .run(
            ticket -> {
              Workspace read = files.open(path);
              boolean fits = !stamps.isEmpty() && read.fit(stamps) != Fit.OTHER;
              return new Found(
                  read, fits ? Optional.empty() : Optional.of(WorkspaceInputs.of(path, read)));
            })
        .onSuccess(
            found ->
                bring(new Brought(path, found.workspace(), found.pair().orElse(null), () -> {})))
        .onFailure(e -> fail(path, e));
  }

  private record Found(Workspace workspace, Optional<CompareRequest> pair) {}

  /// Opens what a window has left unsaved.
  ///
  /// @param taken called when it is safe here
  void recover(Path path, Workspace workspace, Runnable taken) {
    fileLane
        .run(ticket -> WorkspaceInputs.of(path, workspace))
        .onSuccess(pair -> bring(new Brought(null, workspace, pair, taken)))
        .onFailure(e -> fail(path, e));
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
    Path path = file.get();
    if (path == null) {
      saveAs();
    } else {
      save(path);
    }
  }

  /// Asks where to save, and saves.
  public void saveAs() {
    CompareRequest request = session.requestProperty().get();
    if (request == null || session.runsProperty().get() == null) {
      return;
    }
    String name = FileName.last(request.compare().toString()).replaceFirst("\\.json$", "");
    around
        .desk()
        .chooseSave("Save the workspace", name + "." + ENDING)
        .ifPresent(
            path ->
                save(
                    FileName.last(path.toString()).contains(".")
                        ? path
                        : Path.of(path + "." + ENDING)));
  }

  private void save(Path path) {
    Workspace now = current();
    long upTo = marks.changesProperty().get();
    CompareRequest request = session.requestProperty().get();
    OpenedRuns runs = session.runsProperty().get();
    if (request == null || runs == null) {
      return;
    }
    WorkspaceStore files = store;
    fileLane
        .run(
            ticket ->
                files.save(path, now.look().inputs().isEmpty() ? stamped(now, request, runs) : now))
        .onSuccess(done -> saved(path, upTo, done))
        .onFailure(e -> fail(path, e));
  }

  private static Workspace stamped(Workspace workspace, CompareRequest request, OpenedRuns runs)
      throws WorkspaceException {
    Look look = workspace.look();
    return workspace.with(
        new Look(
            look.saved(),
            WorkspaceInputs.absolute(InputStamps.of(request, runs)),
            look.settings(),
            look.filter(),
            look.columns()));
  }

  private void saved(Path path, long upTo, WorkspaceStore.Saved done) {
    String name = FileName.last(path.toString());
    file.set(path);
    if (done.merge().isPresent()) {
      // Somebody else has saved there meanwhile: his marks come in, and what was said since stays.
      marks.load(Merge.of(current(), done.workspace()).workspace().rows());
      report.set(MergeReport.of(name, done.merge().get()));
      changed();
    } else {
      clean(upTo);
    }
    notice.accept("Saved " + name);
  }

  /// Asks for another workspace and takes its marks and notes in.
  public void merge() {
    around.desk().chooseOpen("Merge a workspace", ENDING).ifPresent(this::merge);
  }

  /// Takes the marks and notes of another workspace in.
  public void merge(Path path) {
    fileLane
        .run(ticket -> new WorkspaceStore().open(path))
        .onSuccess(other -> merge(path, other))
        .onFailure(e -> fail(path, e));
  }

  private void merge(Path path, Workspace other) {
    String name = FileName.last(path.toString());
    Merge merged = Merge.of(current(), other);
    if (merged.otherInputs()) {
      message.accept(
          new Message(
              name + " is a workspace of other files",
              List.of("Nothing was merged. Open its own pair to see what it says.")));
      return;
    }
    marks.replace("merge " + name, merged.workspace().rows());
    report.set(MergeReport.of(name, merged));
  }

  /// Closes the report of a merge; false when none is open.
  public boolean closeReport() {
    boolean open = report.get() != null;
    report.set(null);
    return open;
  }

  private void fail(Path path, Exception e) {
    message.accept(
        new Message(
            FileName.last(path.toString()) + " cannot be used as a workspace",
            List.of(String.valueOf(e.getMessage()), "The file is as it was.")));
  }

  /// What windows that were not closed in the usual way have left.
  public AutosaveViewModel autosave() {
    return autosave;
  }

  /// Where the workspace is saved; null before it is.
  public ReadOnlyObjectProperty<@Nullable Path> fileProperty() {
    return file.getReadOnlyProperty();
  }

  /// Whether something was said since it was saved.
  public ReadOnlyBooleanProperty dirtyProperty() {
    return dirty.getReadOnlyProperty();
  }

  /// What came of a merge; null for nothing to report.
  public ReadOnlyObjectProperty<@Nullable MergeReport> reportProperty() {
    return report.getReadOnlyProperty();
  }
}
