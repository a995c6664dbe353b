package org.benchlens.reading.binary;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The area that may be read without asking: what lies, links followed, below the folder above the
/// result's folder (contract, section 11). Safe for use by many threads.
final class Boundary {
  private final Set<Path> roots = new LinkedHashSet<>();
  private final Map<Path, Path> realFolders = new ConcurrentHashMap<>();

  /// @param folder the result's folder, absolute
  Boundary(Path folder) {
    // Where the folder itself is a link, both the folder it is named in and the one it lies in are
    // the folder above it.
    addAbove(real(folder));
    Path above = folder.getParent();
    if (above != null) {
      addRoot(real(above));
    }
  }

  private void addAbove(@Nullable Path folder) {
    if (folder != null) {
      Path above = folder.getParent();
      addRoot(above == null ? folder : above);
    }
  }

  private void addRoot(@Nullable Path root) {
    if (root != null) {
      roots.add(root);
    }
  }

  /// Whether a file that is no link lies inside. Cheap: real folders are remembered.
  boolean holdsPlain(Path file) {
    Path folder = file.getParent();
    if (folder == null) {
      return false;
    }
    Path real = realFolders.get(folder);
    if (real == null) {
      real = real(folder);
      if (real == null) {
        return false;
      }
      realFolders.put(folder, real);
    }
    return holdsReal(real);
  }

  /// Whether a path without links is inside.
  boolean holdsReal(Path real) {
    for (Path root : roots) {
      if (real.startsWith(root)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Path real(Path folder) {
    try {
      return folder.toRealPath();
    } catch (IOException gone) {
      return null;
    }
  }
}
