package org.benchlens.present.inputs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.model.Device;
import org.junit.jupiter.api.Test;

final class DeviceLinesTest {
  private static Optional<Device> device(Map<String, String> fields) {
    return Optional.of(new Device(OptionalLong.of(0), "", fields));
  }

  private static SideBySide only(String field, String reference, String compare) {
    List<SideBySide> lines =
        DeviceLines.of(device(Map.of(field, reference)), device(Map.of(field, compare)));
    assertEquals(1, lines.size());
    return lines.getFirst();
  }

  @Test
  void knownFieldsHaveTheirUnits() {
    assertEquals(
        new SideBySide("SM clock, MHz", "1,980", "1,755", true),
        only("sm_default_clock_rate", "1980000000", "1755000000"));
    assertEquals(
        new SideBySide("memory, GB", "150", "80", true),
        only("global_memory_size", "150000000000", "80000000000"));
    assertEquals(
        new SideBySide("SM version", "9.0", "8.6", true), only("sm_version", "900", "860"));
    assertEquals(new SideBySide("ECC", "on", "off", true), only("ecc_state", "true", "false"));
    assertEquals(
        new SideBySide("name", "Test \"A\"", "B", true),
        only("name", "\"Test \\\"A\\\"\"", "\"B\""));
  }

  @Test
  void valuesThatRoundToTheSameAreShownAsTheyStand() {
    assertEquals(
        new SideBySide("memory, GB", "80000000000", "80000000001", true),
        only("global_memory_size", "80000000000", "80000000001"));
  }

  @Test
  void unknownFieldsFollowByName() {
    List<SideBySide> lines =
        DeviceLines.of(
            device(Map.of("zeta", "1", "alpha_beta", "2", "name", "\"A\"")), Optional.empty());
    assertEquals(
        List.of("name", "alpha beta", "zeta"), lines.stream().map(SideBySide::name).toList());
    assertTrue(lines.stream().allMatch(SideBySide::differs));
  }
}
