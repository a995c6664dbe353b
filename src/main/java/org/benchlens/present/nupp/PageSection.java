package org.benchlens.present.nupp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// A part of a page.
public sealed interface PageSection {
  /// Name in exports, unique within a page.
  String id();

  /// Heading for people.
  String title();

  /// Whether nothing is in it.
  boolean isEmpty();

  /// Rows of cells.
  ///
  /// @param rows one cell for each column
  record Table(String id, String title, List<PageColumn> columns, List<List<PageCell>> rows)
      implements PageSection {
    public Table {
      columns = List.copyOf(columns);
      rows = rows.stream().map(List::copyOf).toList();
      Set<String> names = new HashSet<>();
      for (PageColumn column : columns) {
        for (String field : column.fields()) {
          if (!names.add(field)) {
            throw new IllegalArgumentException("two fields are called " + field);
          }
        }
      }
      for (List<PageCell> row : rows) {
        check(columns, row);
      }
    }

    private static void check(List<PageColumn> columns, List<PageCell> row) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(row.size() + " cells in " + columns.size() + " columns");
      }
      for (int i = 0; i < row.size(); i++) {
        int fields = columns.get(i).fields().size();
        if (row.get(i).values().size() != fields) {
          throw new IllegalArgumentException(
              columns.get(i).header()
                  + " has "
                  + row.get(i).values().size()
                  + " values, not "
                  + fields);
        }
      }
    }

    @Override
    public boolean isEmpty() {
      return rows.isEmpty();
    }
  }

  /// Sentences.
  record Lines(String id, String title, List<String> lines) implements PageSection {
    public Lines {
      lines = List.copyOf(lines);
    }

    @Override
    public boolean isEmpty() {
      return lines.isEmpty();
    }
  }
}
