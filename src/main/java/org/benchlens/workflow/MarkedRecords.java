package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.table.RowRemark;
import org.benchlens.workspace.Contents;
import org.benchlens.workspace.FileStamp;
import org.benchlens.workspace.Fit;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceException;
import org.benchlens.workspace.WorkspaceFile;

/// What a workspace says of the benchmarks of records.
public final class MarkedRecords {
  private final Workspace workspace;
  private final List<InputStamp> inputs;

  private MarkedRecords(Workspace workspace, List<InputStamp> inputs) {
    this.workspace = workspace;
    this.inputs = List.copyOf(inputs);
  }

  /// Reads a workspace.
  ///
  /// @param file the workspace file
  /// @param records the record, or the baseline and the candidate
  /// @throws OpenException when the file cannot be used or is about other inputs
  public static MarkedRecords read(Path file, List<Path> records) throws OpenException {
    try {
      Workspace workspace = WorkspaceFile.read(file);
      List<InputStamp> inputs = List.of(stamp(records));
      boolean fits = workspace.look().subject() instanceof Subject.Records;
      if (!fits || workspace.fit(inputs) == Fit.OTHER) {
        throw new OpenException(
            file + " is about " + Remarks.about(workspace) + ", which is not what is shown");
      }
      return new MarkedRecords(workspace, inputs);
    } catch (WorkspaceException e) {
      throw OpenException.of(file.toString(), "", e);
    }
  }

  /// The stamp of what is open. Reads all of it: not for the UI thread.
  ///
  /// @param records the record, or the baseline and the candidate
  /// @throws WorkspaceException when a file cannot be read
  public static InputStamp stamp(List<Path> records) throws WorkspaceException {
    FileStamp reference = stamp(records.getFirst());
    Optional<FileStamp> compare =
        records.size() > 1 ? Optional.of(stamp(records.get(1))) : Optional.empty();
    return new InputStamp("", reference, compare);
  }

  private static FileStamp stamp(Path record) throws WorkspaceException {
    return Contents.stamp(record, record.toString());
  }

  /// Whether the records have changed since the workspace was saved.
  public boolean changed() {
    return workspace.fit(inputs) == Fit.CHANGED;
  }

  /// What was said of a benchmark.
  public RowRemark of(BenchmarkId id) {
    return Remarks.of(workspace, RowKey.of(id), inputs);
  }
}
