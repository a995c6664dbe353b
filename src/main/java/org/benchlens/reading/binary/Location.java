package org.benchlens.reading.binary;

import java.nio.file.Path;

/// Where a declared sidecar is.
sealed interface Location {
  /// A regular file that may be read; its last component is no link.
  ///
  /// @param path where it was found
  /// @param size size in bytes
  record Found(Path path, long size) implements Location {}

  /// There is no regular file.
  record Missing() implements Location {}

  /// There is something, but outside of what may be read without asking.
  ///
  /// @param path where it leads
  record Outside(Path path) implements Location {}
}
