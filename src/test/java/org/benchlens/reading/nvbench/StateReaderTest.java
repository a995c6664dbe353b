package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.OptionalLong;
import org.benchlens.model.AxisValue;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.ResultFile;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateReaderTest {
  private static ResultFile file(String states) throws Exception {
    return MadeText.read(MadeText.root(MadeText.benchmark(states.replace('\'', '"'))));
  }

  private static State state(String keys) throws Exception {
    return MadeText.firstState(file("{" + keys + "}"));
  }

  @Test
  void allPartsAreRead() throws Exception {
    State state =
        state(
            "'name':'Device=1 T=I8','device':1,'axis_values':[{'name':'T','type':'string',"
                + "'value':'I8'}],'summaries':null,'is_skipped':false");
    assertEquals(
        List.of("Device=1 T=I8", OptionalLong.of(1), List.of(new AxisValue("T", "string", "I8"))),
        List.of(state.name(), state.device(), state.axisValues()));
  }

  @Test
  void nullsAndAbsentPartsAreEmpty() throws Exception {
    ResultFile file =
        file(
            "{'name':'a','device':0,'axis_values':null,'summaries':null,'is_skipped':null,"
                + "'skip_reason':null},{'name':'b','device':0}");
    for (State state : MadeText.firstBenchmark(file).states()) {
      assertEquals(List.of(), state.axisValues());
      assertSame(Summaries.NONE, state.summaries());
      assertSame(ColdTiming.NONE, state.timing());
      assertNull(state.skipReason());
    }
    assertEquals(List.of(), file.problems());
  }

  @ParameterizedTest
  @CsvSource({
    "'{\"is_skipped\":true,\"skip_reason\":\"Too slow\\nvery\",', 'Too slow\nvery'",
    "'{\"is_skipped\":true,', ''",
    "'{\"is_skipped\":true,\"skip_reason\":null,', ''",
  })
  void aSkippedStateHasAReason(String start, String reason) throws Exception {
    State state = MadeText.firstState(file(start + "\"name\":\"a\",\"device\":0}"));
    assertEquals(reason, state.skipReason());
  }

  @Test
  void aReasonAloneDoesNotSkip() throws Exception {
    assertNull(state("'name':'a','device':0,'skip_reason':'why'").skipReason());
  }

  @Test
  void aSkippedStateKeepsItsSummaries() throws Exception {
    State state = state("'name':'a','device':0,'summaries':[{'tag':'t'}],'is_skipped':true");
    assertEquals(1, state.summaries().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "`name`:5,`device`:0~cmp.json: base, state 1: name: is a number, not a text; left out",
        "`device`:0~cmp.json: base, state 1: name: is missing; taken as empty",
        "`name`:`a`~cmp.json: base, a: device: is no integer; the state is on no device",
        "`name`:`a`,`device`:`0`~cmp.json: base, a: device: is no integer; the state is on no"
            + " device",
        "`name`:`a`,`device`:0.5~cmp.json: base, a: device: is no integer; the state is on no"
            + " device",
        "`name`:`a`,`device`:0,`summaries`:{}~cmp.json: base, a: summaries: is an object, not a"
            + " list; left out",
        "`name`:`a`,`device`:0,`axis_values`:`x`~cmp.json: base, a: axis_values: is a text, not a"
            + " list; left out",
        "`name`:`a`,`device`:0,`is_skipped`:`yes`~cmp.json: base, a: is_skipped: is a text, not a"
            + " boolean; left out",
        "`name`:`a`,`device`:0,`is_skipped`:true,`skip_reason`:[]~cmp.json: base, a: skip_reason:"
            + " is a list, not a text; left out",
      })
  void aBadPartIsAProblem(String keys, String problem) throws Exception {
    ResultFile file = file("{" + keys.replace('`', '"') + "}");
    assertEquals(1, MadeText.firstBenchmark(file).states().size());
    assertEquals(List.of("error " + problem), MadeText.problems(file));
  }

  @Test
  void aNameMayBeEmpty() throws Exception {
    assertEquals(List.of(), file("{'name':'','device':0}").problems());
  }

  @Test
  void theLastOfEqualKeysCounts() throws Exception {
    State state =
        state(
            "'name':'a','name':'b','device':1,'device':0,'axis_values':[{'name':'T','value':'1'}],"
                + "'axis_values':[{'name':'T','value':'2'}],"
                + "'summaries':[{'tag':'t'},{'tag':'u'}],'summaries':[{'tag':'v'}]");
    assertEquals(
        List.of("b", OptionalLong.of(0), List.of(new AxisValue("T", "", "2")), 1),
        List.of(state.name(), state.device(), state.axisValues(), state.summaries().size()));
  }

  @Test
  void problemsBeforeTheNameHaveItInTheirPlace() throws Exception {
    ResultFile file = file("{'summaries':5,'device':0,'name':'late'}");
    assertEquals("cmp.json: base, late: summaries", file.problems().getFirst().place());
  }

  @Test
  void unknownKeysAreSkipped() throws Exception {
    ResultFile file = file("{'x':{'name':[1,{'device':7}]},'name':'a','y':[[]],'device':0}");
    assertEquals("a", MadeText.firstState(file).name());
    assertEquals(List.of(), file.problems());
  }
}
