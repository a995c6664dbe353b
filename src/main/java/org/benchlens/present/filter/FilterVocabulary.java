package org.benchlens.present.filter;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.benchlens.model.AxisValue;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.table.TableRow;

/// What a filter can name. A bare name is a key first, then an axis; `axis:"NAME"` is always an
/// axis.
///
/// @param keys keys that do not depend on the files
/// @param axes names of the axes
public record FilterVocabulary(List<FilterKey> keys, Set<String> axes) {
  public FilterVocabulary {
    keys = List.copyOf(keys);
    axes = Collections.unmodifiableSet(new LinkedHashSet<>(axes));
  }

  /// The built-in keys and the axes of some rows.
  public static FilterVocabulary of(Collection<TableRow> rows) {
    Set<String> axes = new LinkedHashSet<>();
    for (TableRow row : rows) {
      for (AxisValue value : row.matched().compare().axisValues()) {
        axes.add(value.name());
      }
    }
    return new FilterVocabulary(BuiltInKeys.all(), axes);
  }

  /// The same with another key.
  public FilterVocabulary with(FilterKey key) {
    List<FilterKey> more = new ArrayList<>(keys);
    more.add(key);
    return new FilterVocabulary(more, axes);
  }

  /// The key or axis of a bare name.
  Optional<FilterKey> key(String name) {
    return keys.stream().filter(key -> key.name().equals(name)).findFirst().or(() -> axis(name));
  }

  /// The axis of a name, or the only one that the window shows by it: `T` for `T{ct}`.
  Optional<FilterKey> axis(String name) {
    if (axes.contains(name)) {
      return Optional.of(new AxisKey(name));
    }
    List<String> shown = axes.stream().filter(axis -> AxisName.shown(axis).equals(name)).toList();
    return shown.size() == 1 ? Optional.of(new AxisKey(shown.getFirst())) : Optional.empty();
  }

  /// How an axis is best typed: the name that the window shows where that means this axis alone,
  /// else its whole name, else `axis:"NAME"`.
  public String axisKey(String axis) {
    for (String name : List.of(AxisName.shown(axis), axis)) {
      boolean plain = FilterScanner.quoted(name).equals(name);
      if (plain && !hidesAxis(name) && axis(name).map(FilterKey::name).equals(Optional.of(axis))) {
        return name;
      }
    }
    return "axis:\"" + axis.replace("\"", "\"\"") + '"';
  }

  /// Whether a bare name would not mean the axis of that name.
  boolean hidesAxis(String name) {
    return keys.stream().anyMatch(key -> key.name().equals(name));
  }

  /// All names a term can begin with.
  List<String> names() {
    return Stream.concat(keys.stream().map(FilterKey::name), axes.stream()).toList();
  }
}
