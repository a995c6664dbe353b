package org.benchlens.workspace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Mark and notes of one row.
///
/// @param mark the last mark, or its removal; empty when there never was one
/// @param notes all notes, ordered by time, then text, each once
public record Triage(Optional<TimedMark> mark, List<Note> notes) {
  /// Nothing was said of the row.
  public static final Triage NONE = new Triage(Optional.empty(), List.of());

  public Triage {
    notes = List.copyOf(new TreeSet<>(notes));
  }

  /// The mark that the row has now; empty when it has none or it was taken away.
  public Optional<Mark> current() {
    return mark.flatMap(TimedMark::mark);
  }

  /// The same with another mark.
  public Triage with(TimedMark other) {
    return new Triage(Optional.of(other), notes);
  }

  /// The same with another note.
  public Triage with(Note note) {
    List<Note> more = new ArrayList<>(notes);
    more.add(note);
    return new Triage(mark, more);
  }

  /// The same without a note.
  public Triage without(Note note) {
    return new Triage(mark, notes.stream().filter(other -> !other.equals(note)).toList());
  }

  /// The later mark and all notes of both.
  Triage merged(Triage other) {
    return new Triage(
        Stream.concat(mark.stream(), other.mark.stream()).max(TimedMark::compareTo),
        Stream.concat(notes.stream(), other.notes.stream()).toList());
  }
}
