package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.benchlens.workflow.FileExcerpt.Line;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileExcerptTest {
  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("a.json"), text);
  }

  @Test
  void twoLinesAreShownOnEachSide() throws IOException {
    List<Line> lines = FileExcerpt.around(file("a\nb\nc\nd\ne\nf\ng\n"), 4, 1);
    assertEquals(
        List.of(
            new Line(2, "b", 0),
            new Line(3, "c", 0),
            new Line(4, "d", 1),
            new Line(5, "e", 0),
            new Line(6, "f", 0)),
        lines);
  }

  @Test
  void theLastLineNeedsNoLineFeed() throws IOException {
    assertEquals(List.of(new Line(1, "{\"a\":", 6)), FileExcerpt.around(file("{\"a\":"), 1, 6));
  }

  @Test
  void ofALongLineTheTextAroundTheColumnIsShown() throws IOException {
    Line line =
        FileExcerpt.around(file("x".repeat(1_000_000) + "!" + "y".repeat(500)), 1, 1_000_001)
            .getFirst();
    assertEquals('!', line.text().charAt(line.column() - 1));
    assertTrue(line.text().length() <= 160);
  }

  @Test
  void controlCharactersAreBlanks() throws IOException {
    assertEquals("a b c", FileExcerpt.around(file("a\tb\u001bc"), 1, 1).getFirst().text());
  }

  @Test
  void aLineBeyondTheFileGivesNothing() throws IOException {
    assertEquals(List.of(), FileExcerpt.around(file("a\nb"), 9, 1));
  }

  @Test
  void aMissingFileGivesNothing() {
    assertEquals(List.of(), FileExcerpt.around(folder.resolve("none"), 1, 1));
  }
}
