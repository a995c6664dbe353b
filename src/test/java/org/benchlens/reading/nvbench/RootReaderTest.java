package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.reading.ReadingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RootReaderTest {
  private static ResultFile read(String json) throws Exception {
    return MadeText.read(json.replace('`', '"'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {"{`devices`:null,`benchmarks`:null}", "{`benchmarks`:[],`devices`:[]}"})
  void nullListsAreEmpty(String json) throws Exception {
    assertEquals(
        new ResultFile("cmp.json", RunInfo.NONE, List.of(), List.of(), List.of()), read(json));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "[1]~cmp.json, line 1, column 1: an NVBench result is an object, but this is a list; give a"
            + " file written by --json or --jsonbin",
        "`x`~cmp.json, line 1, column 1: an NVBench result is an object, but this is a text; give a"
            + " file written by --json or --jsonbin",
        "null~cmp.json, line 1, column 1: an NVBench result is an object, but this is null; give a"
            + " file written by --json or --jsonbin",
        "{}~cmp.json: has no devices and no benchmarks; this is no NVBench result file",
        "{`meta`:{},`devices`:[]}~cmp.json: has no benchmarks; this is no NVBench result file; give"
            + " a file written by --json or --jsonbin",
        "{`benchmarks`:[]}~cmp.json: has no devices; this is no NVBench result file; give a file"
            + " written by --json or --jsonbin",
        "{`benchmarks`:[{`name`:`b`,`states`:null}]}~cmp.json: has no devices; this is no NVBench"
            + " result file; give a file written by --json or --jsonbin",
        "{`benchmarks`:[{`name`:`b`,`index`:0,`axes`:[]}]}~cmp.json: this is a list of benchmarks"
            + " (--jsonlist-benches) without measurements; give a file written by --json or"
            + " --jsonbin",
        "{`devices`:[{`id`:0}]}~cmp.json: this is a list of devices (--jsonlist-devices) without"
            + " measurements; give a file written by --json or --jsonbin",
        "{`devices`:{},`benchmarks`:[]}~cmp.json, line 1, column 12: devices is an object, not a"
            + " list; this is no NVBench result file",
        "{`devices`:[],`benchmarks`:5}~cmp.json, line 1, column 28: benchmarks is a number, not a"
            + " list; this is no NVBench result file",
        "{`devices`:[],`benchmarks`:[null]}~cmp.json, line 1, column 29: an entry of benchmarks is"
            + " null, not an object; the file is damaged",
        "{`devices`:[7],`benchmarks`:[]}~cmp.json, line 1, column 13: an entry of devices is a"
            + " number, not an object; the file is damaged",
        "{`devices`:[],`benchmarks`:[]} {}~cmp.json, line 1, column 32: not JSON: the text goes on"
            + " after its end; is it two files in one?",
      })
  void aFileOfNoUseIsOneClearLine(String json, String message) {
    assertEquals(message, assertThrows(ReadingException.class, () -> read(json)).getMessage());
  }

  @Test
  void theLastOfEqualKeysCounts() throws Exception {
    ResultFile file =
        read("{`devices`:[{`id`:0}],`benchmarks`:[{`name`:`a`}],`devices`:[],`benchmarks`:[]}");
    assertEquals(0, file.devices().size() + file.benchmarks().size());
  }

  @Test
  void unknownKeysAreSkipped() throws Exception {
    assertEquals(
        List.of(), read("{`x`:[{`devices`:1}],`devices`:[],`benchmarks`:[],`y`:1}").problems());
  }
}
