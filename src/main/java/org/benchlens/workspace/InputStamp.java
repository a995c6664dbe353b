package org.benchlens.workspace;

import java.util.Comparator;
import java.util.Optional;

/// A file pair as it was when it was compared, or a record that was looked at alone.
///
/// @param name file name of the pair when folders are compared; else empty
/// @param reference the reference file, or the only one
/// @param compare the compare file; empty for a record alone
public record InputStamp(String name, FileStamp reference, Optional<FileStamp> compare)
    implements Comparable<InputStamp> {
  private static final Comparator<FileStamp> NONE_FIRST =
      Comparator.nullsFirst(Comparator.naturalOrder());
  private static final Comparator<InputStamp> ORDER =
      Comparator.comparing(InputStamp::name)
          .thenComparing(InputStamp::reference)
          .thenComparing(stamp -> stamp.compare().orElse(null), NONE_FIRST);
  private static final int HALF = 8;

  /// A pair.
  public InputStamp(String name, FileStamp reference, FileStamp compare) {
    this(name, reference, Optional.of(compare));
  }

  /// By name, reference file and compare file.
  @Override
  public int compareTo(InputStamp other) {
    return ORDER.compare(this, other);
  }

  /// Hexadecimal digits that tell contents apart: sixteen for a pair, eight for a record alone.
  public String fingerprint() {
    return reference.sha256().substring(0, HALF)
        + compare.map(file -> file.sha256().substring(0, HALF)).orElse("");
  }

  /// The paths, for a sentence.
  public String paths() {
    return reference.path() + compare.map(file -> " and " + file.path()).orElse("");
  }

  /// Whether all files had the content of those of another one.
  boolean sameContent(InputStamp other) {
    return reference.sameContent(other.reference)
        && compare.isPresent() == other.compare.isPresent()
        && (compare.isEmpty() || compare.get().sameContent(other.compare.orElseThrow()));
  }

  /// Whether a side had the content or the file name of the same side of another one, so that one
  /// may be a later state of the other. A record alone is none of a pair.
  boolean related(InputStamp other) {
    return compare.isPresent() == other.compare.isPresent()
        && (reference.related(other.reference)
            || (compare.isPresent() && compare.get().related(other.compare.orElseThrow())));
  }
}
