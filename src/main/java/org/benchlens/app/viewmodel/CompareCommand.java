package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.DeviceFilter;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.Selection;
import org.benchlens.model.Side;
import org.benchlens.present.advice.CompareLine;
import org.benchlens.present.advice.RowSelection;
import org.benchlens.present.advice.ShellQuoting;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.SampleAccess;
import org.jspecify.annotations.Nullable;

/// The command line that compares what the window shows.
final class CompareCommand {

  private CompareCommand() {}

  /// The command.
  ///
  /// @param request what is open
  /// @param settings by what rows are decided
  /// @param row restricts it to the states of a row; null for all
  /// @param all all rows
  static String of(
      CompareRequest request, Settings settings, @Nullable MatchedRow row, List<MatchedRow> all) {
    Optional<RowSelection> selection =
        Optional.ofNullable(row).map(selected -> RowSelection.of(List.of(selected), all));
    List<String> words =
        new ArrayList<>(
            CompareLine.words(
                request.reference().toString(), request.compare().toString(), settings, selection));
    addDevices(request.selection(), words);
    addSamples(request.samples(), words);
    return ShellQuoting.SH.line(words).orElse("");
  }

  private static void addSamples(SampleAccess samples, List<String> words) {
    if (samples.outside()) {
      words.add("--allow-outside");
    }
    for (Side side : Side.values()) {
      samples
          .located(side)
          .ifPresent(
              folder -> {
                words.add(side == Side.REFERENCE ? "--reference-samples" : "--compare-samples");
                words.add(folder.toString());
              });
    }
  }

  private static void addDevices(Selection selection, List<String> words) {
    if (selection.ignoreDevices()) {
      words.add("--ignore-devices");
    }
    for (Side side : Side.values()) {
      if (selection.devices(side) instanceof DeviceFilter.Listed(List<Long> ids)) {
        words.add(side == Side.REFERENCE ? "--reference-devices" : "--compare-devices");
        words.add(ids.stream().map(String::valueOf).collect(Collectors.joining(",")));
      }
    }
  }
}
