package org.benchlens.workflow;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.match.InputPair;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.workspace.Contents;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.WorkspaceException;

/// The stamps of what is compared, as a workspace keeps them.
public final class InputStamps {
  private InputStamps() {}

  /// One stamp for each file pair, in order. Reads all files: not for the UI thread.
  ///
  /// @param progress told the bytes of one file after the other; may cancel
  /// @throws WorkspaceException when a file cannot be read
  /// @throws java.util.concurrent.CancellationException when `progress` cancelled
  public static List<InputStamp> of(CompareRequest request, OpenedRuns runs, Progress progress)
      throws WorkspaceException {
    List<String> names = names(request, runs);
    List<InputStamp> stamps = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      InputPair pair = runs.inputs().get(i);
      String reference = pair.of(Side.REFERENCE).path();
      String compare = pair.of(Side.COMPARE).path();
      stamps.add(
          new InputStamp(
              names.get(i),
              Contents.stamp(Path.of(reference), reference, progress),
              Contents.stamp(Path.of(compare), compare, progress)));
    }
    return stamps;
  }

  /// The name of each file pair in a workspace: its file name when folders are compared, else
  /// nothing.
  public static List<String> names(CompareRequest request, OpenedRuns runs) {
    boolean folders = Files.isDirectory(request.reference());
    return runs.inputs().stream()
        .map(pair -> folders ? fileName(Path.of(pair.compare().path())) : "")
        .toList();
  }

  private static String fileName(Path path) {
    Path name = path.getFileName();
    return name == null ? "" : name.toString();
  }
}
