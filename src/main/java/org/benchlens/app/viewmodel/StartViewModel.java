package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.Lesson;
import org.benchlens.workflow.OpenRecords;
import org.jspecify.annotations.Nullable;

/// The start screen: a place for each of the two inputs, and samples. Both are opened as soon as
/// the second one comes.
public final class StartViewModel {
  private final SessionViewModel session;
  private final Desk desk;
  private final List<Lesson> samples;
  private final Place reference;
  private final Place compare;
  private final Lane looking;
  private Consumer<Path> workspace = path -> {};
  private final ReadOnlyBooleanWrapper complete = new ReadOnlyBooleanWrapper();

  /// @param runner where inputs are looked at
  /// @param session where files are opened
  /// @param around where files are chosen, and the samples
  StartViewModel(BackgroundRunner runner, SessionViewModel session, Surroundings around) {
    this.session = session;
    this.desk = around.desk();
    this.samples = around.samples();
    reference = new Place(runner.lane());
    compare = new Place(runner.lane());
    looking = runner.lane();
  }

  /// Asks for the file of a side. Opens both when both are there.
  public void choose(Side side) {
    desk.chooseFile(side).ifPresent(path -> put(side, path));
  }

  /// Asks for the folder of a side. Opens both when both are there.
  public void chooseFolder(Side side) {
    folder(side).ifPresent(path -> put(side, path));
  }

  private Optional<Path> folder(Side side) {
    return desk.chooseFolder("Choose the folder of " + side.word() + " results");
  }

  /// Asks for both files, one after the other, and opens them.
  public void chooseBoth() {
    Optional<Path> first = desk.chooseFile(Side.REFERENCE);
    Optional<Path> second = first.isEmpty() ? first : desk.chooseFile(Side.COMPARE);
    first.ifPresent(path -> takeOrOpen(path, second));
  }

  /// Asks for both folders, one after the other, and opens them.
  public void chooseBothFolders() {
    Optional<Path> first = folder(Side.REFERENCE);
    Optional<Path> second = first.isEmpty() ? first : folder(Side.COMPARE);
    first.ifPresent(path -> takeOrOpen(path, second));
  }

  /// Asks for another file in place of the one at fault, or for both.
  public void chooseAnother() {
    Failure failure = session.failureProperty().get();
    CompareRequest request = session.requestProperty().get();
    if (failure == null || request == null || failure.file().isEmpty()) {
      chooseBoth();
    } else {
      boolean compare = request.compare().toString().equals(failure.file());
      choose(compare ? Side.COMPARE : Side.REFERENCE);
    }
  }

  private void takeOrOpen(Path first, Optional<Path> second) {
    if (second.isPresent()) {
      open(first, second.get());
    } else {
      unlessRecords(
          List.of(first),
          () -> {
            if (session.phaseProperty().get() == Phase.EMPTY) {
              place(Side.REFERENCE, first);
            }
          });
    }
  }

  /// Documents of `nupp bench` go to a window of their own; the places stay as they are.
  private void unlessRecords(List<Path> paths, Runnable otherwise) {
    looking
        .run(ticket -> OpenRecords.areRecords(paths))
        .onSuccess(
            are -> {
              if (are) {
                desk.openRecords(paths);
              } else {
                otherwise.run();
              }
            });
  }

  /// Has workspaces opened by somebody.
  void workspaces(Consumer<Path> opener) {
    workspace = opener;
  }

  /// Takes files or folders dropped on a side: one for it, or two for both. A workspace opens its
  /// own pair.
  public void drop(Side side, List<Path> files) {
    Optional<Path> named = files.stream().filter(WorkspaceViewModel::named).findFirst();
    if (named.isPresent()) {
      workspace.accept(named.get());
    } else if (files.size() >= 2) {
      open(files.get(0), files.get(1));
    } else if (!files.isEmpty()) {
      put(side, files.getFirst());
    }
  }

  /// Takes the paths on the clipboard: two for both sides, or one for the first empty place.
  public void paste() {
    List<Path> files = desk.clipboardFiles();
    List<Path> paths = files.isEmpty() ? PastedPaths.of(desk.clipboardText()) : files;
    drop(reference.path.get() == null ? Side.REFERENCE : Side.COMPARE, paths);
  }

  /// Exchanges the two places.
  public void swap() {
    Path before = reference.path.get();
    reference.take(compare.path.get());
    compare.take(before);
    look();
  }

  /// Empties a place.
  public void clear(Side side) {
    place(side).take(null);
    update();
  }

  /// Opens a sample.
  ///
  /// @param index its position in [#samples]
  public void openSample(int index) {
    open(samples.get(index).reference(), samples.get(index).compare());
  }

  /// Puts what was opened in the places, so that one of them can be changed; finds out what they
  /// hold once nothing is open, when they are seen.
  void follow(@Nullable CompareRequest request, Phase phase) {
    if (request != null) {
      reference.take(request.reference());
      compare.take(request.compare());
      update();
    }
    if (phase == Phase.EMPTY) {
      look();
    }
  }

  /// What is being opened is read anyway, so this waits until the places are seen.
  private void look() {
    reference.look();
    compare.look();
  }

  private void put(Side side, Path path) {
    unlessRecords(List.of(path), () -> place(side, path));
  }

  private void place(Side side, Path path) {
    place(side).take(path);
    update();
    if (complete.get()) {
      open();
    } else {
      look();
    }
  }

  private void open(Path first, Path second) {
    unlessRecords(
        List.of(first, second),
        () -> {
          reference.take(first);
          place(Side.COMPARE, second);
        });
  }

  private void update() {
    complete.set(reference.path.get() != null && compare.path.get() != null);
  }

  /// Opens both, when both are there.
  public void open() {
    Path ref = reference.path.get();
    Path cmp = compare.path.get();
    if (ref != null && cmp != null) {
      session.open(CompareRequest.of(ref, cmp));
    }
  }

  private Place place(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The input in the place of a side, null while it is empty.
  public ReadOnlyObjectProperty<@Nullable Path> fileProperty(Side side) {
    return place(side).path.getReadOnlyProperty();
  }

  /// What that input holds; empty until it is known.
  public ReadOnlyObjectProperty<String> holdsProperty(Side side) {
    return place(side).holds.getReadOnlyProperty();
  }

  /// Whether both places are taken.
  public ReadOnlyBooleanProperty completeProperty() {
    return complete.getReadOnlyProperty();
  }

  /// The samples that come with the program.
  public List<SampleEntry> samples() {
    return samples.stream().map(sample -> new SampleEntry(sample.title(), sample.text())).toList();
  }
}
