package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.present.figure.HistoryFigure;
import org.benchlens.present.nupp.BenchmarkSelection;
import org.benchlens.present.nupp.HistoryPages;
import org.benchlens.present.nupp.ProgramPages;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.replicate.review.RecordReview;

/// Opens documents of `nupp bench` for the window: one of any kind, or a baseline and a candidate.
public final class OpenRecords {
  private final RecordFiles files = new RecordFiles();

  /// Whether all of one or two files are documents of `nupp bench`, so that a window for them is
  /// wanted. A file that cannot be read is none.
  public static boolean areRecords(List<Path> files) {
    return !files.isEmpty() && files.size() <= 2 && files.stream().allMatch(OpenRecords::isRecord);
  }

  private static boolean isRecord(Path file) {
    try {
      return switch (RecordFiles.kindOf(file)) {
        case NUPP_RECORD, NUPP_PROGRAM, NUPP_HISTORY -> true;
        case NVBENCH_RESULT, WORKSPACE, UNKNOWN -> false;
      };
    } catch (OpenException unreadable) {
      return false;
    }
  }

  /// Opens them.
  ///
  /// @param paths one file, or the baseline and the candidate
  /// @param margin margin for the verdicts of two records, ratio 1, > 0; empty for none
  /// @throws OpenException when a file cannot be read or two do not fit
  public List<RecordTab> open(List<Path> paths, OptionalDouble margin) throws OpenException {
    if (paths.size() == 2) {
      NuppRecord baseline = files.record(paths.getFirst());
      NuppRecord candidate = files.record(paths.getLast());
      return List.of(
          RecordTabs.compared(candidate, baseline, margin),
          RecordTabs.record("Candidate", candidate),
          RecordTabs.record("Baseline", baseline));
    }
    Path file = paths.getFirst();
    return switch (RecordFiles.kindOf(file)) {
      case NUPP_PROGRAM ->
          List.of(
              new RecordTab(
                  "Program",
                  ProgramPages.program(files.program(file)),
                  false,
                  List.of(),
                  id -> Optional.empty(),
                  id -> List.of()));
      case NUPP_HISTORY -> List.of(history(file));
      case NUPP_RECORD, NVBENCH_RESULT, WORKSPACE, UNKNOWN -> record(files.record(file));
    };
  }

  private static List<RecordTab> record(NuppRecord record) {
    List<RecordTab> tabs = new ArrayList<>();
    tabs.add(RecordTabs.record("Record", record));
    record.comparisons().forEach(one -> tabs.add(RecordTabs.recorded(record, one)));
    return tabs;
  }

  private RecordTab history(Path file) throws OpenException {
    RecordHistory history = files.history(file);
    List<RecordReview> reviews =
        history.entries().stream().map(entry -> RecordReview.of(entry.record())).toList();
    return new RecordTab(
        "History",
        HistoryPages.history(history, reviews, BenchmarkSelection.ALL),
        false,
        List.of(),
        id -> Optional.empty(),
        id -> List.of(HistoryFigure.of(history, reviews, id)));
  }
}
