package org.benchlens.reading.binary;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A folder that the user named because sidecars are not where the result says. It holds the sample
/// folders (`NAME-bin`, `NAME-freqs-bin`), or is one of them: then the other lies beside it. Times
/// and frequencies have files of equal names, so a file is only ever looked for in the sample
/// folder
/// that its recorded name has, never by its last component alone.
final class LocatedFolder {
  private static final String SAMPLE_FOLDER = "-bin";

  private final Path folder;

  LocatedFolder(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
  }

  /// Looks for a file; empty when it is not there.
  Optional<Location> find(String filename) {
    for (Path place : places(filename)) {
      try {
        BasicFileAttributes attributes =
            Files.readAttributes(place, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (attributes.isRegularFile()) {
          return Optional.of(new Location.Found(place, attributes.size()));
        }
      } catch (IOException nothing) {
        // The next place may have it.
      }
    }
    return Optional.empty();
  }

  private Set<Path> places(String filename) {
    Set<Path> places = new LinkedHashSet<>();
    List<String> parts = new ArrayList<>(List.of(filename.split("[/\\\\]+")));
    for (; !parts.isEmpty(); parts.removeFirst()) {
      // A name with `..` could lead out of what the user named.
      if (parts.getFirst().endsWith(SAMPLE_FOLDER) && !parts.contains("..")) {
        String rest = String.join("/", parts);
        try {
          places.add(folder.resolve(rest));
          if (folder.toString().endsWith(SAMPLE_FOLDER)) {
            places.add(folder.resolveSibling(rest));
          }
        } catch (InvalidPathException unusable) {
          return Set.of();
        }
      }
    }
    return places;
  }
}
