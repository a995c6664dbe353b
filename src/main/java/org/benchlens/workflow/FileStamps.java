package org.benchlens.workflow;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

/// Size and time of the result files behind a request, to notice that they changed on disk. Polled:
/// a system's watch service hears nothing of network drives.
///
/// @param stamps a stamp for each file that is there
public record FileStamps(Map<Path, Stamp> stamps) {
  public FileStamps {
    stamps = Map.copyOf(stamps);
  }

  /// What tells two states of a file apart.
  ///
  /// @param size size, [byte]
  /// @param modified time of the last change, [ms] since 1970
  public record Stamp(long size, long modified) {}

  /// Looks at the files now. Takes time on slow drives.
  public static FileStamps of(CompareRequest request) {
    Map<Path, Stamp> found = new TreeMap<>();
    for (Path input : List.of(request.reference(), request.compare())) {
      if (Files.isDirectory(input)) {
        addFolder(input, found);
      } else {
        add(input, found);
      }
    }
    return new FileStamps(found);
  }

  private static void addFolder(Path folder, Map<Path, Stamp> found) {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*.json")) {
      entries.forEach(entry -> add(entry, found));
    } catch (IOException | DirectoryIteratorException e) {
      // A folder that cannot be listed has no files: they show as gone.
      return;
    }
  }

  private static void add(Path file, Map<Path, Stamp> found) {
    try {
      BasicFileAttributes read = Files.readAttributes(file, BasicFileAttributes.class);
      if (read.isRegularFile()) {
        found.put(file, new Stamp(read.size(), read.lastModifiedTime().toMillis()));
      }
    } catch (IOException e) {
      // A file that is not there has no stamp.
      return;
    }
  }

  /// The files that changed, appeared or went since, sorted.
  public List<Path> changedSince(FileStamps earlier) {
    TreeSet<Path> all = new TreeSet<>(stamps.keySet());
    all.addAll(earlier.stamps.keySet());
    all.removeIf(file -> Objects.equals(stamps.get(file), earlier.stamps.get(file)));
    return List.copyOf(all);
  }
}
