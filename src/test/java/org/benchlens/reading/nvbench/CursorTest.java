package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonToken;
import java.util.List;
import java.util.OptionalLong;
import org.benchlens.model.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CursorTest {
  private static List<Problem> problems(Cursor cursor) {
    return cursor.problems().problems();
  }

  @Test
  void nullTextIsEmptyWithoutAProblem() throws Exception {
    Cursor cursor = MadeText.cursor("null");
    assertEquals("", cursor.text("f"));
    assertEquals(List.of(), problems(cursor));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {"5~a number", "true~true", "false~false", "[1,[2]]~a list", "{}~an object"})
  void whatIsNoTextIsAProblemAndSkipped(String json, String found) throws Exception {
    Cursor cursor = MadeText.cursor("[" + json + "]");
    cursor.next();
    assertEquals("", cursor.text("f"));
    assertEquals(
        List.of(Problem.error("cmp.json: f", "is " + found + ", not a text; left out")),
        problems(cursor));
    assertEquals(JsonToken.END_ARRAY, cursor.next());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1.0", "1e3", "9223372036854775808", "\"1\"", "null", "true", "[1]", "{}"})
  void onlyAnIntegerIsWhole(String json) throws Exception {
    assertEquals(OptionalLong.empty(), MadeText.cursor(json).whole());
  }

  @Test
  void integersOf64BitsAreExact() throws Exception {
    assertEquals(OptionalLong.of(Long.MIN_VALUE), MadeText.cursor("-9223372036854775808").whole());
  }

  @Test
  void nullIsAnEmptyListAndObject() throws Exception {
    Cursor cursor = MadeText.cursor("null");
    assertFalse(cursor.list("f") || cursor.object("f"));
    assertEquals(List.of(), problems(cursor));
  }

  @Test
  void anObjectIsNoList() throws Exception {
    Cursor cursor = MadeText.cursor("{}");
    assertFalse(cursor.list("f"));
    assertEquals(
        List.of(Problem.error("cmp.json: f", "is an object, not a list; left out")),
        problems(cursor));
  }

  @Test
  void aListIsEntered() throws Exception {
    Cursor cursor = MadeText.cursor("[1]");
    assertTrue(cursor.list("f") && cursor.nextEntry() && !cursor.nextEntry());
  }

  @Test
  void aFaultHasLineAndColumn() throws Exception {
    Cursor cursor = MadeText.cursor("{\n  \"a\": 1}");
    cursor.nextKey();
    assertEquals("line 2, column 8", cursor.fault("bad").place());
  }
}
