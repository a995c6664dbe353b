package org.benchlens.workflow;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/// A file that is there whole or not at all: it is written under a temporary name beside its place
/// and then moved there. A link keeps pointing to its target; what is no regular file, such as a
/// pipe, is written to as it is.
public final class PlacedFile {
  private PlacedFile() {}

  /// What is to be in the file.
  @FunctionalInterface
  public interface Content {
    /// Writes it; the stream is buffered and closed by the caller.
    void writeTo(OutputStream out) throws IOException;
  }

  /// Whether a file stands there that overwriting would lose: a regular one that is not empty.
  public static boolean holdsSomething(Path target) throws IOException {
    return Files.isRegularFile(target) && Files.size(target) > 0;
  }

  /// Writes a file.
  ///
  /// @param target where
  /// @param overwrite whether a file that [#holdsSomething] may be replaced
  /// @param content what
  /// @throws FileAlreadyExistsException when it may not
  public static void write(Path target, boolean overwrite, Content content) throws IOException {
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target))) {
        content.writeTo(out);
      }
      return;
    }
    Path place = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
    Path name = place.getFileName();
    long process = ProcessHandle.current().pid();
    Path temporary = place.resolveSibling("." + name + "." + process + ".part");
    boolean moved = false;
    try {
      try (OutputStream out =
          new BufferedOutputStream(
              Files.newOutputStream(
                  temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE))) {
        content.writeTo(out);
      }
      if (!overwrite && holdsSomething(place)) {
        throw new FileAlreadyExistsException(target.toString());
      }
      keepPermissions(place, temporary);
      move(temporary, place);
      moved = true;
    } finally {
      if (!moved) {
        Files.deleteIfExists(temporary);
      }
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    if (Files.exists(from)) {
      PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
      PosixFileAttributeView made = Files.getFileAttributeView(to, PosixFileAttributeView.class);
      if (old != null && made != null) {
        made.setPermissions(old.readAttributes().permissions());
      }
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
