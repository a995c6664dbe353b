package org.benchlens.app;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.benchlens.workflow.PictureFile;
import org.jspecify.annotations.Nullable;

/// A picture of a window, taken when all work is done and what it led to is drawn.
final class WindowPicture {
  private static final int QUIET_PULSES = 6;

  /// Side of the headless screen, [px]. A larger window does not fit into its memory; what lies
  /// outside is drawn into the picture all the same.
  private static final int SCREEN = 1000;

  private final OpenOptions.Snapshot snapshot;
  private final Function<Room, Content> maker;
  private int @Nullable [] pixels;

  /// @param snapshot what is taken, and where it goes
  /// @param maker makes what stands in the window; called on JavaFX's thread
  WindowPicture(OpenOptions.Snapshot snapshot, Function<Room, Content> maker) {
    this.snapshot = snapshot;
    this.maker = maker;
  }

  /// Room for a window.
  ///
  /// @param width width of its scene, [px]
  /// @param height height of its scene, [px]
  /// @param frame puts the view into the scene's root
  record Room(double width, double height, UnaryOperator<Parent> frame) {}

  /// What stands in a window.
  ///
  /// @param scene its scene
  /// @param begin called when it is shown
  /// @param idle whether all work is done
  /// @param steps what to do before the picture is taken, each when all work before it is done
  /// @param close called when the picture is taken
  record Content(
      Scene scene, Runnable begin, BooleanSupplier idle, List<Runnable> steps, Runnable close) {
    Content {
      steps = List.copyOf(steps);
    }
  }

  /// Shows the window and takes the picture; on JavaFX's thread.
  ///
  /// @param end ends JavaFX
  void take(Runnable end) {
    Stage stage = new Stage(StageStyle.UNDECORATED);
    Content content =
        maker.apply(
            new Room(
                Math.min(SCREEN, snapshot.width()),
                Math.min(SCREEN, snapshot.height()),
                view -> new PictureFrame(view, snapshot.width(), snapshot.height())));
    stage.setScene(content.scene());
    stage.show();
    content.begin().run();
    whenStill(
        content,
        () -> {
          pixels = pixels(content.scene());
          content.close().run();
          stage.hide();
          end.run();
        });
  }

  private static void whenStill(Content content, Runnable then) {
    new AnimationTimer() {
      private int quiet;
      private int step;

      @Override
      public void handle(long now) {
        quiet = content.idle().getAsBoolean() ? quiet + 1 : 0;
        if (quiet >= QUIET_PULSES && step < content.steps().size()) {
          content.steps().get(step).run();
          step++;
          quiet = 0;
        } else if (quiet >= QUIET_PULSES) {
          stop();
          then.run();
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
