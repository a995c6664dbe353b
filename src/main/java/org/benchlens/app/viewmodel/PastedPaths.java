package org.benchlens.app.viewmodel;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The paths in a text, as people copy them: one a line, or in one line with blanks between, quoted
/// or not, or as `file:` addresses.
final class PastedPaths {
  private static final Pattern WORD = Pattern.compile("\"([^\"]+)\"|'([^']+)'|(\\S+)");

  private PastedPaths() {}

  /// The paths, in order; what cannot be a path is left out.
  static List<Path> of(String text) {
    List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    List<String> words = new ArrayList<>();
    if (lines.size() == 1) {
      Matcher word = WORD.matcher(lines.getFirst());
      while (word.find()) {
        words.add(
            word.group(1) != null
                ? word.group(1)
                : word.group(2) != null ? word.group(2) : word.group(3));
      }
    } else {
      lines.forEach(line -> words.add(line.replaceFirst("^([\"'])(.*)\\1$", "$2")));
    }
    List<Path> paths = new ArrayList<>();
    for (String word : words) {
      Path path = path(word);
      if (path != null) {
        paths.add(path);
      }
    }
    return List.copyOf(paths);
  }

  private static @org.jspecify.annotations.Nullable Path path(String word) {
    try {
      return word.startsWith("file:") ? Path.of(java.net.URI.create(word)) : Path.of(word);
    } catch (InvalidPathException e) {
      return null;
    } catch (IllegalArgumentException e) {
      // An address that names no file of this machine.
      return null;
    }
  }
}
