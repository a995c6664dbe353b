package org.benchlens.app.viewmodel;

import java.util.Optional;
import java.util.Set;
import org.benchlens.compare.Status;
import org.benchlens.present.filter.FacetTerm;
import org.benchlens.present.filter.FilterFault;
import org.benchlens.present.filter.FilterPass;
import org.benchlens.present.filter.RowFilter;

/// A filter text, understood.
///
/// @param text as typed
/// @param filter what it lets through
/// @param statuses what its status term asks for; empty without one
public record RowFiltering(String text, RowFilter filter, Set<Status> statuses) {
  /// Lets everything through.
  public static final RowFiltering NONE = new RowFiltering("", RowFilter.ALL, Set.of());

  public RowFiltering {
    statuses = Set.copyOf(statuses);
  }

  /// What is wrong with the first term that could not be understood; empty when all were.
  public Optional<FilterFault> fault() {
    return filter.faults().stream().findFirst();
  }

  /// Who is to blame when nothing is shown.
  Optional<Blame> blame(FilterPass pass) {
    return pass.strongest()
        .map(
            effect -> {
              int start = effect.term().start();
              int end = effect.term().end();
              return new Blame(
                  text.substring(start, end),
                  start,
                  end,
                  effect.alone(),
                  FacetTerm.without(text, start, end));
            });
  }

  /// The term that removes most.
  ///
  /// @param term its text as typed
  /// @param start position of its first character in the filter text
  /// @param end position after its last character
  /// @param passing number of rows that pass without it
  /// @param shorter the filter text without it
  public record Blame(String term, int start, int end, long passing, String shorter) {}
}
