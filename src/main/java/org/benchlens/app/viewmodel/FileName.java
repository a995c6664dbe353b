package org.benchlens.app.viewmodel;

import java.nio.file.Path;

/// Short names of files.
final class FileName {

  private FileName() {}

  /// The name: `reduce.json`.
  static String last(String path) {
    Path name = Path.of(path).getFileName();
    return name == null ? path : name.toString();
  }

  /// The last folder and the name: `base/reduce.json`.
  static String of(String path) {
    Path file = Path.of(path);
    Path parent = file.getParent();
    Path folder = parent == null ? null : parent.getFileName();
    Path name = file.getFileName();
    if (name == null) {
      return path;
    }
    return folder == null ? name.toString() : folder + "/" + name;
  }
}
