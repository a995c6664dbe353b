package org.benchlens.app;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.animation.AnimationTimer;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.RehearsedSteps;

/// Does once what people do in the window, so that what the JVM keeps of the run (a JDK AOT cache)
/// is what they will need.
final class Rehearsal {
  /// Enough for what a step does beside the UI thread with a small pair, [pulses].
  private static final int PULSES = 15;

  private final Deque<Runnable> steps;
  private final Runnable end;

  private Rehearsal(List<Runnable> steps, Runnable end) {
    this.steps = new ArrayDeque<>(steps);
    this.end = end;
  }

  /// Starts it in a window with an open pair; on JavaFX's thread.
  ///
  /// @param end called after the last step
  static void start(ExplorerViewModel explorer, Runnable end) {
    new Rehearsal(RehearsedSteps.of(explorer), end).next();
  }

  private void next() {
    Runnable step = steps.poll();
    if (step == null) {
      end.run();
      return;
    }
    step.run();
    new AnimationTimer() {
      private int pulses;

      @Override
      public void handle(long now) {
        if (++pulses == PULSES) {
          stop();
          next();
        }
      }
    }.start();
  }
}
