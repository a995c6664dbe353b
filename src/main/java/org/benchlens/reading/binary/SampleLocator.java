package org.benchlens.reading.binary;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFault.Kind;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.jspecify.annotations.Nullable;

/// Finds declared sidecars (contract, section 11). The usual file costs one look at its attributes.
/// Safe for use by many threads.
final class SampleLocator {
  private static final Location MISSING = new Location.Missing();

  private final Candidates candidates;
  private final Boundary boundary;
  private final Path folder;
  private final boolean allowOutside;
  private final @Nullable LocatedFolder located;

  /// @param json the result file
  /// @param allowOutside whether files outside the folder above the result's folder may be read
  /// @param located a folder that the user named; asked last, and allowed
  SampleLocator(Path json, boolean allowOutside, Optional<Path> located) {
    Path absolute = json.toAbsolutePath();
    Path parent = absolute.getParent();
    this.folder = parent == null ? absolute : parent;
    this.candidates = new Candidates(absolute);
    this.boundary = new Boundary(folder);
    this.allowOutside = allowOutside;
    this.located = located.map(LocatedFolder::new).orElse(null);
  }

  /// Looks for a file; the first place with anything decides. Where that is nothing that may be
  /// read, the folder that the user named is asked.
  Location find(String filename) {
    Location location = findUnasked(filename);
    return located == null || location instanceof Location.Found
        ? location
        : located.find(filename).orElse(location);
  }

  /// Reads a file.
  SampleRead read(Location location, SampleFile file, SampleArray array) {
    return switch (location) {
      case Location.Found found -> FloatFile.read(found.path(), folder, file, array);
      case Location.Missing() -> faulty(Kind.MISSING, file.filename(), file, array);
      case Location.Outside(Path path) -> faulty(Kind.OUTSIDE, path.toString(), file, array);
    };
  }

  private static SampleRead faulty(Kind kind, String where, SampleFile file, SampleArray array) {
    return new SampleRead.Faulty(new SampleFault(kind, array, where, file.count(), -1));
  }

  private Location findUnasked(String filename) {
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
