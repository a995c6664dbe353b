package org.benchlens.workflow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.benchlens.workspace.Contents;
import org.benchlens.workspace.Merge;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceException;
import org.benchlens.workspace.WorkspaceFile;

/// Opens and saves workspace files so that nobody's marks are lost.
///
/// What stands in a file and is not what this store has read or written there is merged, not
/// replaced. A file that cannot be read is never written. Reads and writes files: not for a thread
/// that must not wait; one thread at a time is let in.
public final class WorkspaceStore {
  private final Map<Path, String> known = new HashMap<>();

  /// Nothing has been read or written yet.
  public WorkspaceStore() {}

  /// What was saved.
  ///
  /// @param workspace what the file holds now
  /// @param merge what else the file held; empty when it was as it was left
  public record Saved(Workspace workspace, Optional<Merge> merge) {}

  /// Opens a file.
  ///
  /// @throws WorkspaceException when it cannot be used
  public synchronized Workspace open(Path file) throws WorkspaceException {
    Workspace workspace = WorkspaceFile.read(file);
    known.put(place(file), content(file));
    return workspace;
  }

  /// Saves a workspace.
  ///
  /// @throws WorkspaceException when something else stands there that cannot be read or is about
  ///     other inputs; the file is as it was
  /// @throws IOException when it cannot be written; the file is as it was
  public synchronized Saved save(Path file, Workspace workspace)
      throws WorkspaceException, IOException {
    Optional<Merge> merge = Optional.empty();
    if (Files.exists(file) && !content(file).equals(known.get(place(file)))) {
      Merge merged = Merge.of(workspace, WorkspaceFile.read(file));
      if (merged.otherInputs()) {
        throw WorkspaceException.otherInputs(file.toString());
      }
      merge = Optional.of(merged);
    }
    Workspace now = merge.map(Merge::workspace).orElse(workspace);
    WorkspaceFile.write(file, now);
    known.put(place(file), content(file));
    return new Saved(now, merge);
  }

  private static String content(Path file) throws WorkspaceException {
    return Contents.stamp(file, file.toString()).sha256();
  }

  private static Path place(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
