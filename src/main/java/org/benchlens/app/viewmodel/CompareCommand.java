package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.AxisValue;
import org.benchlens.workflow.CompareRequest;
import org.jspecify.annotations.Nullable;

/// The command line that compares what the window shows.
final class CompareCommand {

  private CompareCommand() {}

  /// The command.
  ///
  /// @param request what is open
  /// @param settings by what rows are decided
  /// @param row restricts it to the states of a row; null for all
  static String of(CompareRequest request, Settings settings, @Nullable MatchedRow row) {
    List<String> words = new ArrayList<>();
    words.add("benchlens");
    words.add("compare");
    words.add(ShellWord.of(request.reference().toString()));
    words.add(ShellWord.of(request.compare().toString()));
    if (settings.rules() != Rules.GUIDE) {
      words.add("--rules");
      words.add(settings.rules().word());
    }
    if (settings.preset() != Preset.DEFAULT) {
      words.add("--preset");
      words.add(settings.preset().word());
    }
    if (row != null) {
      words.add("-b");
      words.add(ShellWord.of(row.section().benchmark().name()));
      for (AxisValue value : row.compare().axisValues()) {
        words.add("-a");
        words.add(ShellWord.of(value.name() + "=" + value.text()));
      }
    }
    return String.join(" ", words);
  }
}
