package org.benchlens.present.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// How the rows of a [ChangeChart] are laid out: in columns of equal height, the lower the more
/// rows
/// there are, so that all rows are there and no side of the picture becomes unusable.
///
/// @param labelled whether each row has its name and number
/// @param pitch height of a row, [px]
/// @param heading height of the name of a benchmark, [px]
/// @param columns what stands in each column
/// @param height height of the highest column, [px]
/// @param labels width of the names, [px]
/// @param plot width of the plot of a column, [px]
/// @param numbers width of the numbers, [px]
record ChangeGrid(
    boolean labelled,
    double pitch,
    double heading,
    List<List<Item>> columns,
    double height,
    double labels,
    double plot,
    double numbers) {
  private static final int MOST_LABELLED = 400;
  private static final double HIGHEST = 1900;
  private static final double GAP = 28;

  ChangeGrid {
    columns = columns.stream().map(List::copyOf).toList();
  }

  /// A line of a column.
  sealed interface Item {
    /// The name of a benchmark.
    record Heading(String words) implements Item {}

    /// A row.
    record Entry(ChangeRow row) implements Item {}
  }

  /// Lays rows out.
  ///
  /// @param labels width that the names ask for, [px]
  static ChangeGrid of(List<ChangeRow> rows, double labels) {
    boolean labelled = rows.size() <= MOST_LABELLED;
    double pitch = labelled ? 18 : rows.size() <= 2000 ? 5 : rows.size() <= 6000 ? 3 : 2;
    double heading = labelled ? 26 : 18;
    List<Item> items = items(rows);
    double whole = items.stream().mapToDouble(item -> height(item, pitch, heading)).sum();
    double least = labelled ? 1000 : 1200;
    double wanted = Math.clamp(whole / 12, least, HIGHEST);
    // Columns of equal height; what is a little too high stays one column.
    int count = whole <= 1.3 * least ? 1 : (int) Math.ceil(whole / wanted);
    double most = count == 1 ? whole : whole / count + 2 * heading;
    List<List<Item>> columns = split(items, most, pitch, heading);
    double highest = 0;
    for (List<Item> column : columns) {
      double sum = column.stream().mapToDouble(item -> height(item, pitch, heading)).sum();
      highest = Math.max(highest, sum);
    }
    return new ChangeGrid(
        labelled,
        pitch,
        heading,
        columns,
        highest,
        labelled ? labels : 0,
        columns.size() == 1 ? 460 : labelled ? 320 : 230,
        labelled ? 64 : 0);
  }

  /// Width of a column with the gap after it, [px].
  double step() {
    return labels + plot + numbers + GAP;
  }

  /// Width of all columns, [px].
  double width() {
    return columns.size() * step() - GAP;
  }

  /// The row at a place, by its position among all rows; empty beside the rows.
  ///
  /// @param x from the left edge of the first column, [px]
  /// @param y from the upper edge of the columns, [px]
  OptionalInt entryAt(double x, double y) {
    int column = (int) Math.floor(x / step());
    if (column < 0 || column >= columns.size() || y < 0 || x - column * step() > step() - GAP) {
      return OptionalInt.empty();
    }
    int entry = 0;
    for (int i = 0; i < column; i++) {
      entry += (int) columns.get(i).stream().filter(Item.Entry.class::isInstance).count();
    }
    double top = 0;
    for (Item item : columns.get(column)) {
      top += height(item);
      boolean row = item instanceof Item.Entry;
      if (y < top) {
        return row ? OptionalInt.of(entry) : OptionalInt.empty();
      }
      entry += row ? 1 : 0;
    }
    return OptionalInt.empty();
  }

  /// Height of a line, [px].
  double height(Item item) {
    return height(item, pitch, heading);
  }

  private static double height(Item item, double pitch, double heading) {
    return switch (item) {
      case Item.Heading _ -> heading;
      case Item.Entry _ -> pitch;
    };
  }

  private static List<Item> items(List<ChangeRow> rows) {
    List<Item> items = new ArrayList<>();
    String last = "";
    for (ChangeRow row : rows) {
      String benchmark = heading(row);
      if (items.isEmpty() || !benchmark.equals(last)) {
        items.add(new Item.Heading(benchmark));
        last = benchmark;
      }
      items.add(new Item.Entry(row));
    }
    return items;
  }

  private static String heading(ChangeRow row) {
    String device = row.caption().device();
    return device.isEmpty() ? row.caption().benchmark() : row.caption().benchmark() + ", " + device;
  }

  /// Fills columns up to a height; a benchmark that goes on in the next column is named there
  /// again.
  private static List<List<Item>> split(
      List<Item> items, double most, double pitch, double heading) {
    List<List<Item>> columns = new ArrayList<>();
    List<Item> column = new ArrayList<>();
    double filled = 0;
    Item.Heading current = null;
    for (Item item : items) {
      double next = height(item, pitch, heading);
      // A heading alone at the foot of a column would name nothing.
      double needed = item instanceof Item.Heading ? next + pitch : next;
      if (!column.isEmpty() && filled + needed > most + 0.5) {
        columns.add(column);
        column = new ArrayList<>();
        filled = 0;
        if (!(item instanceof Item.Heading) && current != null) {
          column.add(new Item.Heading(current.words() + ", continued"));
          filled = heading;
        }
      }
      current = item instanceof Item.Heading words ? words : current;
      column.add(item);
      filled += next;
    }
    columns.add(column);
    return columns;
  }
}
