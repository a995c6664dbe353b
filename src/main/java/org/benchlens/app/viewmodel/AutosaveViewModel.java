package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.workflow.Autosave;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Workspace;

/// Keeps every change of the workspace until it is saved, and offers what other windows have left.
public final class AutosaveViewModel {
  private final Lane lane;
  private final Lane leftLane;
  private final Surroundings around;
  private final SavedWorkspace.Tell tell;
  private final Supplier<Workspace> current;
  private final ReadOnlyObjectWrapper<List<LeftMarks>> offered =
      new ReadOnlyObjectWrapper<>(List.of());
  private final List<Autosave.Left> left = new ArrayList<>();
  private final Predicate<Subject> offers;
  private Autosave.Keeper keeper;
  private long newest;

  /// @param current what to keep
  /// @param offers what is offered of that which was left
  AutosaveViewModel(
      BackgroundRunner runner,
      Surroundings around,
      SavedWorkspace.Tell tell,
      Supplier<Workspace> current,
      Predicate<Subject> offers) {
    this.offers = offers;
    lane = runner.lane();
    leftLane = runner.lane();
    this.around = around;
    this.tell = tell;
    this.current = current;
    keeper = around.autosave().begin();
  }

  /// Another workspace is worked on from here.
  void begin() {
    keeper = around.autosave().begin();
  }

  /// Keeps what is current.
  ///
  /// @param order larger for what is newer
  void keep(long order) {
    Autosave.Keeper mine = keeper;
    Workspace now = current.get();
    newest = order;
    lane.run(
            ticket -> {
              mine.keep(order, now);
              return true;
            })
        .onFailure(e -> tell.notice().accept("Marks are not kept: " + e.getMessage()));
  }

  /// Everything up to `order` is safe elsewhere.
  void drop(long order) {
    Autosave.Keeper mine = keeper;
    lane.run(
            ticket -> {
              mine.drop(order);
              return true;
            })
        .onFailure(e -> tell.notice().accept("A kept copy stays: " + e.getMessage()));
  }

  /// Looks for what windows have left that were not closed in the usual way.
  public void look() {
    leftLane
        .run(ticket -> around.autosave().left())
        .onSuccess(this::show)
        .onFailure(e -> tell.notice().accept("Kept marks cannot be read: " + e.getMessage()));
  }

  private void show(List<Autosave.Left> found) {
    left.clear();
    found.stream()
        .filter(each -> offers.test(each.workspace().look().subject()))
        .forEach(left::add);
    offer();
  }

  private void offer() {
    offered.set(left.stream().map(each -> LeftMarks.of(each, around.when())).toList());
  }

  /// Opens what was left, with its files.
  ///
  /// @param index its position in [#offeredProperty]
  /// @param where where it is opened
  public void recover(int index, Recovery where) {
    Autosave.Left chosen = left.get(index);
    where.recover(chosen.file(), chosen.workspace(), () -> handedOver(chosen));
  }

  /// Takes what was left.
  public interface Recovery {
    /// Opens it.
    ///
    /// @param file where it is kept
    /// @param taken to be called when it is safe where it was opened
    void recover(Path file, Workspace workspace, Runnable taken);
  }

  /// Another window takes what was left in a file.
  void passOn(Path file) {
    left.removeIf(each -> each.file().equals(file));
    offer();
  }

  /// The marks are in this window: once they are kept for it, the old copy goes.
  public void handedOver(Autosave.Left chosen) {
    Autosave.Keeper mine = keeper;
    Workspace now = current.get();
    long order = newest;
    lane.run(
            ticket -> {
              mine.keep(order, now);
              around.autosave().discard(chosen);
              return true;
            })
        .onSuccess(done -> look())
        .onFailure(e -> tell.notice().accept("A kept copy stays: " + e.getMessage()));
  }

  /// Throws away what was left.
  ///
  /// @param index its position in [#offeredProperty]
  public void discard(int index) {
    Autosave.Left chosen = left.get(index);
    leftLane
        .run(
            ticket -> {
              around.autosave().discard(chosen);
              return true;
            })
        .onSuccess(done -> look())
        .onFailure(e -> tell.notice().accept("A kept copy stays: " + e.getMessage()));
  }

  /// Offers nothing more until the next start; what was left stays.
  public void later() {
    offered.set(List.of());
  }

  /// What was left, the newest first.
  public ReadOnlyObjectProperty<List<LeftMarks>> offeredProperty() {
    return offered.getReadOnlyProperty();
  }
}
