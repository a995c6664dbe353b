package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LessonTest {
  @TempDir private Path folder;

  private Path lesson(String name, String readme) throws IOException {
    Path made = Files.createDirectory(folder.resolve(name));
    Files.writeString(made.resolve("README.md"), readme);
    Files.writeString(made.resolve("ref.json"), "{}");
    Files.writeString(made.resolve("cmp.json"), "{}");
    return made;
  }

  @Test
  void titleAndFirstSentenceComeFromTheReadme() throws IOException {
    Path made = lesson("b", "# Clear gap\n`One row` is slower. Look why.\nMore.\n");
    assertEquals(
        List.of(
            new Lesson(
                "Clear gap",
                "One row is slower.",
                made.resolve("ref.json"),
                made.resolve("cmp.json"))),
        Lesson.in(folder));
  }

  @Test
  void foldersWithoutBothResultsAreNoLessons() throws IOException {
    Files.delete(lesson("a", "# A\nText.\n").resolve("cmp.json"));
    lesson("b", "# B\nText.\n");
    assertEquals(List.of("B"), Lesson.in(folder).stream().map(Lesson::title).toList());
  }

  @Test
  void withoutTheFolderThereAreNone() {
    assertTrue(Lesson.in(folder.resolve("none")).isEmpty());
  }
}
