package org.benchlens.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import javafx.animation.AnimationTimer;
import org.benchlens.app.task.StallWatchdog;
import org.benchlens.app.viewmodel.ExplorerViewModel;
import org.benchlens.app.viewmodel.Phase;

/// Says on standard error when what a person waits for is on the screen, with
/// `-Dbenchlens.marks=true`. The benchmark of the window reads it.
///
/// A line is `mark NAME MILLISECONDS`: since the start of the process for `window`, since the open
/// request for the rest. With `-Dbenchlens.marks=end` the program ends after the last one; with
/// `rehearsal` it shows its start screen before it opens anything, and takes the steps of
/// [Rehearsal] before it ends.
final class Marks {
  private static final String FLAG = "benchlens.marks";
  private static final String END = "end";
  private static final String REHEARSAL = "rehearsal";

  /// What changes in one pulse is on the screen when the one after the next begins.
  private static final int PULSES_TO_SCREEN = 2;

  private final PrintStream out =
      new PrintStream(new FileOutputStream(FileDescriptor.err), true, UTF_8);
  private final StallWatchdog watchdog = StallWatchdog.start();
  private long opened = System.nanoTime();
  private boolean firstSeen;
  private boolean rowsSeen;
  private boolean evidenceSeen;
  private final Runnable after;

  private Marks(Runnable after) {
    this.after = after;
  }

  /// Follows a window that has just been shown, if the flag is set; on JavaFX's thread.
  ///
  /// @param end ends the program
  static void follow(ExplorerViewModel explorer, Runnable end) {
    String wanted = System.getProperty(FLAG, "");
    Runnable after =
        switch (wanted) {
          case END -> end;
          case REHEARSAL -> () -> Rehearsal.start(explorer, end);
          default -> () -> {};
        };
    if (List.of("true", END, REHEARSAL).contains(wanted)) {
      new Marks(after).listen(explorer);
    }
  }

  /// Opens what the window is to open: at once, in a rehearsal when the start screen was seen.
  static void open(Runnable first) {
    if (System.getProperty(FLAG, "").equals(REHEARSAL)) {
      onScreen(first);
    } else {
      first.run();
    }
  }

  private void listen(ExplorerViewModel explorer) {
    Instant start = ProcessHandle.current().info().startInstant().orElseGet(Instant::now);
    onScreen(
        () -> {
          print("window", Duration.between(start, Instant.now()).toNanos());
          stalls();
          boolean nothing = explorer.session().phaseProperty().get() == Phase.EMPTY;
          if (nothing && !System.getProperty(FLAG, "").equals(REHEARSAL)) {
            after.run();
          }
        });
    explorer.session().phaseProperty().addListener((_, _, now) -> phase(now));
    explorer.rows().lookProperty().addListener((_, _, look) -> first(look.all()));
  }

  private void phase(Phase now) {
    switch (now) {
      case READING -> {
        opened = System.nanoTime();
        firstSeen = false;
        rowsSeen = false;
        evidenceSeen = false;
      }
      case DECIDING -> rows();
      case READY -> evidence();
      case FAILED -> after.run();
      case EMPTY, STOPPED -> {}
    }
  }

  private void evidence() {
    if (!evidenceSeen) {
      evidenceSeen = true;
      onScreen(
          () -> {
            since("evidence");
            after.run();
          });
    }
  }

  private void first(int all) {
    if (all > 0 && !firstSeen) {
      firstSeen = true;
      onScreen(() -> since("first-rows"));
    }
  }

  private void rows() {
    if (!rowsSeen) {
      rowsSeen = true;
      onScreen(() -> since("rows"));
    }
  }

  private void since(String name) {
    print(name, System.nanoTime() - opened);
    stalls();
  }

  private void stalls() {
    print("stall-p999", Math.round(watchdog.percentile(0.999) * 1e6));
    print("stall-max", Math.round(watchdog.percentile(1) * 1e6));
  }

  private void print(String name, long nanos) {
    out.println(String.format(Locale.ROOT, "mark %s %.1f", name, nanos / 1e6));
  }

  /// Calls back when what is set now is on the screen.
  static void onScreen(Runnable then) {
    new AnimationTimer() {
      private int pulses;

      @Override
      public void handle(long now) {
        if (++pulses > PULSES_TO_SCREEN) {
          stop();
          then.run();
        }
      }
    }.start();
  }
}
