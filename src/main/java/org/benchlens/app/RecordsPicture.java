package org.benchlens.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.scene.Scene;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.view.nupp.RecordsView;
import org.benchlens.app.viewmodel.Appearance;
import org.benchlens.app.viewmodel.PreferencesViewModel;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.cli.OpenOptions;
import org.benchlens.workspace.preferences.Preferences;

/// A picture of the window for records.
final class RecordsPicture {
  private RecordsPicture() {}

  /// With nothing remembered.
  static WindowPicture of(FirstRecords first, OpenOptions.Snapshot snapshot) {
    return of(first, snapshot, Around.unkept(new NoDesk()), List.of());
  }

  /// @param surroundings what the window finds around it
  /// @param steps what to do before the picture is taken, each when all work before it is done
  static WindowPicture of(
      FirstRecords first,
      OpenOptions.Snapshot snapshot,
      Surroundings surroundings,
      List<BiConsumer<RecordsViewModel, Appearance>> steps) {
    return new WindowPicture(
        snapshot,
        room -> {
          FxRunner runner = new FxRunner();
          Appearance appearance =
              new Appearance(
                  new PreferencesViewModel(runner, surroundings.store(), Preferences.DEFAULT));
          appearance.force(first.options().dark().orElse(false));
          RecordsViewModel records = new RecordsViewModel(runner, surroundings);
          RecordsView.Around around = RecordsWindow.around(appearance, () -> {});
          RecordsView view = RecordsWindow.view(records, around);
          Scene scene =
              RecordsWindow.scene(
                  view, room.frame().apply(view), appearance, room.width(), room.height());
          List<Runnable> all = new ArrayList<>();
          all.add(() -> first.apply(records));
          all.add(() -> bring(snapshot.state(), records, around));
          steps.forEach(step -> all.add(() -> step.accept(records, appearance)));
          // What the last of them led to is drawn in a pulse of its own.
          all.add(() -> {});
          return new WindowPicture.Content(
              scene, () -> first.open(records), runner::idle, all, () -> {});
        });
  }

  private static void bring(String state, RecordsViewModel records, RecordsView.Around around) {
    switch (state) {
      case "help" -> records.toggleHelp();
      case "about" -> around.about().toggle();
      case "manual" -> around.manual().toggle();
      default -> {
        // The other states are of the main window.
      }
    }
  }
}
