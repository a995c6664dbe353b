package org.benchlens.workspace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Mark and notes of one row, and what measuring it again gave.
///
/// @param mark the last mark, or its removal; empty when there never was one
/// @param notes all notes, ordered by time, then text, each once
/// @param rerun the last re-run, or that it was taken back; empty when there never was one
public record Triage(Optional<TimedMark> mark, List<Note> notes, Optional<Rerun> rerun) {
  /// Nothing was said of the row.
  public static final Triage NONE = new Triage(Optional.empty(), List.of(), Optional.empty());

  public Triage {
    notes = List.copyOf(new TreeSet<>(notes));
  }

  /// The mark that the row has now; empty when it has none or it was taken away.
  public Optional<Mark> current() {
    return mark.flatMap(TimedMark::mark);
  }

  /// The same with another mark.
  public Triage with(TimedMark other) {
    return new Triage(Optional.of(other), notes, rerun);
  }

  /// The same with another note.
  public Triage with(Note note) {
    List<Note> more = new ArrayList<>(notes);
    more.add(note);
    return new Triage(mark, more, rerun);
  }

  /// The same without a note.
  public Triage without(Note note) {
    return new Triage(mark, notes.stream().filter(other -> !other.equals(note)).toList(), rerun);
  }

  /// The same with another re-run.
  public Triage with(Rerun other) {
    return new Triage(mark, notes, Optional.of(other));
  }

  /// What the re-run gave that holds now; empty when there is none or it was taken back.
  public Optional<Rerun.Change> again() {
    return rerun.flatMap(Rerun::change);
  }

  /// The later mark, the later re-run and all notes of both.
  Triage merged(Triage other) {
    return new Triage(
        Stream.concat(mark.stream(), other.mark.stream()).max(TimedMark::compareTo),
        Stream.concat(notes.stream(), other.notes.stream()).toList(),
        Stream.concat(rerun.stream(), other.rerun.stream()).max(Rerun::compareTo));
  }
}
