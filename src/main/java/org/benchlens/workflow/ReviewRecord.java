package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.present.nupp.BenchmarkSelection;
import org.benchlens.present.nupp.HistoryPages;
import org.benchlens.present.nupp.ProgramPages;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.present.nupp.RecordPages;
import org.benchlens.reading.DocumentKind;
import org.benchlens.replicate.review.RecordReview;

/// Shows one document of `nupp bench`.
public final class ReviewRecord {
  private final RecordFiles files = new RecordFiles();

  /// A record with its scores and notes; of a program run by itself, its cases.
  ///
  /// @param line which run of a history, from 1; empty for a record
  /// @param means whether geometric means over suites are wanted
  /// @throws OpenException when the file cannot be read or nothing is selected
  public RecordPage show(Path file, OptionalInt line, BenchmarkSelection selection, boolean means)
      throws OpenException {
    if (line.isEmpty() && RecordFiles.kindOf(file) == DocumentKind.NUPP_PROGRAM) {
      return ProgramPages.program(files.program(file));
    }
    NuppRecord record = line.isPresent() ? files.entry(file, line.getAsInt()) : files.record(file);
    selected(selection, record.benchmarks());
    return RecordPages.record(RecordReview.of(record), selection, means);
  }

  /// How many forks precisions take, from the fork scores of a record.
  ///
  /// @throws OpenException when the file cannot be read or nothing is selected
  public RecordPage pilot(Path file, BenchmarkSelection selection) throws OpenException {
    NuppRecord record = files.record(file);
    selected(selection, record.benchmarks());
    return RecordPages.pilot(RecordReview.of(record), selection);
  }

  /// Scores over the runs of a history.
  ///
  /// @throws OpenException when the file cannot be read or nothing is selected
  public RecordPage history(Path file, BenchmarkSelection selection) throws OpenException {
    RecordHistory history = files.history(file);
    selected(
        selection,
        history.entries().stream().flatMap(e -> e.record().benchmarks().stream()).toList());
    return HistoryPages.history(
        history,
        history.entries().stream().map(entry -> RecordReview.of(entry.record())).toList(),
        selection);
  }

  /// Checks that a selection leaves something; an empty result would look like a good one.
  static void selected(BenchmarkSelection selection, List<RecordedBenchmark> benchmarks)
      throws OpenException {
    if (!selection.all() && benchmarks.stream().noneMatch(selection::takes)) {
      throw new OpenException(
          "none of the "
              + benchmarks.size()
              + " benchmarks is selected; --case, --variant and --parameter are Lua patterns");
    }
  }
}
