package org.benchlens.app;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.benchlens.model.Progress;

/// Holds work up at half of its rows, so that a picture of that moment can be taken.
final class Hold implements Progress {
  private final CountDownLatch released = new CountDownLatch(1);
  private volatile long reached = -1;

  @Override
  public void at(long done, long total) {
    if (2 * done >= total) {
      reached = done;
      try {
        released.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancellationException();
      }
    }
  }

  /// Lets work go on.
  void release() {
    released.countDown();
  }

  /// Whether work is held up and `shown` rows are all that came before.
  boolean holds(long shown) {
    return reached >= 0 && shown >= reached - 1;
  }
}
