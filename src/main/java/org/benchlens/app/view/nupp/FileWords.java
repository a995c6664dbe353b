package org.benchlens.app.view.nupp;

/// Short names of files.
final class FileWords {
  private FileWords() {}

  /// The last folder and the name: `bench/baseline.json`; also of paths of another system.
  static String brief(String path) {
    if (path.isEmpty()) {
      return "not recorded";
    }
    String plain = path.replace('\\', '/');
    int last = plain.lastIndexOf('/');
    int before = last <= 0 ? -1 : plain.lastIndexOf('/', last - 1);
    return before < 0 ? plain : plain.substring(before + 1);
  }
}
