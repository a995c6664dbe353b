package org.benchlens.workflow;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PlacedFileTest {
  @TempDir private Path folder;

  private static PlacedFile.Content text(String text) {
    return out -> out.write(text.getBytes(UTF_8));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aNewFileIsThereAndNothingElse() throws IOException {
    PlacedFile.write(folder.resolve("a"), false, text("x"));
    assertEquals("x", Files.readString(folder.resolve("a")));
    assertEquals(List.of("a"), files());
  }

  @Test
  void aFailureLeavesTheOldFileAndNothingElse() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "old");
    assertThrows(
        IOException.class,
        () ->
            PlacedFile.write(
                file,
                true,
                out -> {
                  out.write('n');
                  throw new IOException("full");
                }));
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("a"), files());
  }

  @Test
  void aFileWithSomethingInItNeedsPermission() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "old");
    assertTrue(PlacedFile.holdsSomething(file));
    assertThrows(
        FileAlreadyExistsException.class, () -> PlacedFile.write(file, false, text("new")));
    assertEquals("old", Files.readString(file));
    PlacedFile.write(file, true, text("new"));
    assertEquals("new", Files.readString(file));
  }

  @Test
  void anEmptyFileIsReplaced() throws IOException {
    Path file = Files.createFile(folder.resolve("a"));
    assertFalse(PlacedFile.holdsSomething(file));
    PlacedFile.write(file, false, text("new"));
    assertEquals("new", Files.readString(file));
  }

  @Test
  void aLinkKeepsPointingToItsTarget() throws IOException {
    Path target = Files.createFile(folder.resolve("target"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), target);
    PlacedFile.write(link, false, text("new"));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(target));
  }

  @Test
  void aMissingFolderIsAnError() {
    assertThrows(
        IOException.class,
        () -> PlacedFile.write(folder.resolve("none").resolve("a"), false, text("x")));
  }
}
