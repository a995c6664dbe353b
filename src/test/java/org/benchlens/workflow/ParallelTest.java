package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParallelTest {
  @ParameterizedTest
  @CsvSource({"1, 0", "1, 1", "1, 1000", "8, 0", "8, 1", "8, 17", "8, 1000"})
  void everyIndexRunsOnce(int workers, int count) throws ExecutionException {
    AtomicIntegerArray runs = new AtomicIntegerArray(Math.max(1, count));
    new Parallel(workers).each(upTo(count), runs::incrementAndGet);
    for (int i = 0; i < count; i++) {
      assertEquals(1, runs.get(i), "index " + i);
    }
  }

  private static IntSupplier upTo(int count) {
    AtomicInteger next = new AtomicInteger();
    return () -> {
      int now = next.getAndIncrement();
      return now < count ? now : -1;
    };
  }

  @Test
  void resultsKeepTheOrderOfTheirTasks() throws ExecutionException {
    List<Callable<Integer>> tasks = new ArrayList<>();
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      int number = i;
      tasks.add(() -> number);
      expected.add(number);
    }
    assertEquals(expected, new Parallel(4).all(tasks));
  }

  @Test
  void aFailureEndsTheOthersSoon() {
    AtomicInteger ran = new AtomicInteger();
    CancellationException cancelled = new CancellationException();
    ExecutionException thrown =
        assertThrows(
            ExecutionException.class,
            () ->
                new Parallel(2)
                    .each(
                        upTo(1_000_000),
                        i -> {
                          if (i == 100) {
                            throw cancelled;
                          }
                          ran.incrementAndGet();
                        }));
    assertSame(cancelled, thrown.getCause());
    assertTrue(ran.get() < 1_000_000 - 1, ran.get() + " ran");
  }

  @Test
  void lessThanOneWorkerIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Parallel(0));
  }
}
