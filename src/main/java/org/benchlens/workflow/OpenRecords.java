package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.reading.DocumentKind;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.WorkspaceException;
import org.benchlens.workspace.WorkspaceFile;

/// Opens documents of `nupp bench` for the window: one of any kind, or a baseline and a candidate.
public final class OpenRecords {
  private final RecordFiles files = new RecordFiles();

  /// Whether all of one or two files are documents of `nupp bench`, or one is a workspace about
  /// them, so that a window for them is wanted. A file that cannot be read is none.
  public static boolean areRecords(List<Path> files) {
    boolean alone = files.size() == 1 || files.stream().noneMatch(OpenRecords::isWorkspace);
    return !files.isEmpty()
        && files.size() <= 2
        && alone
        && files.stream().allMatch(OpenRecords::isRecord);
  }

  private static boolean isWorkspace(Path file) {
    return file.toString().endsWith(WorkspaceFile.SUFFIX);
  }

  private static boolean isRecord(Path file) {
    try {
      return switch (RecordFiles.kindOf(file)) {
        case NUPP_RECORD, NUPP_PROGRAM, NUPP_HISTORY -> true;
        case WORKSPACE -> WorkspaceFile.read(file).look().subject() instanceof Subject.Records;
        case NVBENCH_RESULT, UNKNOWN -> false;
      };
    } catch (OpenException | WorkspaceException unreadable) {
      return false;
    }
  }

  /// What stands in the way of opening files here, in one sentence; empty when nothing does.
  public static Optional<String> refusal(List<Path> paths) {
    if (paths.isEmpty() || paths.size() > 2) {
      return Optional.of(
          "One record, two records or one history can be opened, not " + paths.size() + " files.");
    }
    for (Path path : paths) {
      try {
        DocumentKind kind = RecordFiles.kindOf(path);
        boolean wanted =
            switch (kind) {
              case NUPP_RECORD -> true;
              case NUPP_PROGRAM, NUPP_HISTORY -> paths.size() == 1;
              case NVBENCH_RESULT, WORKSPACE, UNKNOWN -> false;
            };
        if (!wanted) {
          return Optional.of(
              path.getFileName()
                  + " is "
                  + RecordFiles.what(kind)
                  + "; "
                  + RecordFiles.use(kind)
                  + ".");
        }
      } catch (OpenException e) {
        return Optional.of(String.valueOf(e.getMessage()));
      }
    }
    return Optional.empty();
  }

  /// Opens them.
  ///
  /// @param paths one file, or the baseline and the candidate
  /// @param margin margin for the verdicts, ratio 1, > 0; empty for none, or for that of a record
  ///     that holds its comparison
  /// @throws OpenException when a file cannot be read or two do not fit
  public List<RecordTab> open(List<Path> paths, OptionalDouble margin) throws OpenException {
    if (paths.size() == 2) {
      NuppRecord baseline = files.record(paths.getFirst());
      NuppRecord candidate = files.record(paths.getLast());
      return List.of(
          RecordTabs.compared("Comparison", candidate, baseline, margin),
          RecordTabs.record("Candidate", candidate),
          RecordTabs.record("Baseline", baseline));
    }
    Path file = paths.getFirst();
    return switch (RecordFiles.kindOf(file)) {
      case NUPP_PROGRAM -> List.of(RecordTabs.program(files.program(file)));
      case NUPP_HISTORY -> List.of(RecordTabs.history(files.history(file)));
      case NUPP_RECORD, NVBENCH_RESULT, WORKSPACE, UNKNOWN -> record(files.record(file), margin);
    };
  }

  private static List<RecordTab> record(NuppRecord record, OptionalDouble margin) {
    List<RecordTab> tabs = new ArrayList<>();
    tabs.add(RecordTabs.record("Record", record));
    record.comparisons().forEach(one -> tabs.add(RecordTabs.recorded(record, one, margin)));
    return tabs;
  }

  /// Compares two runs of a history.
  ///
  /// @param history the file
  /// @param before line of the run before the change, from 1
  /// @param after line of the run after it, from 1
  /// @param margin margin for the verdicts, ratio 1, > 0; empty for none
  /// @throws OpenException when a run cannot be read
  public RecordTab compareRuns(Path history, int before, int after, OptionalDouble margin)
      throws OpenException {
    return RecordTabs.compared(
        "Line " + before + " and " + after,
        files.entry(history, after),
        files.entry(history, before),
        margin);
  }
}
