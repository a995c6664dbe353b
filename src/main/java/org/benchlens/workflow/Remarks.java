package org.benchlens.workflow;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchlens.present.table.RowRemark;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.Note;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;

/// What a workspace says of a row, as tables show it.
public final class Remarks {
  private Remarks() {}

  /// Mark and notes of a row.
  ///
  /// @param inputs the inputs as they are now; while they are not known no mark is stale
  public static RowRemark of(Workspace workspace, RowKey key, List<InputStamp> inputs) {
    Triage triage = workspace.row(key);
    Optional<Mark> mark = triage.current();
    return mark.isEmpty() && triage.notes().isEmpty()
        ? RowRemark.NONE
        : new RowRemark(
            mark.map(Mark::word).orElse(""),
            mark.isPresent() && !inputs.isEmpty() && workspace.stale(key, inputs),
            triage.notes().stream().map(Note::text).collect(Collectors.joining("\n")));
  }

  /// The files that a workspace is about, for a sentence.
  static String about(Workspace workspace) {
    return workspace.look().inputs().stream()
        .limit(1)
        .map(InputStamp::paths)
        .collect(Collectors.joining())
        .replaceAll("\\p{Cntrl}", " ");
  }
}
