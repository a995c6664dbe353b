package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.model.Problem;
import org.benchlens.model.RunInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunInfoReaderTest {
  private static Cursor cursor(String json) throws Exception {
    return MadeText.cursor(json.replace('`', '"'));
  }

  private static RunInfo read(String json) throws Exception {
    return new RunInfoReader(cursor(json)).read();
  }

  @Test
  void allPartsAreRead() throws Exception {
    RunInfo run =
        read(
            "{`argv`:[`bench`,`-a`,`N=1`],`raw_argv`:[`bench`,`--x`],`version`:{`json`:{`major`:1,"
                + "`string`:`1.0.0`},`nvbench`:{`string`:`0.1.0`,`git_version`:`v1-2-gab`,"
                + "`git_is_dirty`:true}},`more`:{}}");
    assertEquals(
        new RunInfo(List.of("bench", "-a", "N=1"), List.of("bench", "--x"), "1.0.0", "v1-2-gab"),
        run);
  }

  @Test
  void theNumberStandsInForTheDescription() throws Exception {
    assertEquals("0.1.0", read("{`version`:{`nvbench`:{`string`:`0.1.0`}}}").toolVersion());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "null",
        "{}",
        "{`argv`:null,`version`:null}",
        "{`version`:{`json`:null,`nvbench`:{`string`:null}}}"
      })
  void allOfItIsOptional(String json) throws Exception {
    Cursor cursor = cursor(json);
    assertEquals(RunInfo.NONE, new RunInfoReader(cursor).read());
    assertEquals(List.of(), cursor.problems().problems());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "5~meta",
        "{`argv`:`bench`}~meta argv",
        "{`argv`:[1]}~meta argv",
        "{`raw_argv`:{}}~meta raw_argv",
        "{`version`:[]}~meta version",
        "{`version`:{`json`:`1.0.0`}}~meta version json",
        "{`version`:{`nvbench`:{`git_version`:1}}}~meta version nvbench git_version",
      })
  void aWrongTypeIsAProblem(String json, String field) throws Exception {
    Cursor cursor = cursor(json);
    assertEquals(RunInfo.NONE, new RunInfoReader(cursor).read());
    assertEquals(
        List.of("cmp.json: " + field),
        cursor.problems().problems().stream().map(Problem::place).toList());
  }
}
