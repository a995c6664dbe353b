package org.benchlens.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.compare.match.NearestName;
import org.benchlens.present.table.ColumnCatalog;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.RowColumn;

/// Reads the list of `--columns`: ids of columns with commas, `axes` for all axes, `axis:NAME` for
/// one, `summary:TAG` for the values of a summary and their change.
final class ColumnList {
  private ColumnList() {}

  /// @throws CommandException when a name is no column
  static ColumnPlan parse(String list) throws CommandException {
    List<ColumnPlan.Entry> entries = new ArrayList<>();
    for (String part : list.split(",", -1)) {
      entries.add(entry(part.strip()));
    }
    return new ColumnPlan(entries);
  }

  private static ColumnPlan.Entry entry(String name) throws CommandException {
    Optional<ColumnPlan.Entry> entry = ColumnPlan.Entry.named(name);
    if (entry.isPresent()) {
      return entry.get();
    }
    List<String> names =
        Stream.concat(
                Stream.of("axes", "axis:NAME", "summary:TAG"),
                ColumnCatalog.all().stream().map(RowColumn::id))
            .toList();
    throw new CommandException(
        ExitStatus.USAGE,
        "--columns: there is no column '"
            + name
            + "'"
            + NearestName.nearest(name, names).map(near -> "; the nearest is " + near).orElse("")
            + "; all are "
            + String.join(", ", names));
  }
}
