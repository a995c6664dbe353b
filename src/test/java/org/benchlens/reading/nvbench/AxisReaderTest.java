package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisType;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisReaderTest {
  private static Cursor cursor(String json) throws Exception {
    return MadeText.cursor(json.replace('`', '"'));
  }

  private static List<AxisValue> values(Cursor cursor) throws Exception {
    List<AxisValue> values = new ArrayList<>();
    new AxisReader(cursor).values(values);
    return values;
  }

  @ParameterizedTest
  @CsvSource({
    "type, '', TYPE, false",
    "int64, '', INT64, false",
    "int64, pow2, INT64, true",
    "float64, '', FLOAT64, false",
    "string, '', STRING, false"
  })
  void readsEachType(String type, String flags, AxisType wanted, boolean powerOfTwo)
      throws Exception {
    Cursor cursor =
        cursor(
            "[{`name`:`N`,`type`:`" + type + "`,`flags`:`" + flags + "`,`values`:[{`value`:1}]}]");
    assertEquals(List.of(new Axis("N", wanted, powerOfTwo)), new AxisReader(cursor).axes());
    assertEquals(List.of(), cursor.problems().problems());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{`name`:`N`,`type`:`complex`}~axis N~is of the unknown type complex; its values are shown"
            + " as they are",
        "{`name`:`N`}~axis N~states no type; its values are shown as they are",
        "{`name`:`N`,`type`:null}~axis N~states no type; its values are shown as they are",
        "{}~axis 1~states no type; its values are shown as they are",
      })
  void anUnknownTypeIsAProblemButKept(String axis, String place, String message) throws Exception {
    Cursor cursor = cursor("[" + axis + "]");
    assertEquals(AxisType.UNKNOWN, new AxisReader(cursor).axes().getFirst().type());
    assertEquals(
        List.of(Problem.error("cmp.json: " + place, message)), cursor.problems().problems());
  }

  @Test
  void nullAxesAreNone() throws Exception {
    assertEquals(List.of(), new AxisReader(cursor("null")).axes());
  }

  @Test
  void anAxisThatIsNoObjectIsAProblem() throws Exception {
    Cursor cursor = cursor("[5,{`name`:`N`,`type`:`string`}]");
    assertEquals(1, new AxisReader(cursor).axes().size());
    assertEquals("cmp.json: axis 1", cursor.problems().problems().getFirst().place());
  }

  @Test
  void axesThatAreNoListAreAProblem() throws Exception {
    Cursor cursor = cursor("{`N`:{}}");
    assertEquals(List.of(), new AxisReader(cursor).axes());
    assertEquals("cmp.json: axes", cursor.problems().problems().getFirst().place());
  }

  @ParameterizedTest
  @CsvSource({
    "`1048576`, 1048576",
    "`5e-05`, 5e-05",
    "` a=b `, ' a=b '",
    "``, ''",
    "1048576, 1048576",
    "0.10, 0.10"
  })
  void valueTextsAreExact(String json, String text) throws Exception {
    Cursor cursor = cursor("[{`name`:`N`,`type`:`int64`,`value`:" + json + "}]");
    assertEquals(List.of(new AxisValue("N", "int64", text)), values(cursor));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{`name`:`N`,`type`:`string`}~axis value N~has no value text; left out",
        "{`name`:`N`,`value`:null}~axis value N~has no value text; left out",
        "{`name`:`N`,`value`:[1]}~axis value N~has no value text; left out",
        "{`name`:`N`,`value`:true}~axis value N~has no value text; left out",
        "{`value`:`1`}~axis value 1~has no name; left out",
        "7~axis value 1~is a number, not an object; left out",
      })
  void aValueWithoutNameOrTextIsAProblem(String json, String place, String message)
      throws Exception {
    Cursor cursor = cursor("[" + json + "]");
    assertEquals(List.of(), values(cursor));
    assertEquals(
        List.of(Problem.error("cmp.json: " + place, message)), cursor.problems().problems());
  }

  @Test
  void equalSettingsAreOneObject() throws Exception {
    Cursor cursor = cursor("[{`name`:`N`,`value`:`1`},{`name`:`N`,`value`:`1`}]");
    List<AxisValue> values = values(cursor);
    assertSame(values.get(0), values.get(1));
  }
}
