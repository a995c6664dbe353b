package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.workflow.WorkspaceStore;
import org.benchlens.workspace.Merge;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;
import org.jspecify.annotations.Nullable;

/// Keeps what was said of rows in a file: saved, merged, and until then kept aside so that no crash
/// loses it.
public final class SavedWorkspace {
  private static final String ENDING = "benchlens";

  private final Lane lane;
  private final Said said;
  private final Surroundings around;
  private final Tell tell;
  private final AutosaveViewModel autosave;
  private final ReadOnlyObjectWrapper<@Nullable Path> file = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper dirty = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable MergeReport> report = new ReadOnlyObjectWrapper<>();
  private WorkspaceStore store = new WorkspaceStore();
  private long saved;

  /// What is kept.
  public interface Said {
    /// All that was said, and how rows are looked at now.
    Workspace current();

    /// Puts the stamps of the inputs into a workspace that has none; run off the UI thread.
    Callable<Workspace> stamped(Workspace workspace);

    /// A name to begin with, without ending; empty when there is nothing to save.
    String name();

    /// Says what a file says of rows.
    void load(SortedMap<RowKey, Triage> rows);

    /// Says something else of rows, in one step that can be taken back.
    void replace(String what, SortedMap<RowKey, Triage> rows);

    /// Grows whenever something is said of a row; 0 while nothing was.
    ReadOnlyLongProperty changesProperty();
  }

  /// Whom to tell.
  ///
  /// @param notice told what was done
  /// @param message told what went wrong
  public record Tell(Consumer<String> notice, Consumer<Message> message) {}

  /// @param runner where files are read and written
  /// @param said what is kept
  /// @param offered what is offered of that which other windows have left
  public SavedWorkspace(
      BackgroundRunner runner,
      Surroundings around,
      Tell tell,
      Said said,
      Predicate<Subject> offered) {
    lane = runner.lane();
    this.said = said;
    this.around = around;
    this.tell = tell;
    autosave = new AutosaveViewModel(runner, around, tell, said::current, offered);
    said.changesProperty().addListener(change -> changed());
  }

  /// Something else is open: what was said before stays where it was saved, or kept.
  ///
  /// @param reading whether a workspace about it was read just now, and stays known
  public void begin(boolean reading) {
    saved = 0;
    file.set(null);
    dirty.set(false);
    autosave.begin();
    if (!reading) {
      store = new WorkspaceStore();
    }
  }

  /// The stamps of the inputs have come.
  public void stamped() {
    if (dirty.get()) {
      autosave.keep(said.changesProperty().get());
    }
  }

  private void changed() {
    long now = said.changesProperty().get();
    dirty.set(now != saved);
    if (dirty.get()) {
      autosave.keep(now);
    }
  }

  private void clean(long upTo) {
    saved = upTo;
    dirty.set(said.changesProperty().get() != saved);
    autosave.drop(upTo);
  }

  /// Reads a workspace file; run off the UI thread. Fails when it cannot be used.
  public Callable<Workspace> reading(Path path) {
    WorkspaceStore files = store;
    return () -> files.open(path);
  }

  /// Takes in what a workspace says of the rows that are open.
  ///
  /// @param path where it is kept; null for one that was recovered
  public void adopt(@Nullable Path path, Workspace workspace) {
    Workspace mine = said.current();
    said.load(Merge.of(mine, workspace).workspace().rows());
    if (path != null) {
      file.set(path);
    }
    if (mine.rows().isEmpty() && path != null) {
      clean(said.changesProperty().get());
      tell.notice().accept("Opened " + FileName.last(path.toString()));
    } else {
      changed();
    }
  }

  /// Asks for a workspace file.
  public Optional<Path> choose() {
    return around.desk().chooseOpen("Open a workspace", List.of(ENDING));
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
    String name = said.name();
    if (name.isEmpty()) {
      tell.notice().accept("There is nothing to save");
      return;
    }
    around
        .desk()
        .chooseTarget("Save the workspace", name + "." + ENDING, List.of(ENDING))
        .ifPresent(
            path ->
                save(
                    FileName.last(path.toString()).contains(".")
                        ? path
                        : Path.of(path + "." + ENDING)));
  }

  private void save(Path path) {
    if (said.name().isEmpty()) {
      return;
    }
    Workspace now = said.current();
    long upTo = said.changesProperty().get();
    Callable<Workspace> stamped = now.look().inputs().isEmpty() ? said.stamped(now) : () -> now;
    WorkspaceStore files = store;
    lane.run(ticket -> files.save(path, stamped.call()))
        .onSuccess(done -> saved(path, upTo, done))
        .onFailure(e -> fail(path, e));
  }

  private void saved(Path path, long upTo, WorkspaceStore.Saved done) {
    String name = FileName.last(path.toString());
    file.set(path);
    if (done.merge().isPresent()) {
      // Somebody else has saved there meanwhile: his marks come in, and what was said since stays.
      said.load(Merge.of(said.current(), done.workspace()).workspace().rows());
      report.set(MergeReport.of(name, done.merge().get()));
      changed();
    } else {
      clean(upTo);
    }
    tell.notice().accept("Saved " + name);
  }

  /// Asks for another workspace and takes its marks and notes in.
  public void merge() {
    around.desk().chooseOpen("Merge a workspace", List.of(ENDING)).ifPresent(this::merge);
  }

  /// Takes the marks and notes of another workspace in.
  public void merge(Path path) {
    lane.run(ticket -> new WorkspaceStore().open(path))
        .onSuccess(other -> merge(path, other))
        .onFailure(e -> fail(path, e));
  }

  private void merge(Path path, Workspace other) {
    String name = FileName.last(path.toString());
    Merge merged = Merge.of(said.current(), other);
    if (merged.otherInputs()) {
      tell.message()
          .accept(
              new Message(
                  name + " is a workspace of other files",
                  List.of("Nothing was merged. Open its own files to see what it says.")));
      return;
    }
    said.replace("merge " + name, merged.workspace().rows());
    report.set(MergeReport.of(name, merged));
  }

  /// Closes the report of a merge; false when none is open.
  public boolean closeReport() {
    boolean open = report.get() != null;
    report.set(null);
    return open;
  }

  /// Says that a file cannot be used.
  public void fail(Path path, Exception e) {
    tell.message()
        .accept(
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
