package org.benchlens.present.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;

/// The command that compares what the window shows.
public final class CompareLine {
  private CompareLine() {}

  /// The words of the command. Thresholds that differ from their preset are not in it: they need a
  /// configuration file.
  ///
  /// @param reference path of the reference
  /// @param compare path of the compare side
  /// @param settings by what rows are decided
  /// @param rows restricts it to these; empty for all
  public static List<String> words(
      String reference, String compare, Settings settings, Optional<RowSelection> rows) {
    List<String> words = new ArrayList<>(List.of("benchlens", "compare", reference, compare));
    if (settings.rules() != Rules.GUIDE) {
      words.add("--rules");
      words.add(settings.rules().word());
    }
    if (settings.preset() != Preset.DEFAULT) {
      words.add("--preset");
      words.add(settings.preset().word());
    }
    rows.ifPresent(selection -> words.addAll(selection.compareWords()));
    return words;
  }
}
