package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.benchlens.model.Device;
import org.benchlens.model.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeviceReaderTest {
  private static Cursor cursor(String json) throws Exception {
    return MadeText.cursor(json.replace('`', '"'));
  }

  private static Device read(String json) throws Exception {
    return new DeviceReader(cursor(json)).read(1);
  }

  @Test
  void allFieldsAreKeptAsText() throws Exception {
    assertEquals(
        new Device(
            OptionalLong.of(3),
            "H200",
            Map.of("id", "3", "name", "\"H200\"", "ecc_state", "true", "x", "{\"a\":[1,2]}")),
        read("{`id`:3,`name`:`H200`,`ecc_state`:true,`x`:{`a`:[1,2.0]}}"));
  }

  @Test
  void fieldOrderAndNumberFormDoNotMatter() throws Exception {
    assertEquals(
        read("{`id`:0,`clock`:1980000000,`y`:{`b`:1,`a`:2}}"),
        read("{`clock`:1.98e9,`y`:{`a`:2.0,`b`:1},`id`:0}"));
  }

  @Test
  void aDifferentFieldIsAnotherDevice() throws Exception {
    assertNotEquals(read("{`id`:0,`ecc_state`:true}"), read("{`id`:0,`ecc_state`:false}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {"{}", "{`id`:`0`}", "{`id`:null}", "{`id`:0.5}", "{`id`:[0]}", "{`id`:1e99}"})
  void anIdThatIsNoIntegerIsAProblem(String json) throws Exception {
    Cursor cursor = cursor(json);
    assertEquals(OptionalLong.empty(), new DeviceReader(cursor).read(2).id());
    assertEquals(
        List.of(Problem.error("cmp.json: device 2", "states no integer id; no state can be on it")),
        cursor.problems().problems());
  }

  @Test
  void anAbsentNameIsEmpty() throws Exception {
    Cursor cursor = cursor("{`id`:0,`name`:null}");
    assertEquals("", new DeviceReader(cursor).read(1).name());
    assertEquals(List.of(), cursor.problems().problems());
  }

  @Test
  void aNameOfAWrongTypeIsAProblem() throws Exception {
    Cursor cursor = cursor("{`id`:0,`name`:{`x`:1}}");
    assertEquals("", new DeviceReader(cursor).read(1).name());
    assertEquals(
        List.of(Problem.error("cmp.json: device 1 name", "is an object, not a text")),
        cursor.problems().problems());
  }
}
