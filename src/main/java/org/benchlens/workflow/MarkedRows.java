package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Progress;
import org.benchlens.present.table.RowRemark;
import org.benchlens.workspace.Fit;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.RowKeys;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceException;
import org.benchlens.workspace.WorkspaceFile;

/// What a workspace says of the rows of a comparison.
public final class MarkedRows {
  private final Workspace workspace;
  private final List<InputStamp> inputs;
  private final IdentityHashMap<MatchedRow, RowKey> keys = new IdentityHashMap<>();
  private final boolean changed;

  private MarkedRows(
      Workspace workspace, List<InputStamp> inputs, List<MatchedRow> rows, List<String> names) {
    this.workspace = workspace;
    this.inputs = List.copyOf(inputs);
    this.changed = workspace.fit(inputs) == Fit.CHANGED;
    List<RowKey> all = RowKeys.of(rows, names);
    for (int i = 0; i < rows.size(); i++) {
      keys.put(rows.get(i), all.get(i));
    }
  }

  /// Reads a workspace and finds its rows.
  ///
  /// @param file the workspace file
  /// @param request what is compared
  /// @param runs what was opened for it
  /// @throws OpenException when the file cannot be used or is about other inputs
  public static MarkedRows read(Path file, CompareRequest request, OpenedRuns runs)
      throws OpenException {
    try {
      Workspace workspace = WorkspaceFile.read(file);
      List<InputStamp> inputs = InputStamps.of(request, runs, Progress.NONE);
      boolean fits = workspace.look().subject() instanceof Subject.Runs;
      if (!fits || workspace.fit(inputs) == Fit.OTHER) {
        throw new OpenException(
            file + " is about " + Remarks.about(workspace) + ", which is not what is compared");
      }
      return new MarkedRows(workspace, inputs, runs.rows(), InputStamps.names(request, runs));
    } catch (WorkspaceException e) {
      throw OpenException.of(file.toString(), "", e);
    }
  }

  /// The words of all marks.
  public static List<String> words() {
    return Stream.of(Mark.values()).map(Mark::word).toList();
  }

  /// Whether the inputs have changed since the workspace was saved.
  public boolean changed() {
    return changed;
  }

  /// What was said of a row.
  ///
  /// @param row one of the rows of the runs
  public RowRemark of(MatchedRow row) {
    RowKey key = keys.get(row);
    return key == null ? RowRemark.NONE : Remarks.of(workspace, key, inputs);
  }
}
