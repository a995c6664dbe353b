package org.benchlens.app.task;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/// Records how long JavaFX's thread keeps a caller waiting.
///
/// Asks for a call every few milliseconds. While one call is late those that would have been asked
/// for meanwhile count too, each with what is left of the delay: a share of 0.999 means 99.9 % of
/// the time, not of the calls.
public final class StallWatchdog {
  private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(5);

  private long[] delays = new long[4096];
  private int count;

  private StallWatchdog() {}

  /// Starts to watch, until the process ends.
  public static StallWatchdog start() {
    StallWatchdog watchdog = new StallWatchdog();
    Thread.ofPlatform().daemon().name("stall-watchdog").start(watchdog::watch);
    return watchdog;
  }

  private void watch() {
    try {
      while (true) {
        CountDownLatch called = new CountDownLatch(1);
        long asked = System.nanoTime();
        Platform.runLater(called::countDown);
        called.await();
        record(System.nanoTime() - asked);
        TimeUnit.NANOSECONDS.sleep(INTERVAL);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void record(long delay) {
    for (long rest = delay; rest == delay || rest > 0; rest -= INTERVAL) {
      if (count == delays.length) {
        delays = Arrays.copyOf(delays, 2 * count);
      }
      delays[count++] = rest;
    }
  }

  /// Forgets what was recorded.
  public synchronized void clear() {
    count = 0;
  }

  /// The delay that is not exceeded in a share of the time, [ms]; NaN before anything is recorded.
  ///
  /// @param share 0 to 1
  public synchronized double percentile(double share) {
    if (count == 0) {
      return Double.NaN;
    }
    long[] sorted = Arrays.copyOf(delays, count);
    Arrays.sort(sorted);
    return sorted[(int) Math.ceil(share * (count - 1))] / 1e6;
  }
}
