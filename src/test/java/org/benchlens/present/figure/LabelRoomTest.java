package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

final class LabelRoomTest {
  private final LabelRoom room = new LabelRoom();

  @Test
  void takesTheFirstFreePlace() {
    assertEquals(OptionalDouble.of(20), room.take(10, 50, 20, 33));
    assertEquals(OptionalDouble.of(33), room.take(40, 50, 20, 33), "beside and below");
    assertEquals(OptionalDouble.of(20), room.take(60, 50, 20, 33), "they may touch");
  }

  @Test
  void writesNothingWhereAllIsTaken() {
    room.take(10, 50, 20);
    assertEquals(OptionalDouble.empty(), room.take(10, 50, 25, 10));
    assertEquals(OptionalDouble.of(31), room.take(10, 50, 25, 31));
  }
}
