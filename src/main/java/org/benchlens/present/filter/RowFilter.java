package org.benchlens.present.filter;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchlens.present.table.TableRow;

/// Which rows are shown. A row passes when it passes every term; terms that could not be understood
/// do not count.
///
/// @param terms the terms that were understood, in order
/// @param faults the others, in order; empty when the filter is right
public record RowFilter(List<FilterTerm> terms, List<FilterFault> faults) {
  /// Lets every row through.
  public static final RowFilter ALL = new RowFilter(List.of(), List.of());

  public RowFilter {
    terms = List.copyOf(terms);
    faults = List.copyOf(faults);
  }

  /// Reads a filter.
  ///
  /// @param text the filter as typed; empty lets every row through
  /// @param vocabulary the keys and axes it can name
  public static RowFilter parse(String text, FilterVocabulary vocabulary) {
    return new FilterParser(text, vocabulary).parse();
  }

  /// Whether a row passes.
  public boolean matches(TableRow row) {
    for (FilterTerm term : terms) {
      if (!term.condition().test(row)) {
        return false;
      }
    }
    return true;
  }

  /// The filter as it would best be typed; reads back to an equal filter.
  public String canonical() {
    return terms.stream().map(FilterTerm::canonical).collect(Collectors.joining(" "));
  }

  /// The term that alone removes most of some rows; the first of equals. Empty when none removes
  /// any.
  public Optional<Removal> strongest(Collection<TableRow> rows) {
    Removal strongest = null;
    for (FilterTerm term : terms) {
      int removed = 0;
      for (TableRow row : rows) {
        if (!term.condition().test(row)) {
          removed++;
        }
      }
      if (removed > (strongest == null ? 0 : strongest.removed())) {
        strongest = new Removal(term, removed);
      }
    }
    return Optional.ofNullable(strongest);
  }

  /// What a filter that shows nothing is to say: `0 of 46 match: T=I9 removes most (46)`. Empty
  /// when it shows some row or there is none.
  public Optional<String> whyEmpty(Collection<TableRow> rows) {
    if (rows.isEmpty() || rows.stream().anyMatch(this::matches)) {
      return Optional.empty();
    }
    return strongest(rows)
        .map(
            removal ->
                "0 of "
                    + rows.size()
                    + " match: "
                    + removal.term().canonical()
                    + " removes most ("
                    + removal.removed()
                    + ")");
  }

  /// What one term does.
  ///
  /// @param term which
  /// @param removed number of rows it does not let through, > 0
  public record Removal(FilterTerm term, int removed) {}
}
