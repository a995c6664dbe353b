package org.benchlens.app.task;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// Works in place, for tests: when [Lane#run] returns, the work is done and all calls have come, on
/// the thread that asked. Updates that come from other threads are shown when the work is done.
public final class InPlaceRunner implements BackgroundRunner {
  private final List<Runnable> waiting = new ArrayList<>();

  @Override
  public Lane lane() {
    return new InPlaceLane();
  }

  @Override
  public void later(long millis, Runnable call) {
    waiting.add(call);
  }

  /// Lets the time pass that every call of [#later] so far waits for.
  public void passTime() {
    List<Runnable> due = List.copyOf(waiting);
    waiting.clear();
    due.forEach(Runnable::run);
  }

  private static final class InPlaceLane implements Lane {
    private final AtomicLong newest = new AtomicLong();

    @Override
    public <T> Request<T> run(Work<T> work) {
      long mine = newest.incrementAndGet();
      Request<T> request = new Request<>();
      InPlaceTicket ticket = new InPlaceTicket(mine);
      try {
        T result = work.run(ticket);
        if (mine == newest.get()) {
          ticket.showWaiting();
          request.succeed(result);
        }
      } catch (CancellationException outdated) {
        return request;
      } catch (Exception exception) {
        request.fail(exception);
      }
      return request;
    }

    @Override
    public void cancel() {
      newest.incrementAndGet();
    }

    private final class InPlaceTicket implements Ticket {
      private final long mine;
      private final Thread home = Thread.currentThread();
      private volatile @Nullable Runnable waiting;

      InPlaceTicket(long mine) {
        this.mine = mine;
      }

      @Override
      public void check() {
        if (mine != newest.get()) {
          throw new CancellationException();
        }
      }

      @Override
      public void show(Runnable update) {
        if (Thread.currentThread() != home) {
          waiting = update;
        } else if (mine == newest.get()) {
          update.run();
        }
      }

      private void showWaiting() {
        Runnable update = waiting;
        if (update != null) {
          update.run();
        }
      }
    }
  }
}
