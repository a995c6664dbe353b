package org.benchlens.app.task;

import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import javafx.application.ColorScheme;
import javafx.application.Platform;

/// The life of JavaFX.
public final class FxThread {

  private FxThread() {}

  /// Starts JavaFX, calls on its thread, and returns when that call's argument is run.
  ///
  /// @param first what to do first; it gets what ends JavaFX
  /// @throws InterruptedException when the calling thread is interrupted
  /// @throws UnsupportedOperationException when there is no display to start on
  public static void run(Consumer<Runnable> first) throws InterruptedException {
    CountDownLatch ended = new CountDownLatch(1);
    Platform.setImplicitExit(false);
    Platform.startup(() -> first.accept(ended::countDown));
    ended.await();
    Platform.exit();
  }

  /// Whether the system's theme is dark now; on JavaFX's thread.
  public static boolean prefersDark() {
    return Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
  }

  /// Tells whether the system's theme is dark, now and whenever it changes; on JavaFX's thread.
  public static void followDark(Consumer<Boolean> told) {
    Platform.getPreferences()
        .colorSchemeProperty()
        .subscribe(scheme -> told.accept(scheme == ColorScheme.DARK));
  }
}
