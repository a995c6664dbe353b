package org.benchlens.workspace;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/// Two workspaces in one. Of each row the later mark is taken and all notes are kept; the look is
/// that of the workspace saved later. In which order and how often workspaces are merged makes no
/// difference. Workspaces of different kinds are not merged: the first stays as it is.
///
/// @param workspace the merged one
/// @param conflicts rows that both had marked, differently
/// @param onlyFirst rows of which only the first said something
/// @param onlySecond rows of which only the second said something
/// @param notesAdded number of notes that the second brought
/// @param otherInputs whether the two were about inputs that do not fit each other
public record Merge(
    Workspace workspace,
    List<Conflict> conflicts,
    List<RowKey> onlyFirst,
    List<RowKey> onlySecond,
    int notesAdded,
    boolean otherInputs) {
  public Merge {
    conflicts = List.copyOf(conflicts);
    onlyFirst = List.copyOf(onlyFirst);
    onlySecond = List.copyOf(onlySecond);
  }

  /// A row that was marked twice.
  ///
  /// @param key which row
  /// @param kept the mark that holds now
  /// @param dropped the other one
  public record Conflict(RowKey key, TimedMark kept, TimedMark dropped) {}

  /// Merges two workspaces.
  public static Merge of(Workspace first, Workspace second) {
    if (!first.look().subject().sameKind(second.look().subject())) {
      // Keys of one kind mean nothing among those of the other.
      return new Merge(first, List.of(), List.of(), List.of(), 0, true);
    }
    SortedMap<RowKey, Triage> rows = new TreeMap<>();
    List<Conflict> conflicts = new ArrayList<>();
    List<RowKey> onlyFirst = new ArrayList<>();
    List<RowKey> onlySecond = new ArrayList<>();
    int notes = 0;
    TreeSet<RowKey> keys = new TreeSet<>(first.rows().keySet());
    keys.addAll(second.rows().keySet());
    for (RowKey key : keys) {
      Triage a = first.row(key);
      Triage b = second.row(key);
      Triage merged = a.merged(b);
      rows.put(key, merged);
      addConflict(key, a, b, merged, conflicts);
      notes += merged.notes().size() - a.notes().size();
      if (b.equals(Triage.NONE)) {
        onlyFirst.add(key);
      } else if (a.equals(Triage.NONE)) {
        onlySecond.add(key);
      }
    }
    Look look = first.look().compareTo(second.look()) >= 0 ? first.look() : second.look();
    return new Merge(
        new Workspace(look, rows),
        conflicts,
        onlyFirst,
        onlySecond,
        notes,
        first.fit(second.look()) == Fit.OTHER);
  }

  private static void addConflict(
      RowKey key, Triage a, Triage b, Triage merged, List<Conflict> conflicts) {
    if (a.mark().isPresent()
        && b.mark().isPresent()
        && !a.mark().get().word().equals(b.mark().get().word())) {
      TimedMark kept = merged.mark().orElseThrow();
      TimedMark dropped = kept.equals(a.mark().get()) ? b.mark().get() : a.mark().get();
      conflicts.add(new Conflict(key, kept, dropped));
    }
  }
}
