package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Which columns a display mode has after the user has chosen.
///
/// @param ids columns from left to right; `identity` stands for the columns that tell rows apart
///     where they are needed, `axes` for the axes, each without those that are named themselves.
///     Empty: the mode's own columns
/// @param pinned ids of the columns that stay in sight when the others are scrolled
public record ColumnChoice(List<String> ids, Set<String> pinned) {
  /// The mode's own columns.
  public static final ColumnChoice OF_MODE = new ColumnChoice(List.of(), Set.of());

  /// Stands for the columns that tell rows apart.
  static final String IDENTITY = "identity";

  /// Stands for the axes.
  static final String AXES = "axes";

  /// Columns that [#IDENTITY] stands for, in order.
  static final List<String> IDENTITY_IDS = List.of("file", "benchmark", "device", "occurrence");

  public ColumnChoice {
    ids = List.copyOf(ids);
    pinned = Set.copyOf(pinned);
  }

  /// Whether the columns are the mode's own.
  public boolean ofMode() {
    return ids.isEmpty();
  }

  /// With a column, at the right end, an axis behind the other axes.
  ///
  /// @param shown ids of the columns that are shown now
  ColumnChoice with(String id, List<String> shown) {
    List<String> named = named(shown);
    if (!named.contains(id)) {
      int last = -1;
      for (int i = 0; i < named.size(); i++) {
        last = token(id) != null && token(id).equals(token(named.get(i))) ? i : last;
      }
      named.add(last < 0 ? named.size() : last + 1, id);
    }
    return new ColumnChoice(named, pinned);
  }

  /// Without a column. What stands for it goes too, so that it does not come back.
  ColumnChoice without(String id, List<String> shown) {
    List<String> named = named(shown);
    named.remove(id);
    String token = token(id);
    if (token != null) {
      named.remove(token);
    }
    Set<String> kept = new LinkedHashSet<>(pinned);
    kept.remove(id);
    return new ColumnChoice(named, kept);
  }

  /// With a column moved before another.
  ///
  /// @param before id of the column that it is to stand before; null for the right end
  ColumnChoice moved(String id, @Nullable String before, List<String> shown) {
    List<String> named = named(shown);
    if (!named.remove(id)) {
      return this;
    }
    int at = before == null ? -1 : named.indexOf(before);
    named.add(at < 0 ? named.size() : at, id);
    return new ColumnChoice(named, pinned);
  }

  /// With a column pinned, or no longer.
  ColumnChoice pinned(String id, boolean wanted) {
    Set<String> kept = new LinkedHashSet<>(pinned);
    if (wanted) {
      kept.add(id);
    } else {
      kept.remove(id);
    }
    return new ColumnChoice(ids, kept);
  }

  /// The ids with every shown column named.
  private List<String> named(List<String> shown) {
    List<String> named = new ArrayList<>();
    if (ids.isEmpty()) {
      named.addAll(shown);
      named.add(after(named, IDENTITY), IDENTITY);
      named.add(after(named, AXES), AXES);
      return named;
    }
    for (String id : ids) {
      if (id.equals(IDENTITY) || id.equals(AXES)) {
        shown.stream()
            .filter(column -> id.equals(token(column)) && !ids.contains(column))
            .forEach(named::add);
      }
      named.add(id);
    }
    return named;
  }

  private static int after(List<String> ids, String token) {
    int at = Math.min(1, ids.size());
    for (int i = 0; i < ids.size(); i++) {
      boolean before = token.equals(AXES) && IDENTITY.equals(ids.get(i));
      at = before || token.equals(token(ids.get(i))) ? i + 1 : at;
    }
    return at;
  }

  /// What stands for a column; null for nothing.
  static @Nullable String token(String id) {
    if (id.startsWith("axis:")) {
      return AXES;
    }
    return IDENTITY_IDS.contains(id) ? IDENTITY : null;
  }
}
