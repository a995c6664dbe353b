package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {
  private static String read(String json) throws Exception {
    return CanonicalJson.read(MadeText.cursor(json));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "1~1",
        "1.0~1",
        "1e3~1000",
        "0.50~0.5",
        "-0~0",
        "0e5~0",
        "1.98E9~1980000000",
        "5e-7~0.0000005",
        "9223372036854775807~9223372036854775807",
        "true~true",
        "false~false",
        "null~null",
        "\"a\\\"b\\\\c\"~\"a\\\"b\\\\c\"",
        "\"\\u0041\\n\"~\"A\\u000a\"",
        "[ 1 , [ ] , { } ]~[1,[],{}]",
        "{\"b\": 1, \"a\": {\"d\": null, \"c\": 2.0}}~{\"a\":{\"c\":2,\"d\":null},\"b\":1}",
        "{\"a\":1,\"a\":2}~{\"a\":2}",
      })
  void valuesHaveOneText(String json, String text) throws Exception {
    assertEquals(text, read(json));
  }

  @ParameterizedTest
  @CsvSource({"1e999999", "1e-999999", "1e99999999999", "-1e2147483648"})
  void hugeExponentsAreNotWrittenOut(String json) throws Exception {
    assertTrue(read(json).length() < 20);
  }

  @Test
  void equalHugeNumbersHaveOneText() throws Exception {
    assertEquals(read("10e5000"), read("1.0E5001"));
  }
}
