package org.benchlens.workspace;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// Everything a workspace file holds. Immutable: changes give another workspace, so that undoing
/// one is keeping the one before.
///
/// @param look what was compared and how it was looked at
/// @param rows what was said of rows, in the order of their keys; only rows of which something was
///     said
public record Workspace(Look look, SortedMap<RowKey, Triage> rows) {
  public Workspace {
    SortedMap<RowKey, Triage> said = new TreeMap<>(rows);
    said.values().removeIf(Triage.NONE::equals);
    rows = Collections.unmodifiableSortedMap(said);
  }

  /// A workspace without marks.
  public static Workspace of(Look look) {
    return new Workspace(look, new TreeMap<>());
  }

  /// What was said of a row.
  public Triage row(RowKey key) {
    return rows.getOrDefault(key, Triage.NONE);
  }

  /// The same with something else said of a row.
  public Workspace with(RowKey key, Triage triage) {
    SortedMap<RowKey, Triage> more = new TreeMap<>(rows);
    more.put(key, triage);
    return new Workspace(look, more);
  }

  /// The same with another look.
  public Workspace with(Look other) {
    return new Workspace(other, rows);
  }

  /// How what another look is about fits. Records and NVBench results never do.
  public Fit fit(Look other) {
    return look.subject().sameKind(other.subject()) ? fit(other.inputs()) : Fit.OTHER;
  }

  /// How inputs of the same kind fit. Pairs are held against the pair of the same name.
  public Fit fit(List<InputStamp> inputs) {
    Map<String, InputStamp> mine = new TreeMap<>();
    look.inputs().forEach(input -> mine.put(input.name(), input));
    boolean same = inputs.size() == mine.size();
    boolean related = false;
    for (InputStamp input : inputs) {
      Optional<InputStamp> other = Optional.ofNullable(mine.get(input.name()));
      same &= other.filter(input::sameContent).isPresent();
      related |= other.filter(input::related).isPresent();
    }
    if (same) {
      return Fit.SAME;
    }
    return related ? Fit.CHANGED : Fit.OTHER;
  }

  /// Whether the mark of a row was set on inputs with another content.
  ///
  /// @param inputs the inputs as they are now
  public boolean stale(RowKey key, List<InputStamp> inputs) {
    Optional<TimedMark> mark = row(key).mark();
    return mark.isPresent()
        && inputs.stream()
            .filter(input -> input.name().equals(key.input()))
            .noneMatch(input -> input.fingerprint().equals(mark.get().inputs()));
  }
}
