package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.benchlens.compare.Status;
import org.benchlens.present.table.TableRow;

/// A filter text, understood.
///
/// @param all what the whole text lets through
/// @param others what the text without its status term lets through
/// @param statuses what the status term asks for; empty without one
/// @param fault what is wrong with the text; empty when nothing is
public record RowFiltering(
    Predicate<TableRow> all, Predicate<TableRow> others, Set<Status> statuses, String fault) {
  /// Lets everything through.
  public static final RowFiltering NONE = new RowFiltering(row -> true, row -> true, Set.of(), "");

  static RowFiltering of(String text) {
    Set<Status> statuses = StatusTerm.in(text);
    List<String> words = List.of(StatusTerm.without(text).toLowerCase(Locale.ROOT).split(" ", -1));
    Predicate<TableRow> others =
        row -> {
          String name = row.matched().key().name().toLowerCase(Locale.ROOT);
          return words.stream().allMatch(name::contains);
        };
    return new RowFiltering(
        row ->
            others.test(row)
                && (statuses.isEmpty()
                    || row.verdict().map(d -> statuses.contains(d.status())).orElse(false)),
        others,
        statuses,
        "");
  }
}
