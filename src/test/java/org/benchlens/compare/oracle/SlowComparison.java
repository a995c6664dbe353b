package org.benchlens.compare.oracle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.model.State;

/// A comparison of files from end to end, by the oracle alone.
public final class SlowComparison {
  private SlowComparison() {}

  /// One row.
  ///
  /// @param benchmark name of the benchmark
  /// @param stateName name part of the key
  /// @param occurrence position among the states of equal key in the compare state's section
  /// @param compare state of the compare file
  /// @param row the oracle's answer
  public record Row(
      String benchmark, String stateName, int occurrence, State compare, OracleRow row) {}

  /// Compares as `compare ARGUMENTS` would, run in a folder.
  ///
  /// @param folder folder that relative paths start from
  /// @param arguments well-formed arguments
  public static List<Row> rows(Path folder, List<String> arguments, Rules rules)
      throws IOException {
    SlowSelection selection = new SlowSelection(folder, arguments);
    Settings settings = new Settings(rules, Preset.DEFAULT, selection.thresholds());
    List<Row> rows = new ArrayList<>();
    for (SlowPair pair : new SlowMatcher(selection).pairs()) {
      OracleRow row =
          OracleEngine.decide(
              pair.reference(),
              new SlowSamples(pair.referenceFile(), pair.reference()),
              pair.compare(),
              new SlowSamples(pair.compareFile(), pair.compare()),
              settings);
      rows.add(new Row(pair.benchmark(), pair.stateName(), pair.occurrence(), pair.compare(), row));
    }
    return rows;
  }
}
