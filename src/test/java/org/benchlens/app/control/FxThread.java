package org.benchlens.app.control;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;

/// Runs code on the JavaFX thread of a headless toolkit.
final class FxThread {
  private static final int PULSES = 5;

  private FxThread() {}

  static void start() {
    try {
      Platform.startup(() -> Platform.setImplicitExit(false));
    } catch (IllegalStateException alreadyStarted) {
      Platform.runLater(() -> Platform.setImplicitExit(false));
    }
  }

  /// Runs code there and waits for it.
  static void run(Runnable code) throws Exception {
    FutureTask<Boolean> task = new FutureTask<>(code, true);
    Platform.runLater(task);
    task.get(30, TimeUnit.SECONDS);
  }

  /// Shows a node in a window, waits some pulses and takes a picture of it.
  static WritableImage picture(Parent node, double width, double height) throws Exception {
    CompletableFuture<WritableImage> done = new CompletableFuture<>();
    run(
        () -> {
          Stage stage = new Stage();
          Scene scene = new Scene(node, width, height);
          stage.setScene(scene);
          stage.show();
          AtomicInteger pulses = new AtomicInteger();
          new AnimationTimer() {
            @Override
            public void handle(long now) {
              if (pulses.incrementAndGet() == PULSES) {
                stop();
                done.complete(scene.snapshot(null));
                Platform.runLater(stage::hide);
              }
            }
          }.start();
        });
    return done.get(30, TimeUnit.SECONDS);
  }
}
