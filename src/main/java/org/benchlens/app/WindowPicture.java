package org.benchlens.app;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.model.Progress;
import org.benchlens.workflow.PictureFile;
import org.benchlens.workspace.preferences.Preferences;
import org.jspecify.annotations.Nullable;

/// A picture of the window, taken when all work is done and what it led to is drawn.
final class WindowPicture {
  private static final int QUIET_PULSES = 6;

  /// Side of the headless screen, [px]. A larger window does not fit into its memory; what lies
  /// outside is drawn into the picture all the same.
  private static final int SCREEN = 1000;

  private final OpenOptions options;
  private final FirstView first;
  private final OpenOptions.Snapshot snapshot;
  private final Surroundings around;
  private final List<Consumer<ExplorerViewModel>> steps;
  private int @Nullable [] pixels;

  WindowPicture(OpenOptions options, FirstView first, OpenOptions.Snapshot snapshot) {
    this(options, first, snapshot, null, List.of(first::bring));
  }

  /// @param around what the window finds around it; null for samples and nothing remembered
  /// @param steps what to do before the picture is taken, each when all work before it is done
  WindowPicture(
      OpenOptions options,
      FirstView first,
      OpenOptions.Snapshot snapshot,
      @Nullable Surroundings around,
      List<Consumer<ExplorerViewModel>> steps) {
    this.options = options;
    this.around = around == null ? Around.unkept(new NoDesk()) : around;
    this.steps = List.copyOf(steps);
    this.first = first;
    this.snapshot = snapshot;
  }

  /// Shows the window and takes the picture; on JavaFX's thread.
  ///
  /// @param end ends JavaFX
  void take(Runnable end) {
    FxRunner runner = new FxRunner();
    Hold hold = new Hold();
    boolean reading = snapshot.state().equals("reading");
    Stage stage = new Stage(StageStyle.UNDECORATED);
    ExplorerViewModel explorer =
        new ExplorerViewModel(
            runner, around, Preferences.DEFAULT, 1, reading ? hold : Progress.NONE);
    explorer.dark(options.dark().orElse(false));
    Scene scene =
        ExplorerWindow.scene(
            explorer,
            Math.min(SCREEN, snapshot.width()),
            Math.min(SCREEN, snapshot.height()),
            view -> new PictureFrame(view, snapshot.width(), snapshot.height()));
    stage.setScene(scene);
    stage.show();
    first.apply(explorer);
    Runnable close =
        () -> {
          explorer.session().close();
          hold.release();
          stage.hide();
          end.run();
        };
    whenStill(explorer, () -> runner.idle() || holds(hold, explorer), scene, close);
  }

  private static boolean holds(Hold hold, ExplorerViewModel explorer) {
    return hold.holds(explorer.session().decidedProperty().get());
  }

  private void whenStill(
      ExplorerViewModel explorer, BooleanSupplier idle, Scene scene, Runnable close) {
    new AnimationTimer() {
      private int quiet;
      private int step;

      @Override
      public void handle(long now) {
        quiet = idle.getAsBoolean() ? quiet + 1 : 0;
        if (quiet >= QUIET_PULSES && step < steps.size()) {
          steps.get(step).accept(explorer);
          step++;
          quiet = 0;
        } else if (quiet >= QUIET_PULSES) {
          stop();
          pixels = pixels(scene);
          close.run();
        }
      }
    }.start();
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
    Path file = snapshot.file();
    if (pixels == null) {
      throw new ExplorerException("the window could not be drawn");
    }
    try {
      PictureFile.write(file, snapshot.width(), pixels);
    } catch (FileAlreadyExistsException e) {
      throw new ExplorerException(file + " exists and is no picture; choose another name", e);
    } catch (IOException e) {
      throw new ExplorerException(file + " cannot be written: " + e.getMessage(), e);
    }
  }
}
