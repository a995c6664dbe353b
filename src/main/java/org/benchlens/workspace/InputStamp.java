package org.benchlens.workspace;

import java.util.Comparator;

/// A file pair as it was when it was compared.
///
/// @param name file name of the pair when folders are compared; else empty
/// @param reference the reference file
/// @param compare the compare file
public record InputStamp(String name, FileStamp reference, FileStamp compare)
    implements Comparable<InputStamp> {
  private static final Comparator<InputStamp> ORDER =
      Comparator.comparing(InputStamp::name)
          .thenComparing(InputStamp::reference)
          .thenComparing(InputStamp::compare);
  private static final int HALF = 8;

  /// By name, reference file and compare file.
  @Override
  public int compareTo(InputStamp other) {
    return ORDER.compare(this, other);
  }

  /// Sixteen hexadecimal digits that tell contents of pairs apart.
  public String fingerprint() {
    return reference.sha256().substring(0, HALF) + compare.sha256().substring(0, HALF);
  }

  /// Whether both files had the content of another pair.
  boolean sameContent(InputStamp other) {
    return reference.sameContent(other.reference) && compare.sameContent(other.compare);
  }

  /// Whether a side had the content or the file name of the same side of another pair, so that one
  /// pair may be a later state of the other.
  boolean related(InputStamp other) {
    return reference.sameContent(other.reference)
        || compare.sameContent(other.compare)
        || reference.fileName().equals(other.reference.fileName())
        || compare.fileName().equals(other.compare.fileName());
  }
}
