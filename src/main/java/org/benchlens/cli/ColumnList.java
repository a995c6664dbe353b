package org.benchlens.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.compare.match.NearestName;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.ColumnCatalog;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.RowColumn;

/// Reads the list of `--columns`: ids of columns with commas, `axes` for all axes, `axis:NAME` for
/// one.
final class ColumnList {
  private static final String AXES = "axes";
  private static final String AXIS = "axis:";

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
    if (name.equals(AXES)) {
      return new ColumnPlan.Entry.Axes();
    }
    if (name.startsWith(AXIS) && name.length() > AXIS.length()) {
      return new ColumnPlan.Entry.Fixed(AxisColumns.column(name.substring(AXIS.length())));
    }
    Optional<RowColumn> column = ColumnCatalog.of(name);
    if (column.isPresent()) {
      return new ColumnPlan.Entry.Fixed(column.get());
    }
    List<String> names =
        Stream.concat(
                Stream.of(AXES, AXIS + "NAME"), ColumnCatalog.all().stream().map(RowColumn::id))
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
