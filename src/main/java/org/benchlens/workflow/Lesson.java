package org.benchlens.workflow;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A pair of results that comes with the program, to learn from.
///
/// @param title first line of its readme
/// @param text first sentence after that
/// @param reference the result before the change
/// @param compare the result after the change
public record Lesson(String title, String text, Path reference, Path compare) {
  private static final int MOST_LINES = 20;

  /// The lessons in the folders below a folder, by name; none where there is no such folder.
  public static List<Lesson> in(Path folder) {
    List<Lesson> lessons = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, Files::isDirectory)) {
      List<Path> folders = new ArrayList<>();
      entries.forEach(folders::add);
      folders.sort(Comparator.naturalOrder());
      for (Path entry : folders) {
        add(lessons, entry);
      }
    } catch (IOException | UncheckedIOException e) {
      // Whoever has no samples does without them.
      return List.of();
    }
    return List.copyOf(lessons);
  }

  private static void add(List<Lesson> lessons, Path folder) throws IOException {
    Path readme = folder.resolve("README.md");
    Path reference = folder.resolve("ref.json");
    Path compare = folder.resolve("cmp.json");
    if (Files.isRegularFile(readme)
        && Files.isRegularFile(reference)
        && Files.isRegularFile(compare)) {
      try (var lines = Files.lines(readme)) {
        List<String> words =
            lines.limit(MOST_LINES).map(String::strip).filter(line -> !line.isEmpty()).toList();
        if (words.size() >= 2) {
          lessons.add(
              new Lesson(
                  words.get(0).replaceFirst("^#+ *", ""),
                  sentence(words.get(1)),
                  reference,
                  compare));
        }
      }
    }
  }

  private static String sentence(String line) {
    String plain = line.replace("`", "");
    int end = plain.indexOf(". ");
    return end < 0 ? plain : plain.substring(0, end + 1);
  }
}
