package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.reading.nvbench.CapturedValue.Form;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CapturedValueTest {
  private final CapturedValue value = new CapturedValue();

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "\"a\"~STRING~\"a\"",
        "1.5~NUMBER~1.5",
        "-7~NUMBER~-7",
        "null~NULL~null",
        "true~BOOLEAN~a boolean",
        "[1,2]~NESTED~a list or an object",
        "{\"a\":1}~NESTED~a list or an object"
      })
  void takesEachForm(String json, Form form, String quoted) throws Exception {
    value.take(MadeText.cursor(json));
    assertEquals(form, value.form());
    assertEquals(quoted, value.quoted());
  }

  @Test
  void aLongTextIsTakenWholeButQuotedShort() throws Exception {
    String text = "x".repeat(100_000);
    Cursor cursor = MadeText.cursor("\"" + text + "\"");
    value.take(cursor);
    assertEquals(text, value.sharedText(cursor));
    assertEquals("\"" + "x".repeat(40) + "...\"", value.quoted());
  }

  @Test
  void aShorterTextLeavesNothingOfTheOneBefore() throws Exception {
    value.take(MadeText.cursor("\"123456\""));
    value.take(MadeText.cursor("\"9\""));
    assertEquals(9.0, value.real().orElse(0));
  }

  @Test
  void nothingIsThereAfterClearing() throws Exception {
    value.take(MadeText.cursor("5"));
    value.clear();
    assertEquals(Form.NONE, value.form());
    assertEquals("nothing", value.quoted());
  }
}
