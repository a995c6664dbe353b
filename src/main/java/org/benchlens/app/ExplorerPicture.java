package org.benchlens.app;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.cli.OpenOptions;
import org.benchlens.model.Progress;
import org.benchlens.workspace.preferences.Preferences;

/// A picture of the window for comparisons.
final class ExplorerPicture {
  private ExplorerPicture() {}

  /// With samples, and nothing remembered.
  static WindowPicture of(OpenOptions options, FirstView first, OpenOptions.Snapshot snapshot) {
    return of(options, first, snapshot, Around.unkept(new NoDesk()), List.of(first::bring));
  }

  /// @param around what the window finds around it
  /// @param steps what to do before the picture is taken, each when all work before it is done
  static WindowPicture of(
      OpenOptions options,
      FirstView first,
      OpenOptions.Snapshot snapshot,
      Surroundings around,
      List<Consumer<ExplorerViewModel>> steps) {
    return new WindowPicture(
        snapshot,
        room -> {
          FxRunner runner = new FxRunner();
          Hold hold = new Hold();
          boolean reading = snapshot.state().equals("reading");
          ExplorerViewModel explorer =
              new ExplorerViewModel(
                  runner, around, Preferences.DEFAULT, 1, reading ? hold : Progress.NONE);
          explorer.dark(options.dark().orElse(false));
          Scene scene = ExplorerWindow.scene(explorer, room.width(), room.height(), room.frame());
          return new WindowPicture.Content(
              scene,
              () -> first.apply(explorer),
              () -> runner.idle() || hold.holds(explorer.session().decidedProperty().get()),
              steps.stream().<Runnable>map(step -> () -> step.accept(explorer)).toList(),
              () -> {
                explorer.session().close();
                hold.release();
              });
        });
  }
}
