package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.compare.Status;
import org.benchlens.present.filter.FilterFault;
import org.benchlens.present.filter.FilterTerm;
import org.benchlens.present.filter.FilterVocabulary;
import org.benchlens.present.filter.RowFilter;
import org.benchlens.present.table.TableRow;

/// A filter text, understood.
///
/// @param text as typed
/// @param all what the whole text lets through
/// @param others what the text without its status term lets through
/// @param statuses what the status term asks for; empty without one
public record RowFiltering(String text, RowFilter all, RowFilter others, Set<Status> statuses) {
  /// Lets everything through.
  public static final RowFiltering NONE =
      new RowFiltering("", RowFilter.ALL, RowFilter.ALL, Set.of());

  public RowFiltering {
    statuses = Set.copyOf(statuses);
  }

  static RowFiltering of(String text, FilterVocabulary vocabulary) {
    return new RowFiltering(
        text,
        RowFilter.parse(text, vocabulary),
        RowFilter.parse(StatusTerm.without(text), vocabulary),
        StatusTerm.in(text));
  }

  /// What is wrong with the first term that could not be understood; empty when all were.
  public Optional<FilterFault> fault() {
    return all.faults().stream().findFirst();
  }

  /// Who is to blame when nothing is shown.
  ///
  /// @param rows all rows, none of which passes
  Optional<Blame> blame(List<TableRow> rows) {
    return all.strongest(rows).map(removal -> blame(removal.term(), rows));
  }

  private Blame blame(FilterTerm term, List<TableRow> rows) {
    List<FilterTerm> rest = all.terms().stream().filter(other -> !other.equals(term)).toList();
    RowFilter without = new RowFilter(rest, List.of());
    long passing = rows.stream().filter(without::matches).count();
    String shorter = (text.substring(0, term.start()) + text.substring(term.end())).strip();
    return new Blame(
        text.substring(term.start(), term.end()), passing, shorter.replaceAll("\\s{2,}", " "));
  }

  /// The term that removes most.
  ///
  /// @param term its text as typed
  /// @param passing number of rows that pass without it
  /// @param shorter the filter text without it
  public record Blame(String term, long passing, String shorter) {}
}
