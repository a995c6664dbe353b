package org.benchlens.workflow;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Settings;
import org.benchlens.workspace.FileStamp;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Look;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.Workspace;

/// Finds the files that a workspace is about: where they were, or likewise beside the workspace.
public final class WorkspaceInputs {
  private WorkspaceInputs() {}

  /// What to compare.
  ///
  /// @param file the workspace file
  /// @throws OpenException when the workspace is about records, names no files, or one of them is
  ///     not to be found
  public static CompareRequest of(Path file, Workspace workspace) throws OpenException {
    Look look = workspace.look();
    if (!(look.subject() instanceof Subject.Runs(Settings settings, String _))) {
      throw new OpenException(file + " is about records of nupp bench, not NVBench results");
    }
    InputStamp first = first(file, look);
    Path reference = find(file, first.reference());
    Path compare = find(file, first.compare().orElseThrow());
    if (!first.name().isEmpty()) {
      reference = folder(reference);
      compare = folder(compare);
    }
    return CompareRequest.of(reference, compare).with(settings);
  }

  /// The record or the two records of a workspace.
  ///
  /// @param file the workspace file
  /// @throws OpenException when the workspace is about other results, names no files, or one of
  ///     them is not to be found
  public static List<Path> records(Path file, Workspace workspace) throws OpenException {
    if (!(workspace.look().subject() instanceof Subject.Records)) {
      throw new OpenException(file + " is about NVBench results, not records of nupp bench");
    }
    InputStamp first = first(file, workspace.look());
    List<Path> records = new ArrayList<>(List.of(find(file, first.reference())));
    if (first.compare().isPresent()) {
      records.add(find(file, first.compare().get()));
    }
    return records;
  }

  private static InputStamp first(Path file, Look look) throws OpenException {
    if (look.inputs().isEmpty()) {
      throw new OpenException(file + " names no files to compare");
    }
    return look.inputs().getFirst();
  }

  /// A workspace file by its path; empty when there is none any more.
  public static Optional<Path> present(String path) {
    try {
      return Optional.of(Path.of(path)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      // A path of another system: there is no such file here.
      return Optional.empty();
    }
  }

  private static Path find(Path file, FileStamp stamp) throws OpenException {
    try {
      Path recorded = Path.of(stamp.path());
      List<Path> places = new ArrayList<>(List.of(recorded));
      Path name = recorded.getFileName();
      Optional.ofNullable(file.toAbsolutePath().getParent())
          .ifPresent(
              parent -> {
                places.add(parent.resolve(recorded));
                if (name != null) {
                  places.add(parent.resolve(name));
                }
              });
      for (Path place : places) {
        if (Files.isRegularFile(place)) {
          return place;
        }
      }
    } catch (InvalidPathException e) {
      // A path of another system: there is no such file here.
      throw missing(file, stamp);
    }
    throw missing(file, stamp);
  }

  private static OpenException missing(Path file, FileStamp stamp) {
    return new OpenException(
        file
            + " is about "
            + stamp.path().replaceAll("\\p{Cntrl}", " ")
            + ", which is not there; open the results first, then the workspace");
  }

  private static Path folder(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of("") : parent;
  }

  /// The stamps with full paths, so that they are found from anywhere on this machine.
  public static List<InputStamp> absolute(List<InputStamp> stamps) {
    return stamps.stream()
        .map(
            stamp ->
                new InputStamp(
                    stamp.name(),
                    absolute(stamp.reference()),
                    stamp.compare().map(WorkspaceInputs::absolute)))
        .toList();
  }

  private static FileStamp absolute(FileStamp stamp) {
    return new FileStamp(
        Path.of(stamp.path()).toAbsolutePath().normalize().toString(),
        stamp.size(),
        stamp.sha256());
  }
}
