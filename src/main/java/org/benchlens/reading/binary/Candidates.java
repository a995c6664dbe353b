package org.benchlens.reading.binary;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The places where a sidecar name may lead, in the order of the contract, section 11: absolute as
/// it is; the result's folder; under the result's folder from the component on that names its
/// sample folder (old files hold the path as the run saw it, also of another system); the folder
/// above. Never the working folder.
final class Candidates {
  private final Path folder;
  private final @Nullable Path above;
  private final String timesFolder;
  private final String frequenciesFolder;

  /// @param json absolute path of the result file
  Candidates(Path json) {
    Path parent = json.getParent();
    this.folder = parent == null ? json : parent;
    this.above = folder.getParent();
    this.timesFolder = json.getFileName() + "-bin";
    this.frequenciesFolder = json.getFileName() + "-freqs-bin";
  }

  /// The place where nearly all files are: by name in the result's folder, or absolute as it is.
  ///
  /// @return null when the name is none on this system
  @Nullable Path first(String filename) {
    try {
      return folder.resolve(filename);
    } catch (InvalidPathException unusable) {
      return null;
    }
  }

  /// The places to look at when the first has nothing, best first.
  Set<Path> others(String filename) {
    Set<Path> places = new LinkedHashSet<>();
    try {
      Path name = Path.of(filename);
      String legacy = fromSampleFolder(filename);
      if (legacy != null) {
        places.add(folder.resolve(legacy));
      }
      if (above != null && !name.isAbsolute()) {
        places.add(above.resolve(name));
      }
    } catch (InvalidPathException unusable) {
      return places;
    }
    return places;
  }

  private @Nullable String fromSampleFolder(String filename) {
    List<String> parts = new ArrayList<>(List.of(filename.split("[/\\\\]+")));
    while (!parts.isEmpty()) {
      if (parts.getFirst().equals(timesFolder) || parts.getFirst().equals(frequenciesFolder)) {
        return String.join("/", parts);
      }
      parts.removeFirst();
    }
    return null;
  }
}
