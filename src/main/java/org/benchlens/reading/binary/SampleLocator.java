package org.benchlens.reading.binary;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/// Finds declared sidecars (contract, section 11). The usual file costs one look at its attributes.
/// Safe for use by many threads.
final class SampleLocator {
  private static final Location MISSING = new Location.Missing();

  private final Candidates candidates;
  private final Boundary boundary;
  private final boolean allowOutside;

  /// @param json the result file
  /// @param allowOutside whether files outside the folder above the result's folder may be read
  SampleLocator(Path json, boolean allowOutside) {
    Path absolute = json.toAbsolutePath();
    Path folder = absolute.getParent();
    this.candidates = new Candidates(absolute);
    this.boundary = new Boundary(folder == null ? absolute : folder);
    this.allowOutside = allowOutside;
  }

  /// Looks for a file; the first place with anything decides.
  Location find(String filename) {
    Path first = candidates.first(filename);
    if (first == null) {
      return MISSING;
    }
    Location location = look(first);
    if (location != null) {
      return location;
    }
    for (Path other : candidates.others(filename)) {
      location = other.equals(first) ? null : look(other);
      if (location != null) {
        return location;
      }
    }
    return MISSING;
  }

  /// What is at a place; null when nothing is.
  private @Nullable Location look(Path place) {
    try {
      BasicFileAttributes attributes =
          Files.readAttributes(place, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      if (attributes.isSymbolicLink()) {
        return lookBehindLink(place);
      }
      if (!allowOutside && !boundary.holdsPlain(place)) {
        return new Location.Outside(place);
      }
      return found(place, attributes);
    } catch (IOException nothing) {
      return null;
    }
  }

  private Location lookBehindLink(Path link) throws IOException {
    Path real = link.toRealPath();
    BasicFileAttributes attributes =
        Files.readAttributes(real, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    if (!allowOutside && !boundary.holdsReal(real)) {
      return new Location.Outside(real);
    }
    return found(real, attributes);
  }

  private static Location found(Path path, BasicFileAttributes attributes) {
    return attributes.isRegularFile() ? new Location.Found(path, attributes.size()) : MISSING;
  }
}
