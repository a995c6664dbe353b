package org.benchlens.app.task;

import java.util.concurrent.CancellationException;

/// Works in place, for tests: when [Lane#run] returns, the work is done.
public final class InPlaceRunner implements BackgroundRunner {

  @Override
  public Lane lane() {
    return new InPlaceLane();
  }

  private static final class InPlaceLane implements Lane {
    private long newest;

    @Override
    public <T> Request<T> run(Work<T> work) {
      long mine = ++newest;
      Request<T> request = new Request<>();
      try {
        T result = work.run(new InPlaceTicket(mine));
        if (mine == newest) {
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
      newest++;
    }

    private final class InPlaceTicket implements Ticket {
      private final long mine;

      InPlaceTicket(long mine) {
        this.mine = mine;
      }

      @Override
      public void check() {
        if (mine != newest) {
          throw new CancellationException();
        }
      }

      @Override
      public void show(Runnable update) {
        if (mine == newest) {
          update.run();
        }
      }
    }
  }
}
