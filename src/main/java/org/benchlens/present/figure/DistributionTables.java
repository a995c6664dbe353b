package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// The numbers behind a distribution.
final class DistributionTables {
  private DistributionTables() {}

  /// A row for each distinct value of either side.
  static DataTable stems(
      DistinctValues ref, DistinctValues cmp, Quantity quantity, Optional<DensityLines> lines) {
    TreeMap<Double, long[]> counts = new TreeMap<>();
    add(counts, ref, 0);
    add(counts, cmp, 1);
    List<Double> values = List.copyOf(counts.navigableKeySet());
    List<DataTable.Column> columns = new ArrayList<>();
    columns.add(new DataTable.Column(quantity.word(), unit(quantity)));
    columns.addAll(countColumns());
    lines.ifPresent(some -> columns.addAll(some.columns()));
    return new DataTable(
        columns,
        values.size(),
        i -> {
          long[] both = counts.getOrDefault(values.get(i), new long[2]);
          return cells(
              lines,
              values.get(i),
              new DataTable.Cell.Value(values.get(i)),
              new DataTable.Cell.Count(both[0]),
              new DataTable.Cell.Count(both[1]));
        });
  }

  private static List<DataTable.Cell> cells(
      Optional<DensityLines> lines, double value, DataTable.Cell... first) {
    List<DataTable.Cell> cells = new ArrayList<>(List.of(first));
    lines.ifPresent(some -> cells.addAll(some.cells(value)));
    return cells;
  }

  private static void add(Map<Double, long[]> counts, DistinctValues values, int place) {
    for (int i = 0; i < values.size(); i++) {
      counts.computeIfAbsent(values.value(i), _ -> new long[2])[place] = values.count(i);
    }
  }

  /// A row for each bin, with the density at its middle.
  static DataTable bins(SharedBins bins, Quantity quantity, Optional<DensityLines> lines) {
    List<DataTable.Column> columns = new ArrayList<>();
    columns.add(new DataTable.Column(quantity.word() + "_from", unit(quantity)));
    columns.add(new DataTable.Column(quantity.word() + "_to", unit(quantity)));
    columns.addAll(countColumns());
    lines.ifPresent(some -> columns.addAll(some.columns()));
    return new DataTable(
        columns,
        bins.size(),
        i ->
            cells(
                lines,
                (bins.edge(i) + bins.edge(i + 1)) / 2,
                new DataTable.Cell.Value(bins.edge(i)),
                new DataTable.Cell.Value(bins.edge(i + 1)),
                new DataTable.Cell.Count(bins.count(Side.REFERENCE, i)),
                new DataTable.Cell.Count(bins.count(Side.COMPARE, i))));
  }

  private static List<DataTable.Column> countColumns() {
    return List.of(
        new DataTable.Column("reference_count", ""), new DataTable.Column("compare_count", ""));
  }

  /// The base unit as data files write it.
  static String unit(Quantity quantity) {
    return switch (quantity) {
      case TIME -> "s";
      case CYCLES -> "cycles";
      case FREQUENCY -> "Hz";
    };
  }
}
