package org.benchlens.app.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

final class FxRunnerTest {
  private static final int SECONDS = 30;

  private final FxRunner runner = new FxRunner();

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private static void onUiThread(Runnable action) {
    Platform.runLater(action);
  }

  private static <T> T await(CompletableFuture<T> future) throws Exception {
    return future.get(SECONDS, TimeUnit.SECONDS);
  }

  @Test
  void workRunsElsewhereAndItsResultArrivesOnTheUiThread() throws Exception {
    CompletableFuture<List<Boolean>> threads = new CompletableFuture<>();
    onUiThread(
        () ->
            runner
                .lane()
                .run(ticket -> Platform.isFxApplicationThread())
                .onSuccess(
                    worker -> threads.complete(List.of(worker, Platform.isFxApplicationThread()))));
    assertEquals(List.of(false, true), await(threads));
  }

  @Test
  void theResultOfAnOutdatedRequestNeverArrives() throws Exception {
    CountDownLatch newerAsked = new CountDownLatch(1);
    CompletableFuture<List<String>> ended = new CompletableFuture<>();
    List<String> results = Collections.synchronizedList(new ArrayList<>());
    Lane lane = runner.lane();
    onUiThread(
        () -> {
          lane.run(
                  ticket -> {
                    newerAsked.await();
                    return "old";
                  })
              .onSuccess(results::add);
          lane.run(
                  ticket -> {
                    newerAsked.countDown();
                    return "new";
                  })
              .onSuccess(results::add);
          whenIdle(() -> ended.complete(List.copyOf(results)));
        });
    assertEquals(List.of("new"), await(ended));
  }

  @Test
  void ofManyUpdatesTheNewestIsShownAndFewOthers() throws Exception {
    CompletableFuture<List<Integer>> ended = new CompletableFuture<>();
    CountDownLatch lastShown = new CountDownLatch(1);
    List<Integer> shown = Collections.synchronizedList(new ArrayList<>());
    int last = 100_000;
    onUiThread(
        () ->
            runner
                .lane()
                .run(
                    ticket -> {
                      for (int i = 0; i <= last; i++) {
                        int update = i;
                        ticket.show(
                            () -> {
                              shown.add(update);
                              if (update == last) {
                                lastShown.countDown();
                              }
                            });
                      }
                      assertTrue(lastShown.await(SECONDS, TimeUnit.SECONDS));
                      return true;
                    })
                .onSuccess(done -> ended.complete(List.copyOf(shown))));
    List<Integer> updates = await(ended);
    assertEquals(last, updates.getLast());
    assertTrue(updates.size() < 100, "updates: " + updates.size());
  }

  @Test
  void cancelledWorkLearnsOfIt() throws Exception {
    CompletableFuture<Boolean> stopped = new CompletableFuture<>();
    CountDownLatch cancelled = new CountDownLatch(1);
    onUiThread(
        () -> {
          Lane lane = runner.lane();
          lane.run(
              ticket -> {
                cancelled.await();
                try {
                  ticket.check();
                  stopped.complete(false);
                } catch (java.util.concurrent.CancellationException expected) {
                  stopped.complete(true);
                }
                return "";
              });
          lane.cancel();
          cancelled.countDown();
        });
    assertTrue(await(stopped));
  }

  @Test
  void itIsIdleOnlyWhenAllCallsHaveArrived() throws Exception {
    CompletableFuture<Boolean> idleInCall = new CompletableFuture<>();
    onUiThread(
        () ->
            runner
                .lane()
                .run(ticket -> "")
                .onSuccess(result -> idleInCall.complete(runner.idle())));
    assertFalse(await(idleInCall));
  }

  private void whenIdle(Runnable action) {
    Platform.runLater(
        () -> {
          if (runner.idle()) {
            action.run();
          } else {
            whenIdle(action);
          }
        });
  }
}
