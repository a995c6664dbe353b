package org.benchlens.workflow;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The samples that come with the program: one folder a lesson, with a README and a pair of
/// results.
public final class SampleCases {
  private static final int HIGHEST = 5;

  private SampleCases() {}

  /// A sample.
  ///
  /// @param title its name
  /// @param lesson what it shows, one line
  /// @param reference its reference file
  /// @param compare its compare file
  public record SampleCase(String title, String lesson, Path reference, Path compare) {}

  /// Finds the samples.
  ///
  /// @param program where the program lies: its jar or its classes; `samples` is looked for beside
  ///     it and its folders
  /// @return sorted by folder name; empty when the samples are not installed
  public static List<SampleCase> near(Path program) {
    Path at = program.toAbsolutePath();
    for (int i = 0; i < HIGHEST && at != null; i++) {
      Path folder = at.resolve("samples");
      if (Files.isDirectory(folder)) {
        return in(folder);
      }
      at = at.getParent();
    }
    return List.of();
  }

  private static List<SampleCase> in(Path folder) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      entries.forEach(found::add);
    } catch (IOException | DirectoryIteratorException e) {
      return List.of();
    }
    found.sort(Comparator.comparing(Path::toString));
    return found.stream().map(SampleCases::sample).flatMap(Optional::stream).toList();
  }

  private static Optional<SampleCase> sample(Path folder) {
    Path reference = folder.resolve("ref.json");
    Path compare = folder.resolve("cmp.json");
    if (!Files.isRegularFile(reference) || !Files.isRegularFile(compare)) {
      return Optional.empty();
    }
    String name = String.valueOf(folder.getFileName());
    try {
      List<String> lines = Files.readAllLines(folder.resolve("README.md"));
      String title = lines.isEmpty() ? name : lines.getFirst().replaceFirst("^# *", "");
      String lesson = lines.size() < 2 ? "" : lines.get(1).replace("`", "");
      return Optional.of(new SampleCase(title, lesson, reference, compare));
    } catch (IOException e) {
      return Optional.of(new SampleCase(name, "", reference, compare));
    }
  }
}
