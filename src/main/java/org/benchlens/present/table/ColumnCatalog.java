package org.benchlens.present.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// All columns but those of axes, by their id.
public final class ColumnCatalog {
  private static final Map<String, RowColumn> COLUMNS = columns();

  private ColumnCatalog() {}

  /// All columns, in the order in which lists show them.
  public static List<RowColumn> all() {
    return List.copyOf(COLUMNS.values());
  }

  /// The column of an id.
  public static Optional<RowColumn> of(String id) {
    return Optional.ofNullable(COLUMNS.get(id));
  }

  private static Map<String, RowColumn> columns() {
    Map<String, RowColumn> columns = new LinkedHashMap<>();
    Stream.of(
            IdentityColumns.all(),
            TimeColumns.all(),
            VerdictColumns.all(),
            CoverageColumns.all(),
            TriageColumns.all())
        .flatMap(List::stream)
        .forEach(column -> columns.put(column.id(), column));
    return columns;
  }
}
