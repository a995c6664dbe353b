package org.benchlens.workspace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Replaces a file so that at any moment it has the old content or the new.
///
/// The new content goes to another name in the same folder and to the disk, then takes the file's
/// name in one step. A link keeps pointing to its target.
final class AtomicFile {
  private static final Pattern PART = Pattern.compile("\\.(\\d{1,18})\\.part");

  private AtomicFile() {}

  /// @throws IOException when that fails; the file is then as it was
  static void replace(Path file, byte[] content) throws IOException {
    Path place = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    String prefix = "." + place.getFileName();
    Path part = place.resolveSibling(prefix + "." + ProcessHandle.current().pid() + ".part");
    removeLeftovers(place, prefix);
    boolean moved = false;
    try {
      writeToDisk(part, content);
      keepPermissions(place, part);
      Files.move(part, place, StandardCopyOption.ATOMIC_MOVE);
      moved = true;
    } finally {
      if (!moved) {
        Files.deleteIfExists(part);
      }
    }
    syncFolder(place);
  }

  private static void writeToDisk(Path part, byte[] content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            part,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer buffer = ByteBuffer.wrap(content);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
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

  /// What processes left that were killed while they wrote.
  private static void removeLeftovers(Path place, String prefix) throws IOException {
    Path folder = place.getParent();
    if (folder == null) {
      return;
    }
    try (DirectoryStream<Path> entries =
        Files.newDirectoryStream(
            folder, entry -> leftover(entry.getFileName().toString(), prefix))) {
      for (Path entry : entries) {
        Files.deleteIfExists(entry);
      }
    }
  }

  private static boolean leftover(String name, String prefix) {
    if (!name.startsWith(prefix)) {
      return false;
    }
    Matcher part = PART.matcher(name.substring(prefix.length()));
    return part.matches() && ProcessHandle.of(Long.parseLong(part.group(1))).isEmpty();
  }

  /// Brings the new name to the disk. Where folders cannot be opened, as on Windows, the system
  /// does that by itself.
  private static void syncFolder(Path place) {
    Path folder = place.getParent();
    if (folder == null) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // The content is in place; only its surviving a power failure right now is unsure.
      return;
    }
  }
}
