package org.benchlens.present.summary;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.match.UnmatchedFilter;

/// Filters that met nothing, with what may have been meant.
final class UnmatchedLines {
  private UnmatchedLines() {}

  static List<String> of(List<UnmatchedFilter> filters) {
    return filters.stream().map(UnmatchedLines::text).toList();
  }

  private static String text(UnmatchedFilter filter) {
    String wanted = Words.code(filter.wanted());
    boolean forAll = filter.benchmark().isEmpty();
    String benchmark = Words.code(filter.benchmark());
    return switch (filter.kind()) {
      case BENCHMARK -> "no benchmark is called " + wanted + nearest(filter.nearest());
      case AXIS ->
          (forAll ? "no benchmark has" : "benchmark " + benchmark + " has no")
              + (forAll ? " an axis " : " axis ")
              + wanted
              + nearest(filter.nearest());
      case VALUE ->
          "no state"
              + (forAll ? "" : " of " + benchmark)
              + " has "
              + Words.code(filter.axis() + "=" + filter.wanted())
              + nearest(filter.nearest());
      case COMBINATION ->
          "no state" + (forAll ? "" : " of " + benchmark) + " meets all of " + wanted;
    };
  }

  private static String nearest(Optional<String> name) {
    return name.map(found -> "; the nearest is " + Words.code(found)).orElse("");
  }
}
