package org.benchlens.workflow;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

/// Runs numbered pieces of work on several threads. Results go into places of their own, so that
/// their order does not depend on the number of threads.
final class Parallel {
  private final int workers;

  /// @param workers number of threads, >= 1
  Parallel(int workers) {
    if (workers < 1) {
      throw new IllegalArgumentException("workers " + workers + " is below 1");
    }
    this.workers = workers;
  }

  /// Runs all tasks and returns their results in order. The first exception of a task ends the
  /// rest.
  ///
  /// @throws ExecutionException what a task threw
  <T> List<T> all(List<Callable<T>> tasks) throws ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(Math.min(workers, tasks.size()));
    try {
      List<Future<T>> futures = new ArrayList<>();
      tasks.forEach(task -> futures.add(threads.submit(task)));
      List<T> results = new ArrayList<>();
      for (Future<T> future : futures) {
        results.add(await(future));
      }
      return results;
    } finally {
      threads.shutdownNow();
      // Nothing of it runs any more when this returns: what it worked on may be used again.
      threads.close();
    }
  }

  /// Runs a piece of work for each number that comes.
  ///
  /// @param next the next number, -1 after the last; asked from several threads
  /// @throws ExecutionException what the work threw
  void each(IntSupplier next, IntConsumer work) throws ExecutionException {
    AtomicBoolean failed = new AtomicBoolean();
    Callable<Boolean> loop =
        () -> {
          boolean finished = false;
          try {
            for (int i = next.getAsInt(); i >= 0 && !failed.get(); i = next.getAsInt()) {
              work.accept(i);
            }
            finished = true;
          } finally {
            if (!finished) {
              failed.set(true);
            }
          }
          return finished;
        };
    List<Callable<Boolean>> loops = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      loops.add(loop);
    }
    all(loops);
  }

  /// What to throw for a failure that the caller does not expect: what the work threw, if that is
  /// unchecked.
  static RuntimeException unchecked(ExecutionException thrown) {
    return switch (thrown.getCause()) {
      case Error e -> throw e;
      case RuntimeException e -> e;
      case null, default -> new IllegalStateException(thrown);
    };
  }

  private static <T> T await(Future<T> future) throws ExecutionException {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
