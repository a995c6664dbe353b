package org.benchlens.workflow;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.Problem;
import org.benchlens.model.Side;

/// The file pairs behind two paths (contract, section 8): the two files, or the files of one name
/// of two folders.
///
/// @param pairs pairs sorted by file name
/// @param oneSided files of a folder without a partner
/// @param problems files of a folder that were left out because they are empty
record FilePairs(List<FilePair> pairs, List<OneSided> oneSided, List<Problem> problems) {

  /// Looks at two paths.
  ///
  /// @throws OpenException for a file against a folder, and for folders without a name in common
  static FilePairs of(Path reference, Path compare) throws OpenException {
    boolean referenceFolder = Files.isDirectory(reference);
    boolean compareFolder = Files.isDirectory(compare);
    if (!referenceFolder && !compareFolder) {
      return new FilePairs(List.of(new FilePair(reference, compare)), List.of(), List.of());
    }
    if (referenceFolder != compareFolder) {
      exists(reference);
      exists(compare);
      Path folder = referenceFolder ? reference : compare;
      Path file = referenceFolder ? compare : reference;
      throw new OpenException(
          folder + " is a folder and " + file + " is not; give two files or two folders");
    }
    return ofFolders(reference, compare);
  }

  private static void exists(Path path) throws OpenException {
    if (!Files.exists(path)) {
      throw new OpenException(path + ": no such file or folder");
    }
  }

  private static FilePairs ofFolders(Path reference, Path compare) throws OpenException {
    List<Problem> problems = new ArrayList<>();
    Map<String, Path> references = results(reference, problems);
    Map<String, Path> compares = results(compare, problems);
    List<FilePair> pairs = new ArrayList<>();
    List<OneSided> oneSided = new ArrayList<>();
    references.forEach(
        (name, path) -> {
          Path partner = compares.get(name);
          if (partner == null) {
            oneSided.add(alone(Side.REFERENCE, name));
          } else {
            pairs.add(new FilePair(path, partner));
          }
        });
    compares.keySet().stream()
        .filter(name -> !references.containsKey(name))
        .forEach(name -> oneSided.add(alone(Side.COMPARE, name)));
    if (pairs.isEmpty()) {
      throw new OpenException(
          reference
              + " and "
              + compare
              + " have no result in common; files pair by equal names that end in .json");
    }
    return new FilePairs(pairs, oneSided, problems);
  }

  private static OneSided alone(Side side, String name) {
    return new OneSided(OneSided.Kind.FILE, side, name, "", List.of());
  }

  private static Map<String, Path> results(Path folder, List<Problem> problems)
      throws OpenException {
    Map<String, Path> found = new TreeMap<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*.json")) {
      for (Path entry : entries) {
        if (!Files.isRegularFile(entry)) {
          continue;
        }
        if (Files.size(entry) == 0) {
          problems.add(
              Problem.error(
                  entry.toString(),
                  "the file is empty, as a run leaves it that did not end; it was left out"));
        } else {
          found.put(entry.getFileName().toString(), entry);
        }
      }
    } catch (IOException | UncheckedIOException e) {
      throw new OpenException(
          folder.toString(), "", "the folder " + folder + " cannot be listed", e);
    }
    return found;
  }
}
