package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RowQueueTest {

  private static List<Integer> all(RowQueue queue) {
    List<Integer> rows = new ArrayList<>();
    for (int row = queue.next(); row >= 0; row = queue.next()) {
      rows.add(row);
    }
    return rows;
  }

  private static List<Integer> upTo(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  @Test
  void withoutASightRowsComeInTableOrder() {
    assertEquals(upTo(5), all(new RowQueue(5, () -> Sight.NONE)));
  }

  @Test
  void rowsInSightComeFirstThenTheNearestOnes() {
    Sight sight = new Sight(upTo(9), 4, 5);
    assertEquals(List.of(4, 5, 6, 3, 7, 2, 8, 1, 0), all(new RowQueue(9, () -> sight)));
  }

  @Test
  void theOrderOfTheScreenCountsAndHiddenRowsComeLast() {
    Sight sight = new Sight(List.of(7, 3, 5), 1, 1);
    assertEquals(List.of(3, 5, 7, 0, 1, 2, 4, 6), all(new RowQueue(8, () -> sight)));
  }

  @Test
  void theQueueFollowsTheSightAndHandsNoRowOutTwice() {
    AtomicReference<Sight> sight = new AtomicReference<>(new Sight(upTo(100), 0, 9));
    RowQueue queue = new RowQueue(100, sight::get);
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      rows.add(queue.next());
    }
    sight.set(new Sight(upTo(100), 50, 52));
    for (int i = 0; i < 4; i++) {
      rows.add(queue.next());
    }
    assertEquals(List.of(0, 1, 2, 3, 4, 50, 51, 52, 53), rows);
    rows.addAll(all(queue));
    assertEquals(upTo(100), rows.stream().sorted().toList());
  }

  @Test
  void aSightBeyondTheRowsDoesNoHarm() {
    assertEquals(List.of(2, 1, 0), all(new RowQueue(3, () -> new Sight(upTo(3), 30, 40))));
    assertEquals(
        upTo(2), all(new RowQueue(2, () -> new Sight(upTo(5), 3, 4))).stream().sorted().toList());
  }
}
