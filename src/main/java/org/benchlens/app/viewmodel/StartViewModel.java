package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.Lesson;
import org.jspecify.annotations.Nullable;

/// The start screen: a place for each of the two files.
public final class StartViewModel {
  private final Lane lane;
  private final SessionViewModel session;
  private final Desk desk;
  private final ReadOnlyObjectWrapper<@Nullable Path> reference = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Path> compare = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<Offer>> offers = new ReadOnlyObjectWrapper<>(List.of());

  /// @param runner where samples are looked for
  /// @param session where files are opened
  /// @param desk where files are chosen
  public StartViewModel(BackgroundRunner runner, SessionViewModel session, Desk desk) {
    this.lane = runner.lane();
    this.session = session;
    this.desk = desk;
  }

  /// Offers the samples below a folder.
  public void offer(Path folder) {
    lane.run(ticket -> Lesson.in(folder))
        .onSuccess(lessons -> offers.set(lessons.stream().map(this::offer).toList()));
  }

  private Offer offer(Lesson lesson) {
    CompareRequest request = CompareRequest.of(lesson.reference(), lesson.compare());
    return new Offer(lesson.title(), lesson.text(), () -> session.open(request));
  }

  /// A sample to open.
  ///
  /// @param title its name
  /// @param text what there is to be learnt
  /// @param open opens it
  public record Offer(String title, String text, Runnable open) {}

  /// Asks for the file of a side. Opens both when both are there.
  public void choose(Side side) {
    desk.chooseFile(side).ifPresent(path -> put(side, path));
  }

  /// Asks for both files, one after the other, and opens them.
  public void chooseBoth() {
    clear(Side.REFERENCE);
    clear(Side.COMPARE);
    choose(Side.REFERENCE);
    if (reference.get() != null) {
      choose(Side.COMPARE);
    }
  }

  /// Takes files dropped on a side: one for it, or two for both.
  public void drop(Side side, List<Path> files) {
    if (files.size() >= 2) {
      reference.set(files.get(0));
      put(Side.COMPARE, files.get(1));
    } else if (!files.isEmpty()) {
      put(side, files.getFirst());
    }
  }

  /// Empties a place.
  public void clear(Side side) {
    property(side).set(null);
  }

  /// Puts what was opened in the places, so that one of them can be changed.
  void refill(CompareRequest request) {
    reference.set(request.reference());
    compare.set(request.compare());
  }

  private void put(Side side, Path path) {
    property(side).set(path);
    open();
  }

  /// Opens both files, when both are there.
  public void open() {
    Path ref = reference.get();
    Path cmp = compare.get();
    if (ref != null && cmp != null) {
      session.open(CompareRequest.of(ref, cmp));
    }
  }

  private ReadOnlyObjectWrapper<@Nullable Path> property(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The file in the place of a side, null while it is empty.
  public ReadOnlyObjectProperty<@Nullable Path> fileProperty(Side side) {
    return property(side).getReadOnlyProperty();
  }

  /// The samples that are offered.
  public ReadOnlyObjectProperty<List<Offer>> offersProperty() {
    return offers.getReadOnlyProperty();
  }
}
