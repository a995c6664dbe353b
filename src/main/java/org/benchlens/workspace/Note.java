package org.benchlens.workspace;

import java.time.Instant;
import java.util.Comparator;

/// A remark on a row.
///
/// @param time when it was written
/// @param text what it says, Markdown kept as text; not blank
public record Note(Instant time, String text) implements Comparable<Note> {
  private static final Comparator<Note> ORDER =
      Comparator.comparing(Note::time).thenComparing(Note::text);

  public Note {
    if (text.isBlank()) {
      throw new IllegalArgumentException("a note without text");
    }
  }

  /// By time, then by text.
  @Override
  public int compareTo(Note other) {
    return ORDER.compare(this, other);
  }
}
