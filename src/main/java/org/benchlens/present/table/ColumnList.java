package org.benchlens.present.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.benchlens.compare.match.NearestName;

/// A list of columns as typed: ids with commas, `axes` for all axes of the table, `axis:NAME` or
/// `axis:"NAME, WITH COMMA"` for one, `summary:TAG` for a summary of the files.
///
/// @param plan the columns that were understood
/// @param faults one line for each that was not; empty when the list is right
public record ColumnList(ColumnPlan plan, List<String> faults) {
  private static final String AXES = "axes";

  public ColumnList {
    faults = List.copyOf(faults);
  }

  /// Reads a list.
  public static ColumnList parse(String text) {
    List<ColumnPlan.Entry> entries = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (String item : items(text)) {
      ColumnPlan.Entry.named(item).ifPresentOrElse(entries::add, () -> faults.add(fault(item)));
    }
    return new ColumnList(new ColumnPlan(entries), faults);
  }

  /// Everything a list may name, but for single axes.
  public static List<String> names() {
    return Stream.concat(Stream.of(AXES), ColumnCatalog.all().stream().map(RowColumn::id)).toList();
  }

  private static String fault(String item) {
    if (item.isEmpty()) {
      return "a column name is missing between commas";
    }
    String hint =
        NearestName.nearest(item, names())
            .map(name -> "did you mean " + name + "?")
            .orElse(
                "known are axes, axis:NAME, summary:TAG, "
                    + String.join(", ", names().subList(1, 8))
                    + ", ...");
    return "unknown column " + item + "; " + hint;
  }

  static List<String> items(String text) {
    List<String> items = new ArrayList<>();
    StringBuilder item = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        items.add(item.toString().strip());
        item.setLength(0);
      } else {
        item.append(c);
      }
    }
    items.add(item.toString().strip());
    return items;
  }
}
