package org.benchlens.app.task;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/// Works on threads of its own and calls back on JavaFX's.
///
/// Work that asks whether it still counts stands back while JavaFX's thread is behind. Counts what
/// is under way, so that a snapshot can wait for the end of it.
public final class FxRunner implements BackgroundRunner {
  private static final long MILLIS_BETWEEN_UPDATES = 100;

  private final ExecutorService workers =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("work-", 0).factory());
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("updates").factory());
  private final AtomicLong underWay = new AtomicLong();
  private final UiFirst uiFirst = new UiFirst();

  @Override
  public Lane lane() {
    return new FxLane();
  }

  @Override
  public void later(long millis, Runnable call) {
    var _ = clock.schedule(() -> Platform.runLater(call), millis, TimeUnit.MILLISECONDS);
  }

  /// Whether nothing runs and nothing waits to be called.
  public boolean idle() {
    return underWay.get() == 0;
  }

  private final class FxLane implements Lane {
    private final AtomicLong newest = new AtomicLong();

    @Override
    public <T> Request<T> run(Work<T> work) {
      Request<T> request = new Request<>();
      FxTicket ticket = new FxTicket(newest.incrementAndGet(), newest);
      underWay.incrementAndGet();
      workers.execute(() -> attend(work, request, ticket));
      return request;
    }

    @Override
    public void cancel() {
      newest.incrementAndGet();
    }

    private <T> void attend(Work<T> work, Request<T> request, FxTicket ticket) {
      Runnable delivery = () -> {};
      try {
        T result = work.run(ticket);
        delivery = () -> request.succeed(result);
      } catch (CancellationException outdated) {
        // Whoever cancelled does not wait for an answer.
      } catch (Exception exception) {
        delivery = () -> request.fail(exception);
      } catch (OutOfMemoryError error) {
        delivery = () -> request.fail(new ExecutionException("there is not enough memory", error));
      }
      Runnable last = delivery;
      Platform.runLater(
          () -> {
            if (ticket.close()) {
              last.run();
            }
            underWay.decrementAndGet();
          });
    }
  }

  private final class FxTicket implements Ticket {
    private final long mine;
    private final AtomicLong newest;
    private final AtomicReference<@Nullable Runnable> waiting = new AtomicReference<>();
    private volatile boolean closed;
    private boolean planned;

    FxTicket(long mine, AtomicLong newest) {
      this.mine = mine;
      this.newest = newest;
    }

    private boolean current() {
      return !closed && mine == newest.get();
    }

    boolean close() {
      boolean counts = current();
      closed = true;
      return counts;
    }

    @Override
    public void check() {
      uiFirst.standBack();
      if (!current()) {
        throw new CancellationException();
      }
    }

    @Override
    public void awaitCalm() {
      uiFirst.awaitCalm();
      check();
    }

    @Override
    public void show(Runnable update) {
      waiting.set(update);
      synchronized (this) {
        if (planned) {
          return;
        }
        planned = true;
      }
      Platform.runLater(this::showNewest);
    }

    private void showNewest() {
      Runnable update = waiting.getAndSet(null);
      if (update != null && current()) {
        update.run();
        var _ = clock.schedule(this::again, MILLIS_BETWEEN_UPDATES, TimeUnit.MILLISECONDS);
      } else {
        release();
      }
    }

    private void again() {
      Platform.runLater(this::showNewest);
    }

    private void release() {
      synchronized (this) {
        planned = false;
      }
      Runnable late = waiting.getAndSet(null);
      if (late != null && current()) {
        show(late);
      }
    }
  }
}
