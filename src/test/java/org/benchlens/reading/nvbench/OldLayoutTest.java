package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.benchlens.reading.ReadingException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OldLayoutTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "[{`index`:0,`description`:`Device=0 N=1`,`device`:0}]~generation 0, early 2021",
        "{`s`:{`axis_values`:{`N`:{`type`:`int64`,`value`:65536}}}}~generation 1, May or June 2021",
        "{`s`:{`axis_values`:{`T`:{`type`:`string`,`value`:`a`}},`summaries`:{`Noise`:{`value`:"
            + "{`type`:`float64`,`value`:null}}}}}~generation 1, May or June 2021",
        "{`s`:{`axis_values`:{`N`:{`type`:`int64`,`value`:`65536`}}}}~generation 2, June to"
            + " December 2021",
        "{`s`:{`summaries`:{`nv/cold/time/gpu/mean`:{`value`:{`type`:`float64`,`value`:`1`}}}}}~"
            + "generation 2, June to December 2021",
        "{}~generation 1 or 2, 2021",
        "{`s`:{`device`:0,`type`:{},`value`:[{}]},`t`:5}~generation 1 or 2, 2021",
      })
  void anOldLayoutIsNamed(String states, String generation) {
    String json = MadeText.root("{`name`:`b`,`axes`:{},`states`:" + states + "}").replace('`', '"');
    ReadingException fault = assertThrows(ReadingException.class, () -> MadeText.read(json));
    assertEquals(
        "cmp.json, "
            + fault.place()
            + ": this is a layout from before 2022 ("
            + generation
            + "); make the file again with NVBench of 2022 or later",
        fault.getMessage());
  }
}
