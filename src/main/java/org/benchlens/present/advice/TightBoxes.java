package org.benchlens.present.advice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.benchlens.compare.match.AxisFilter;
import org.benchlens.compare.match.BenchmarkFilter;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.AxisValue;

/// The smallest box around each of some rows: everything `-a` can say of its settings. Any list
/// that
/// selects a row selects its box, so that together they are the smallest superset there is.
final class TightBoxes {
  private final Map<AxisTerm, Boolean> sayable = new HashMap<>();
  private final Set<RowBox> boxes = new LinkedHashSet<>();

  /// For each benchmark name and list of axis names the value lists of the boxes.
  private final Map<String, Map<List<String>, Set<List<String>>>> index = new HashMap<>();

  /// Boxes that name an axis twice, as hostile files do.
  private final List<RowBox> odd = new ArrayList<>();

  TightBoxes(List<MatchedRow> rows) {
    for (MatchedRow row : rows) {
      RowBox box = box(row);
      if (boxes.add(box)) {
        List<String> names = box.terms().stream().map(AxisTerm::name).toList();
        if (new LinkedHashSet<>(names).size() < names.size()) {
          odd.add(box);
        }
        index
            .computeIfAbsent(box.benchmark(), name -> new LinkedHashMap<>())
            .computeIfAbsent(names, key -> new LinkedHashSet<>())
            .add(box.terms().stream().map(term -> term.values().getFirst()).toList());
      }
    }
  }

  Set<RowBox> boxes() {
    return boxes;
  }

  private RowBox box(MatchedRow row) {
    Set<AxisTerm> terms = new LinkedHashSet<>();
    for (AxisValue value : row.compare().axisValues()) {
      AxisTerm term = new AxisTerm(value.name(), List.of(value.text()));
      if (sayable.computeIfAbsent(
          term, t -> AxisArgument.of(t.name(), t.values(), false).isPresent())) {
        terms.add(term);
      }
    }
    return new RowBox(row.section().benchmark().name(), new ArrayList<>(terms));
  }

  /// Whether a row is in one of the boxes.
  boolean contain(MatchedRow row) {
    String benchmark = row.section().benchmark().name();
    if (!index.containsKey(benchmark)) {
      return false;
    }
    List<AxisValue> settings = row.compare().axisValues();
    Map<String, String> values = new HashMap<>();
    settings.forEach(value -> values.put(value.name(), value.text()));
    if (values.size() < settings.size()) {
      return boxes.stream().anyMatch(box -> matches(box, row));
    }
    for (var names : index.getOrDefault(benchmark, Map.of()).entrySet()) {
      Optional<List<String>> mine = values(names.getKey(), values);
      if (mine.filter(names.getValue()::contains).isPresent()) {
        return true;
      }
    }
    return odd.stream().anyMatch(box -> matches(box, row));
  }

  private static Optional<List<String>> values(List<String> names, Map<String, String> values) {
    List<String> found = new ArrayList<>(names.size());
    for (String name : names) {
      String value = values.get(name);
      if (value == null) {
        return Optional.empty();
      }
      found.add(value);
    }
    return Optional.of(found);
  }

  private static boolean matches(RowBox box, MatchedRow row) {
    List<AxisFilter> axes =
        box.terms().stream().map(term -> new AxisFilter(term.name(), term.values())).toList();
    return box.benchmark().equals(row.section().benchmark().name())
        && new BenchmarkFilter(box.benchmark(), axes).matches(row.compare());
  }
}
