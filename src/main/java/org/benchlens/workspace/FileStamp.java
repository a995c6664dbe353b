package org.benchlens.workspace;

import java.util.Comparator;

/// A file as it was.
///
/// @param path path as the user gave it
/// @param size size, [B]
/// @param sha256 SHA-256 of its content, 64 hexadecimal digits in lower case
public record FileStamp(String path, long size, String sha256) implements Comparable<FileStamp> {
  private static final Comparator<FileStamp> ORDER =
      Comparator.comparing(FileStamp::path)
          .thenComparingLong(FileStamp::size)
          .thenComparing(FileStamp::sha256);
  private static final int DIGITS = 64;

  public FileStamp {
    boolean hex =
        sha256.length() == DIGITS
            && sha256.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
    if (!hex) {
      throw new IllegalArgumentException("'" + sha256 + "' is no SHA-256");
    }
    if (size < 0) {
      throw new IllegalArgumentException("size " + size + " is below 0");
    }
  }

  /// By path, size and content.
  @Override
  public int compareTo(FileStamp other) {
    return ORDER.compare(this, other);
  }

  /// Whether it had the content of another.
  boolean sameContent(FileStamp other) {
    return size == other.size && sha256.equals(other.sha256);
  }

  /// Whether it had the content or the file name of another.
  boolean related(FileStamp other) {
    return sameContent(other) || fileName().equals(other.fileName());
  }

  /// The last part of the path, whichever system it is from.
  private String fileName() {
    return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  }
}
