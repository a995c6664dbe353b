package org.benchlens.present.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.Selection;
import org.benchlens.model.RunInfo;
import org.junit.jupiter.api.Test;

final class CommandsTest {
  private static RowSelection rows() {
    List<MatchedRow> all =
        MadeRuns.rows(
            MadeRuns.pair(List.of(MadeRuns.sweep("copy", List.of(0L), "N=1024"))), Selection.ALL);
    return RowSelection.of(all, all);
  }

  @Test
  void measuringAgainNamesTheProgramTheRowsTheFlagsAndTheSamples() {
    RunInfo run = new RunInfo(List.of("/home/me/bin/bench", "-b", "x"), List.of(), "", "");
    assertEquals(
        "./bench -b copy -a N[pow2]=10 --cold-warmup-runs 50 --jsonbin again.json",
        String.join(" ", MeasureCommand.words(run, rows(), Measure.WARM)));
  }

  @Test
  void aProgramOfWindowsLosesItsFolderToo() {
    RunInfo run = new RunInfo(List.of("C:\\x\\bench.exe"), List.of(), "", "");
    assertEquals("./bench.exe", MeasureCommand.words(run, rows(), Measure.AGAIN).getFirst());
  }

  @Test
  void anUnknownProgramIsAnExample() {
    assertEquals(
        "bench/example", MeasureCommand.words(RunInfo.NONE, rows(), Measure.AGAIN).getFirst());
  }

  @Test
  void comparingNamesWhatIsNotTheDefault() {
    assertEquals(
        List.of("benchlens", "compare", "a b.json", "c.json"),
        CompareLine.words("a b.json", "c.json", Settings.DEFAULT, Optional.empty()));
    assertEquals(
        "benchlens compare a c --rules robust --preset strict -b copy -a N[pow2]=10",
        String.join(
            " ",
            CompareLine.words(
                "a", "c", Settings.of(Rules.ROBUST, Preset.STRICT), Optional.of(rows()))));
  }
}
