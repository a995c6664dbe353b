package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.benchlens.app.task.BackgroundRunner;
import org.benchlens.app.task.Lane;
import org.benchlens.workflow.PreferencesStore;
import org.benchlens.workspace.preferences.Preferences;

/// The preferences: a change holds at once and is written in the background.
public final class PreferencesViewModel {
  private final Lane lane;
  private final PreferencesStore store;
  private final List<UnaryOperator<Preferences>> unwritten = new ArrayList<>();
  private final ReadOnlyObjectWrapper<Preferences> preferences;
  private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper("");

  /// @param runner where they are written
  /// @param store keeps them; was loaded
  /// @param loaded what it held
  public PreferencesViewModel(BackgroundRunner runner, PreferencesStore store, Preferences loaded) {
    lane = runner.lane();
    this.store = store;
    preferences = new ReadOnlyObjectWrapper<>(loaded);
    store.takeNotice().ifPresent(notice::set);
  }

  /// A switch that holds what they say of density lines at first, and keeps what it becomes.
  BooleanProperty density() {
    BooleanProperty density = new SimpleBooleanProperty(preferences.get().density());
    density.addListener((observed, before, now) -> change(known -> known.withDensity(now)));
    return density;
  }

  /// Changes them.
  public void change(UnaryOperator<Preferences> change) {
    preferences.set(change.apply(preferences.get()));
    synchronized (unwritten) {
      unwritten.add(change);
    }
    lane.run(ticket -> write())
        .onSuccess(written -> store.takeNotice().ifPresent(notice::set))
        .onFailure(e -> notice.set("Preferences cannot be kept: " + e.getMessage()));
  }

  /// Writes all changes that wait, in their order. The store lets one thread in at a time.
  private Preferences write() throws Exception {
    return store.update(
        before -> {
          synchronized (unwritten) {
            Preferences now = before;
            for (UnaryOperator<Preferences> change : unwritten) {
              now = change.apply(now);
            }
            unwritten.clear();
            return now;
          }
        });
  }

  /// What holds.
  public ReadOnlyObjectProperty<Preferences> preferencesProperty() {
    return preferences.getReadOnlyProperty();
  }

  /// What to tell about the file; empty for nothing.
  public ReadOnlyStringProperty noticeProperty() {
    return notice.getReadOnlyProperty();
  }
}
