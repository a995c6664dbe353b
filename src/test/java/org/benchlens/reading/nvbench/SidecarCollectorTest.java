package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.benchlens.model.ResultFile;
import org.benchlens.model.SampleFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SidecarCollectorTest {
  private static final String TIMES = "nv/json/bin:nv/cold/sample_times";
  private static final String FREQUENCIES = "nv/json/freqs-bin:nv/cold/sample_freqs";

  private static String sidecar(String tag, String data) {
    return "{\"tag\":\"" + tag + "\",\"data\":" + data.replace('\'', '"') + "}";
  }

  private static String entries(String filename, String size) {
    return "[{'name':'filename','type':'string','value':"
        + filename
        + "},{'name':'size','type':'int64','value':"
        + size
        + "}]";
  }

  private static ResultFile file(String... summaries) throws Exception {
    return MadeText.withSummaries(String.join(",", summaries));
  }

  @Test
  void timesAndFrequenciesAreDeclared() throws Exception {
    ResultFile file =
        file(
            sidecar(TIMES, entries("'r.json-bin/0.bin'", "'302'")),
            sidecar(FREQUENCIES, entries("'r.json-freqs-bin/0.bin'", "302")));
    assertEquals(
        List.of(
            new SampleFile("r.json-bin/0.bin", 302), new SampleFile("r.json-freqs-bin/0.bin", 302)),
        List.of(MadeText.firstState(file).times(), MadeText.firstState(file).frequencies()));
  }

  @Test
  void zeroValuesAreDeclared() throws Exception {
    assertEquals(
        new SampleFile("f", 0),
        MadeText.firstState(file(sidecar(TIMES, entries("'f'", "'0'")))).times());
  }

  @Test
  void aCountOf63BitsIsExact() throws Exception {
    ResultFile file = file(sidecar(TIMES, entries("'f'", "'9223372036854775807'")));
    assertEquals(new SampleFile("f", Long.MAX_VALUE), MadeText.firstState(file).times());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "null~no sample file was written",
        "[]~has no filename; counts as no sample file",
        "[{'name':'size','type':'int64','value':'1'}]~has no filename; counts as no sample file",
        "[{'name':'filename','value':'f'}]~has no size; counts as no sample file",
        "[{'name':'filename','value':''},{'name':'size','value':'1'}]~has no filename; counts as no"
            + " sample file",
        "[{'name':'filename','value':5},{'name':'size','value':'1'}]~has no filename; counts as no"
            + " sample file",
        "[{'name':'filename','value':'f'},{'name':'size','value':'-1'}]~size -1 is negative; counts"
            + " as no sample file",
        "[{'name':'filename','value':'f'},{'name':'size','value':'x'}]~size 'x' is no integer;"
            + " counts as no sample file",
        "[{'name':'filename','value':'f'},{'name':'size','value':1.5}]~size 1.5 is no integer;"
            + " counts as no sample file",
        "[{'name':'filename','value':'f'},{'name':'size','value':null}]~size null is no integer;"
            + " counts as no sample file",
        "[{'name':'filename','value':'f'},{'name':'size'}]~size nothing is no integer;"
            + " counts as no sample file",
        "[{'name':'filename','value':'f'},{'name':'size','value':true}]~size a boolean is no"
            + " integer; counts as no sample file",
        "[{'name':'filename','value':'f'},{'name':'size','type':'string','value':'1'}]~size is"
            + " declared string, not int64; counts as no sample file",
        "[{'name':'filename','value':'f'},{'name':'size','value':'99999999999999999999'}]~size"
            + " '99999999999999999999' is no integer; counts as no sample file",
      })
  void aFaultyEntryDeclaresNothingAndWarns(String data, String message) throws Exception {
    ResultFile file = file(sidecar(TIMES, data));
    assertNull(MadeText.firstState(file).times());
    assertEquals(
        List.of(
            "warning cmp.json: base, Device=0 T=I32: " + TIMES + ": " + message.replace('\'', '"')),
        MadeText.problems(file));
  }

  @Test
  void absentDataIsACalmWarning() throws Exception {
    ResultFile file = file("{\"tag\":\"" + FREQUENCIES + "\",\"hide\":\"\"}");
    assertEquals(
        List.of(
            "warning cmp.json: base, Device=0 T=I32: "
                + FREQUENCIES
                + ": no sample file was written"),
        MadeText.problems(file));
  }

  @Test
  void theFirstSummaryWithATagWins() throws Exception {
    ResultFile file =
        file(sidecar(TIMES, entries("'a'", "'1'")), sidecar(TIMES, entries("'b'", "'2'")));
    assertEquals(new SampleFile("a", 1), MadeText.firstState(file).times());
  }

  @Test
  void theFirstSummaryWinsAlsoWhenItIsFaulty() throws Exception {
    ResultFile file = file(sidecar(TIMES, "null"), sidecar(TIMES, entries("'b'", "'2'")));
    assertNull(MadeText.firstState(file).times());
  }

  @Test
  void cpuOnlyTimesAreNoColdTimes() throws Exception {
    ResultFile file = file(sidecar("nv/json/bin:nv/cpu_only/sample_times", entries("'a'", "'1'")));
    assertNull(MadeText.firstState(file).times());
  }
}
