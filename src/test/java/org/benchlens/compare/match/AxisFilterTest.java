package org.benchlens.compare.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AxisFilterTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "T=I32 | T | I32",
        "' T = I32 ' | T | I32",
        "T=a=b | T | a=b",
        "Duration (us)=5 | Duration (us) | 5",
        "T=[I32,F64] | T | I32;F64",
        "T=[ I32 , F64 ] | T | I32;F64",
        "T=[I32] | T | I32",
        "T=pair<int, float> | T | pair<int, float>",
        "N[pow2]=0 | N | 1",
        "N[pow2]=20 | N | 1048576",
        "N [pow2]=20 | N | 1048576",
        "N[pow2]=62 | N | 4611686018427387904",
        "N[pow2]=63 | N | -9223372036854775808",
        "N[pow2]=[10,20] | N | 1024;1048576",
        "N{io}[pow2]=4 | N{io} | 16",
      })
  void textIsRead(String text, String name, String values) {
    assertEquals(new AxisFilter(name, List.of(values.split(";"))), AxisFilter.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "T",
        "",
        "=I32",
        " =I32",
        "T=",
        "T= ",
        "T=[]",
        "T=[a,]",
        "T=[,a]",
        "[pow2]=3",
        "N[pow2]=x",
        "N[pow2]=64",
        "N[pow2]=-1",
        "N[pow2]=+1",
        "N[pow2]=1.0",
        "N[pow2]=",
        "N[pow2]=[1,64]",
        "N[pow2]=99999999999999999999",
      })
  void malformedTextIsRefusedInOneLine(String text) {
    IllegalArgumentException failure =
        assertThrows(IllegalArgumentException.class, () -> AxisFilter.parse(text));
    assertTrue(failure.getMessage().startsWith("axis filter '" + text + "'"), failure.getMessage());
    assertFalse(failure.getMessage().contains("\n"));
  }

  @Test
  void aStateWithoutTheAxisDoesNotMatch() {
    assertFalse(AxisFilter.parse("M=1").matches(Results.state(0, "N=1")));
  }

  @Test
  void theExactTextDecides() {
    assertTrue(AxisFilter.parse("N=[2,1]").matches(Results.state(0, "N=1")));
    assertFalse(AxisFilter.parse("N=1.0").matches(Results.state(0, "N=1")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0,,1", "0,", "-1", "0;1", "0 1", "ALL", "all,0", "1.0", "0x1"})
  void malformedDeviceListsAreRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> DeviceFilter.parse(text));
  }

  @Test
  void deviceListsAreRead() {
    assertEquals(new DeviceFilter.All(), DeviceFilter.parse("all"));
    assertEquals(new DeviceFilter.Listed(List.of(1L, 0L, 1L)), DeviceFilter.parse("1, 0,1"));
  }
}
