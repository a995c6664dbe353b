package org.benchlens.app.task;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/// Lets other threads stand back while JavaFX's thread is behind: where there are few processors,
/// work beside it makes a frame take twice as long.
///
/// Whoever works asks now and then; one question at a time is put to JavaFX's thread. While its
/// answer is late all who ask wait, though never for long: work that does not end helps nobody.
final class UiFirst {
  private static final long BETWEEN_QUESTIONS = TimeUnit.MILLISECONDS.toNanos(3);
  private static final long LATE = TimeUnit.MILLISECONDS.toNanos(5);
  private static final long LONGEST_WAIT = TimeUnit.MILLISECONDS.toNanos(200);

  /// With the time between them longer than one frame.
  private static final int PROMPT_ANSWERS = 3;

  private static final long BETWEEN_ANSWERS = TimeUnit.MILLISECONDS.toNanos(10);
  private static final long LONGEST_WAIT_FOR_CALM = TimeUnit.MILLISECONDS.toNanos(500);

  private boolean open;
  private long since = System.nanoTime();

  /// Returns at once, or when JavaFX's thread has caught up.
  void standBack() {
    long now = System.nanoTime();
    synchronized (this) {
      if (open && now - since > LATE) {
        await(now + LONGEST_WAIT);
      }
      if (open || System.nanoTime() - since < BETWEEN_QUESTIONS) {
        return;
      }
      open = true;
      since = System.nanoTime();
    }
    Platform.runLater(this::answer);
  }

  /// Returns when JavaFX's thread has answered at once a few times in a row, so that it has drawn
  /// what it was at; in any case soon.
  void awaitCalm() {
    long end = System.nanoTime() + LONGEST_WAIT_FOR_CALM;
    try {
      for (int prompt = 0; prompt < PROMPT_ANSWERS && System.nanoTime() < end; ) {
        CountDownLatch answered = new CountDownLatch(1);
        long asked = System.nanoTime();
        Platform.runLater(answered::countDown);
        boolean came = answered.await(end - asked, TimeUnit.NANOSECONDS);
        prompt = came && System.nanoTime() - asked < LATE ? prompt + 1 : 0;
        TimeUnit.NANOSECONDS.sleep(BETWEEN_ANSWERS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void answer() {
    open = false;
    since = System.nanoTime();
    notifyAll();
  }

  private synchronized void await(long end) {
    try {
      for (long left = end - System.nanoTime(); open && left > 0; left = end - System.nanoTime()) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
