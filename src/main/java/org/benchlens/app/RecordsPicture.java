package org.benchlens.app;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.benchlens.app.task.FxRunner;
import org.benchlens.app.view.Theme;
import org.benchlens.app.view.nupp.RecordsView;
import org.benchlens.app.viewmodel.nupp.RecordsViewModel;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.workflow.PictureFile;
import org.jspecify.annotations.Nullable;

/// A picture of the window for records, taken when all work is done and drawn.
final class RecordsPicture {
  private static final int QUIET_PULSES = 6;

  /// Side of the headless screen, [px].
  private static final int SCREEN = 1000;

  private final OpenOptions options;
  private final OpenOptions.Snapshot snapshot;
  private int @Nullable [] pixels;

  RecordsPicture(OpenOptions options, OpenOptions.Snapshot snapshot) {
    this.options = options;
    this.snapshot = snapshot;
  }

  /// Shows the window and takes the picture; on JavaFX's thread.
  ///
  /// @param end ends JavaFX
  void take(Runnable end) {
    boolean dark = options.dark().orElse(false);
    FxRunner runner = new FxRunner();
    RecordsViewModel records = new RecordsViewModel(runner, options.files());
    RecordsView view = RecordsWindow.view(records, dark);
    Stage stage = new Stage(StageStyle.UNDECORATED);
    Scene scene =
        new Scene(
            new PictureFrame(view, snapshot.width(), snapshot.height()),
            Math.min(SCREEN, snapshot.width()),
            Math.min(SCREEN, snapshot.height()));
    Theme.dress(scene, new ReadOnlyObjectWrapper<>(dark));
    stage.setScene(scene);
    stage.show();
    options.row().ifPresent(row -> records.tabProperty().subscribe(tab -> view.select(row)));
    records.open("");
    new AnimationTimer() {
      private int quiet;

      @Override
      public void handle(long now) {
        quiet = runner.idle() ? quiet + 1 : 0;
        if (quiet >= QUIET_PULSES) {
          stop();
          pixels = pixels(scene);
          end.run();
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
