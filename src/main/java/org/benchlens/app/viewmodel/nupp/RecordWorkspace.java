package org.benchlens.app.viewmodel.nupp;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import javafx.beans.property.ReadOnlyLongProperty;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.app.viewmodel.SavedWorkspace;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.present.nupp.Percents;
import org.benchlens.workflow.Autosave;
import org.benchlens.workflow.MarkedRecords;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.WorkspaceInputs;
import org.benchlens.workspace.Fit;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Look;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceFile;
import org.jspecify.annotations.Nullable;

/// The workspace file of records: opened, saved, merged. What it says goes to the benchmarks of the
/// records that it is about.
public final class RecordWorkspace {
  private final Lane fileLane;
  private final Lane stampLane;
  private final RecordsViewModel records;
  private final RecordMarks marks;
  private final Surroundings around;
  private final SavedWorkspace kept;
  private Set<Path> of = Set.of();
  private @Nullable Brought brought;

  /// A workspace that waits for its records.
  ///
  /// @param file where it is kept; null for one that was recovered
  /// @param records what it is about
  /// @param taken called when it is here
  private record Brought(
      @Nullable Path file, Workspace workspace, List<Path> records, Runnable taken) {
    boolean isAbout(List<Path> paths) {
      return Set.copyOf(paths).equals(Set.copyOf(records));
    }
  }

  RecordWorkspace(
      BackgroundRunner runner,
      RecordsViewModel records,
      Surroundings around,
      SavedWorkspace.Tell tell) {
    fileLane = runner.lane();
    stampLane = runner.lane();
    this.records = records;
    this.marks = records.marks();
    this.around = around;
    kept =
        new SavedWorkspace(
            runner, around, tell, new Said(), subject -> subject instanceof Subject.Records);
  }

  /// Whether a path has the name of a workspace.
  static boolean named(Path path) {
    return path.toString().endsWith(WorkspaceFile.SUFFIX);
  }

  /// Records are open, other ones or the same again. Exchanged sides are the same.
  ///
  /// @param markable whether there is anything that can be marked
  void opened(List<Path> paths, boolean markable) {
    Brought waiting = brought;
    brought = null;
    boolean awaited = waiting != null && waiting.isAbout(paths);
    if (!Set.copyOf(paths).equals(of)) {
      marks.forget();
      kept.begin(awaited);
      of = Set.copyOf(paths);
    }
    if (waiting != null && awaited) {
      adopt(waiting);
    }
    if (markable) {
      stampLane
          .run(ticket -> MarkedRecords.stamp(paths))
          .onSuccess(
              stamp -> {
                marks.stamp(List.of(stamp));
                kept.stamped();
              })
          .onFailure(e -> records.fail(e.getMessage()));
    }
  }

  private void adopt(Brought waiting) {
    kept.adopt(waiting.file(), waiting.workspace());
    String filter = waiting.workspace().look().filter();
    if (!filter.isBlank()) {
      records.rows().filter(filter);
    }
    waiting.taken().run();
  }

  /// Asks for a workspace file and opens it.
  public void open() {
    kept.choose().ifPresent(this::open);
  }

  /// What a workspace file holds.
  ///
  /// @param left what another window has left, when it is that
  /// @param records the records that it is about; empty when those are open
  private record Found(Workspace workspace, Optional<Autosave.Left> left, List<Path> records) {}

  /// Opens a workspace file: onto the records that are open when it is about them, else with its
  /// own records.
  void open(Path path) {
    List<InputStamp> stamps = marks.stamps();
    Callable<Workspace> reading = kept.reading(path);
    fileLane
        .run(
            ticket -> {
              Workspace read = reading.call();
              Look look = read.look();
              if (!(look.subject() instanceof Subject.Records)) {
                throw new OpenException(path + " is about NVBench results; open it by itself");
              }
              boolean fits = !stamps.isEmpty() && read.fit(stamps) != Fit.OTHER;
              Optional<Autosave.Left> left =
                  around.autosave().left().stream()
                      .filter(each -> each.file().equals(path))
                      .findFirst();
              return new Found(read, left, fits ? List.of() : WorkspaceInputs.records(path, read));
            })
        .onSuccess(found -> found(path, found))
        .onFailure(e -> kept.fail(path, e));
  }

  private void found(Path path, Found found) {
    Runnable taken = () -> found.left().ifPresent(kept.autosave()::handedOver);
    Path file = found.left().isPresent() ? null : path;
    bring(new Brought(file, found.workspace(), found.records(), taken));
  }

  /// Opens what a window has left unsaved.
  ///
  /// @param taken called when it is safe here
  public void recover(Path path, Workspace workspace, Runnable taken) {
    fileLane
        .run(ticket -> WorkspaceInputs.records(path, workspace))
        .onSuccess(paths -> bring(new Brought(null, workspace, paths, taken)))
        .onFailure(e -> kept.fail(path, e));
  }

  private void bring(Brought found) {
    boolean first = records.filesProperty().get().isEmpty();
    boolean given = first && !records.marginProperty().get().isEmpty();
    String margin = margin(found.workspace().look().subject());
    if (found.records().isEmpty()) {
      adopt(found);
      if (!margin.isEmpty() && !margin.equals(records.marginProperty().get())) {
        records.margin(margin);
      }
      return;
    }
    if (!given) {
      records.margin(margin);
    }
    brought = found;
    records.open(found.records());
  }

  private static String margin(Subject subject) {
    return subject instanceof Subject.Records(var margin) && margin.isPresent()
        ? Percents.limit(margin.getAsDouble()).replace(" %", "")
        : "";
  }

  /// The workspace file.
  public SavedWorkspace file() {
    return kept;
  }

  /// What is kept.
  private final class Said implements SavedWorkspace.Said {
    @Override
    public Workspace current() {
      Look look =
          new Look(
              Instant.ofEpochSecond(around.now().getAsLong()),
              WorkspaceInputs.absolute(marks.stamps()),
              new Subject.Records(MarginText.ratio(records.marginProperty().get())),
              records.rows().filterProperty().get().text());
      return marks.workspace().with(look);
    }

    @Override
    public Callable<Workspace> stamped(Workspace workspace) {
      List<Path> paths = records.filesProperty().get();
      return () ->
          workspace.with(
              workspace.look().with(WorkspaceInputs.absolute(List.of(MarkedRecords.stamp(paths)))));
    }

    @Override
    public String name() {
      List<Path> paths = records.filesProperty().get();
      boolean nothing = paths.isEmpty() || !records.markable();
      return nothing
          ? ""
          : String.valueOf(paths.getLast().getFileName()).replaceFirst("\\.json$", "");
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
}
