package org.benchlens.app;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.view.nupp.RecordsView;
import org.benchlens.app.viewmodel.Appearance;
import org.benchlens.app.viewmodel.PreferencesViewModel;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.workflow.PictureFile;
import org.benchlens.workspace.preferences.Preferences;
import org.jspecify.annotations.Nullable;

/// A picture of the window for records, taken when all work is done and drawn.
final class RecordsPicture {
  private static final int QUIET_PULSES = 6;

  /// Side of the headless screen, [px].
  private static final int SCREEN = 1000;

  private final FirstRecords first;
  private final OpenOptions.Snapshot snapshot;
  private int @Nullable [] pixels;

  RecordsPicture(FirstRecords first, OpenOptions.Snapshot snapshot) {
    this.first = first;
    this.snapshot = snapshot;
  }

  /// Shows the window and takes the picture; on JavaFX's thread.
  ///
  /// @param end ends JavaFX
  void take(Runnable end) {
    FxRunner runner = new FxRunner();
    Surroundings unkept = Around.unkept(new NoDesk());
    Appearance appearance =
        new Appearance(new PreferencesViewModel(runner, unkept.store(), Preferences.DEFAULT));
    appearance.force(first.options().dark().orElse(false));
    RecordsViewModel records = new RecordsViewModel(runner, unkept);
    RecordsView.Around around = RecordsWindow.around(appearance, () -> {});
    RecordsView view = RecordsWindow.view(records, around);
    Stage stage = new Stage(StageStyle.UNDECORATED);
    Scene scene =
        RecordsWindow.scene(
            view,
            new PictureFrame(view, snapshot.width(), snapshot.height()),
            appearance,
            Math.min(SCREEN, snapshot.width()),
            Math.min(SCREEN, snapshot.height()));
    stage.setScene(scene);
    stage.show();
    first.open(records);
    List<Runnable> steps =
        List.of(() -> first.apply(records), () -> bring(records, around), () -> {});
    whenStill(
        runner,
        steps,
        () -> {
          pixels = pixels(scene);
          stage.hide();
          end.run();
        });
  }

  private static void whenStill(FxRunner runner, List<Runnable> steps, Runnable then) {
    new AnimationTimer() {
      private int quiet;
      private int step;

      @Override
      public void handle(long now) {
        quiet = runner.idle() ? quiet + 1 : 0;
        if (quiet >= QUIET_PULSES && step < steps.size()) {
          steps.get(step).run();
          step++;
          quiet = 0;
        } else if (quiet >= QUIET_PULSES) {
          stop();
          then.run();
        }
      }
    }.start();
  }

  private void bring(RecordsViewModel records, RecordsView.Around around) {
    switch (snapshot.state()) {
      case "help" -> records.toggleHelp();
      case "about" -> around.about().toggle();
      case "manual" -> around.manual().toggle();
      default -> {
        // The other states are of the main window.
      }
    }
  }

  private int[] pixels(Scene scene) {
    int width = snapshot.width();
    int height = snapshot.height();
    SnapshotParameters whole = new SnapshotParameters();
    whole.setViewport(new Rectangle2D(0, 0, width, height));
    WritableImage image = scene.getRoot().snapshot(whole, new WritableImage(width, height));
    int[] argb = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
    return argb;
  }

  /// Writes the picture.
  ///
  /// @throws ExplorerException when it was not taken or cannot be written
  void write() throws ExplorerException {
    if (pixels == null) {
      throw new ExplorerException("the window could not be drawn");
    }
    try {
      PictureFile.write(snapshot.file(), snapshot.width(), pixels);
    } catch (FileAlreadyExistsException e) {
      throw new ExplorerException(
          snapshot.file() + " exists and is no picture; choose another name", e);
    } catch (IOException e) {
      throw new ExplorerException(snapshot.file() + " cannot be written: " + e.getMessage(), e);
    }
  }
}
