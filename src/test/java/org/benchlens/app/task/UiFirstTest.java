package org.benchlens.app.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

final class UiFirstTest {
  private final UiFirst first = new UiFirst();
  private final CountDownLatch busy = new CountDownLatch(1);
  private final CountDownLatch free = new CountDownLatch(1);

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  /// Keeps JavaFX's thread from answering.
  private void keepBusy() throws InterruptedException {
    Platform.runLater(
        () -> {
          busy.countDown();
          try {
            free.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    busy.await();
  }

  /// Asks until the question is out and old enough to be late.
  private void askUntilLate() throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(20);
    first.standBack();
    TimeUnit.MILLISECONDS.sleep(20);
  }

  private static Thread start(Runnable asks, CountDownLatch done) {
    return Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              asks.run();
              done.countDown();
            });
  }

  private void waitsUntilTheThreadIsFree(Runnable asks) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Thread worker = start(asks, done);
    while (worker.getState() != Thread.State.TIMED_WAITING && done.getCount() > 0) {
      Thread.onSpinWait();
    }
    assertEquals(1, done.getCount(), "it waits");
    free.countDown();
    assertTrue(done.await(30, TimeUnit.SECONDS));
  }

  @Test
  void workWaitsWhileTheThreadIsBehindAndGoesOnWhenItHasCaughtUp() throws Exception {
    keepBusy();
    askUntilLate();
    waitsUntilTheThreadIsFree(first::standBack);
  }

  @Test
  void workGoesOnThoughTheThreadNeverAnswers() throws Exception {
    keepBusy();
    askUntilLate();
    first.standBack();
    assertEquals(1, free.getCount(), "the thread is still busy");
    free.countDown();
  }

  @Test
  void nobodyWaitsForAThreadThatKeepsUp() throws Exception {
    for (int i = 0; i < 5; i++) {
      first.standBack();
      CountDownLatch answered = new CountDownLatch(1);
      Platform.runLater(answered::countDown);
      answered.await();
      TimeUnit.MILLISECONDS.sleep(10);
    }
    CountDownLatch done = new CountDownLatch(1);
    start(first::standBack, done);
    assertTrue(done.await(30, TimeUnit.SECONDS));
  }

  @Test
  void calmIsWaitedForWhileTheThreadIsBusy() throws Exception {
    keepBusy();
    waitsUntilTheThreadIsFree(first::awaitCalm);
  }
}
