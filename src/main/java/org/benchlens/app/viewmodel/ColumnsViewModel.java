package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.benchlens.compare.match.NearestName;
import org.benchlens.present.table.SummaryColumns;
import org.jspecify.annotations.Nullable;

/// Which columns the table has, in what order, and which stay in sight.
public final class ColumnsViewModel {
  private static final List<String> PARTS =
      List.of(SummaryColumns.REFERENCE, SummaryColumns.COMPARE, SummaryColumns.CHANGE);

  private final RowsViewModel rows;

  ColumnsViewModel(RowsViewModel rows) {
    this.rows = rows;
  }

  /// What is wrong with an id of a column, on one line; empty when it names one or may do so.
  public static Optional<String> fault(String id) {
    List<String> known = ScreenColumns.known();
    boolean fits =
        known.contains(id)
            || id.startsWith("axis:")
            || Stream.concat(PARTS.stream(), Stream.of(SummaryColumns.ALL))
                .anyMatch(id::startsWith);
    if (fits) {
      return Optional.empty();
    }
    String hint =
        NearestName.nearest(id, known)
            .map(near -> "did you mean " + near + "?")
            .orElse("known are axis:NAME, summary:TAG, " + String.join(", ", known));
    return Optional.of("there is no column '" + id + "'; " + hint);
  }

  /// All that can be chosen for the rows that are open.
  public List<ColumnOffer> offers() {
    return ScreenColumns.offers(rows.traitsProperty().get());
  }

  /// The list of columns: the shown ones from the left, then what can be added.
  ///
  /// @param search part of a name or tag; empty for all
  /// @param hidden whether summaries count that the files want hidden
  public List<ColumnEntry> entries(String search, boolean hidden) {
    List<ColumnEntry> entries = new ArrayList<>();
    entries.add(new ColumnEntry.Heading("Shown, from the left"));
    for (ScreenColumn column : rows.lookProperty().get().columns()) {
      if (found(column.title(), search)) {
        boolean fixed = column.kind() == ScreenColumn.Kind.STATUS;
        entries.add(new ColumnEntry.Shown(column.id(), column.title(), pinned(column.id()), fixed));
      }
    }
    String section = "";
    for (ColumnOffer offer : offers()) {
      boolean wanted = hidden || !offer.hidden() || !search.isEmpty();
      boolean fits = found(offer.name(), search) || found(offer.note(), search);
      if (wanted && fits && !shown(offer.id())) {
        if (!section.equals(offer.section())) {
          section = offer.section();
          entries.add(new ColumnEntry.Heading(section));
        }
        entries.add(new ColumnEntry.Offered(offer));
      }
    }
    return entries;
  }

  /// Number of summaries that the files want hidden.
  public long hiddenSummaries() {
    return offers().stream().filter(ColumnOffer::hidden).count();
  }

  private static boolean found(String text, String search) {
    return text.toLowerCase(Locale.ROOT).contains(search.toLowerCase(Locale.ROOT));
  }

  /// Whether a column is among the shown ones; a summary when any of its three is.
  public boolean shown(String id) {
    List<String> shown = shown();
    return parts(id).stream().anyMatch(shown::contains);
  }

  /// Shows a column, or no longer. Nobody can do without the verdict.
  public void toggle(String id) {
    if (shown(id)) {
      hide(id);
    } else {
      choose(choice -> show(choice, parts(id)));
    }
  }

  private ColumnChoice show(ColumnChoice choice, List<String> ids) {
    ColumnChoice made = choice;
    for (String id : ids) {
      made = made.with(id, shown());
    }
    return made;
  }

  /// Shows a column no longer.
  public void hide(String id) {
    choose(
        choice -> {
          ColumnChoice made = choice;
          for (String part : parts(id)) {
            made = part.equals("status") ? made : made.without(part, shown());
          }
          return made;
        });
  }

  /// Moves a column before another.
  ///
  /// @param before id of the other; null for the right end
  public void move(String id, @Nullable String before) {
    if (!id.equals(before)) {
      choose(choice -> choice.moved(id, before, shown()));
    }
  }

  /// Moves a column by a number of places; stops at the ends.
  public void move(String id, int step) {
    List<String> shown = shown();
    int at = shown.indexOf(id);
    int to = Math.clamp(at + step, 0, shown.size() - 1);
    if (at >= 0 && to != at) {
      int before = step > 0 ? to + 1 : to;
      move(id, before < shown.size() ? shown.get(before) : null);
    }
  }

  /// Keeps a column in sight, or no longer.
  public void pin(String id) {
    choose(choice -> choice.pinned(id, !choice.pinned().contains(id)));
  }

  /// Whether a column is kept in sight.
  public boolean pinned(String id) {
    return rows.setupProperty().get().choice().pinned().contains(id);
  }

  /// Shows the mode's own columns again.
  public void reset() {
    choose(choice -> ColumnChoice.OF_MODE);
  }

  /// Whether the columns are not the mode's own.
  public boolean chosen() {
    return !rows.setupProperty().get().choice().equals(ColumnChoice.OF_MODE);
  }

  /// Shows exactly these columns.
  ///
  /// @param ids ids of columns, `axes` for all axes, `identity` for what tells rows apart,
  ///     `summary:TAG` for the three columns of a summary
  public void choose(List<String> ids) {
    List<String> all = new ArrayList<>();
    ids.forEach(id -> all.addAll(parts(id)));
    choose(choice -> new ColumnChoice(all, choice.pinned()));
  }

  private void choose(UnaryOperator<ColumnChoice> how) {
    rows.change(setup -> setup.chosen(how.apply(setup.choice())));
  }

  private List<String> shown() {
    return rows.lookProperty().get().columns().stream().map(ScreenColumn::id).toList();
  }

  private static List<String> parts(String id) {
    String all = SummaryColumns.ALL;
    return id.startsWith(all)
        ? PARTS.stream().map(part -> part + id.substring(all.length())).toList()
        : List.of(id);
  }
}
