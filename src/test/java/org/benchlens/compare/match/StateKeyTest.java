package org.benchlens.compare.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.benchlens.model.AxisValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StateKeyTest {
  private static final AxisValue T = new AxisValue("T", "string", "I32");
  private static final AxisValue N = new AxisValue("N", "int64", "1024");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "Device=0 T=I32|T=I32",
        "Device=12 T=I32|T=I32",
        "Device=0|''",
        "Device=0 |''",
        "Device=0  T=I32| T=I32",
        "Device= T=I32|Device= T=I32",
        "Device=0x T=I32|Device=0x T=I32",
        "device=0 T=I32|device=0 T=I32",
        " Device=0 T=I32| Device=0 T=I32",
        "T=I32 Device=0|T=I32 Device=0",
        "''|''",
      })
  void theDevicePartLeavesTheName(String name, String expected) {
    assertEquals(expected, StateKey.withoutDevice(name));
  }

  @Test
  void axisOrderDoesNotMatter() {
    assertEquals(new StateKey("s", List.of(T, N)), new StateKey("s", List.of(N, T)));
    assertEquals(
        new StateKey("s", List.of(T, N)).hashCode(), new StateKey("s", List.of(N, T)).hashCode());
  }

  @Test
  void settingsAreASet() {
    assertEquals(new StateKey("s", List.of(T)), new StateKey("s", List.of(T, T)));
  }

  @Test
  void nameTypeAndTextAllCount() {
    StateKey key = new StateKey("s", List.of(N));
    assertNotEquals(key, new StateKey("t", List.of(N)));
    assertNotEquals(key, new StateKey("s", List.of(new AxisValue("M", "int64", "1024"))));
    assertNotEquals(key, new StateKey("s", List.of(new AxisValue("N", "string", "1024"))));
    assertNotEquals(key, new StateKey("s", List.of(new AxisValue("N", "int64", "1025"))));
    assertNotEquals(key, new StateKey("s", List.of(N, T)));
  }
}
