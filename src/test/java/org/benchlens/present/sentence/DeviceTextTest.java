package org.benchlens.present.sentence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.compare.match.DeviceDifference;
import org.junit.jupiter.api.Test;

class DeviceTextTest {
  @Test
  void differingFieldsStandSideBySide() {
    assertEquals(
        "device 0: ecc_state true vs. (none), name \"H100\" vs. \"H200\"",
        DeviceText.of(
            List.of(
                new DeviceDifference(0, "ecc_state", "true", ""),
                new DeviceDifference(0, "name", "\"H100\"", "\"H200\""))));
  }

  @Test
  void aWholeDeviceIsNamedOnce() {
    assertEquals(
        "device 0: name \"A\" vs. \"B\"; device 1 (\"B\") only in the compare file",
        DeviceText.of(
            List.of(
                new DeviceDifference(0, "name", "\"A\"", "\"B\""),
                new DeviceDifference(1, "id", "", "1"),
                new DeviceDifference(1, "name", "", "\"B\""))));
  }

  @Test
  void fieldsThatOnlyOneSideHasAreNoWholeDevice() {
    assertEquals(
        "device 0: ptx_version, sm_version only in the reference file",
        DeviceText.of(
            List.of(
                new DeviceDifference(0, "ptx_version", "900", ""),
                new DeviceDifference(0, "sm_version", "900", ""))));
  }

  @Test
  void noDifferenceIsNoText() {
    assertEquals("", DeviceText.of(List.of()));
  }
}
