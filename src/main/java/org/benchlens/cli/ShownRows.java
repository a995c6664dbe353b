package org.benchlens.cli;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.benchlens.present.filter.FilterFault;
import org.benchlens.present.filter.FilterVocabulary;
import org.benchlens.present.filter.RowFilter;
import org.benchlens.present.summary.HiddenRows;
import org.benchlens.present.table.TableRow;

/// Which rows the tables show, and how many they leave out.
///
/// @param percent rows with a smaller |%Diff| are left out, [%], finite, >= 0
/// @param filter rows that it does not let through are left out
record ShownRows(double percent, RowFilter filter) {

  /// What the options ask for.
  ///
  /// @param percent smallest |%Diff| shown, [%]
  /// @param filter text of the row filter
  /// @param rows all rows; their axes are what the filter can name
  /// @throws CommandException when the filter is malformed
  static ShownRows of(double percent, String filter, List<TableRow> rows) throws CommandException {
    RowFilter parsed = RowFilter.parse(filter, FilterVocabulary.of(rows));
    // Without rows no axis is known, so that a right filter can look wrong.
    if (!parsed.faults().isEmpty() && !rows.isEmpty()) {
      throw new CommandException(
          "--filter: "
              + parsed.faults().stream()
                  .map(FilterFault::message)
                  .collect(Collectors.joining("; ")));
    }
    return new ShownRows(percent, parsed);
  }

  /// Whether a row is shown.
  boolean shows(TableRow row) {
    return differs(row) && filter.matches(row);
  }

  /// How many rows are left out.
  HiddenRows hidden(List<TableRow> rows) {
    List<TableRow> differing = rows.stream().filter(this::differs).toList();
    int matching = (int) differing.stream().filter(filter::matches).count();
    return new HiddenRows(
        percent,
        rows.size() - differing.size(),
        differing.size() - matching,
        filter.whyEmpty(differing).orElse(""));
  }

  private boolean differs(TableRow row) {
    OptionalDouble difference = row.change().ofReference();
    return difference.isEmpty() || !(Math.abs(difference.getAsDouble()) * 100 < percent);
  }
}
