package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.StringJoiner;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// The density lines of a distribution, in the unit of its stems or columns: the share of samples
/// within a clock tick or a bin.
final class DensityLines {
  private final QuantityValues values;
  private final ScaleKind kind;
  private final Map<Side, Density> densities = new EnumMap<>(Side.class);

  /// @param tick clock tick, unit of the values
  DensityLines(QuantityValues values, OptionalDouble tick, ScaleKind kind) {
    this.values = values;
    this.kind = kind;
    for (Side side : Side.values()) {
      Density.of(values.side(side).distinct(), tick, kind)
          .ifPresent(density -> densities.put(side, density));
    }
  }

  /// Whether no side has a density.
  boolean none() {
    return densities.isEmpty();
  }

  /// Adds the lines and returns the largest height.
  ///
  /// @param width the width whose share is drawn, in the unit of the axis
  double draw(double width, List<Mark> marks) {
    double largest = 0;
    for (Map.Entry<Side, Density> entry : densities.entrySet()) {
      SidePen pen = SidePen.of(entry.getKey());
      Points line = entry.getValue().line(width);
      marks.add(new Mark.Line(line, pen.thin(), 2, pen.dash()));
      for (int i = 0; i < line.size(); i++) {
        largest = Math.max(largest, line.y(i));
      }
    }
    return largest;
  }

  /// The wider of the bandwidths, in the unit of the axis.
  double widest() {
    return densities.values().stream()
        .mapToDouble(density -> density.bandwidth().width())
        .max()
        .orElse(1);
  }

  /// The legend: heads for what was measured, lines for the densities.
  Legend legend() {
    List<Legend.Entry> entries = new ArrayList<>(Legend.SIDES.entries());
    densities.forEach(
        (side, density) -> {
          Swatch swatch = side == Side.REFERENCE ? Swatch.REF_LINE : Swatch.CMP_LINE;
          String text = word(side) + " density, bandwidth " + words(density);
          entries.add(new Legend.Entry(swatch, text));
        });
    return new Legend(true, entries);
  }

  /// The bandwidths in words, such as `bandwidth ref 120 ns, cmp 32 ns (the tick)`: one that the
  /// rule wanted below the tick says so.
  String bandwidths() {
    StringJoiner words = new StringJoiner(", ", "bandwidth ", "");
    densities.forEach((side, density) -> words.add(word(side) + " " + words(density)));
    return words.toString();
  }

  private static String word(Side side) {
    return SidePen.of(side).word();
  }

  /// A width along the axis in words.
  String words(double width) {
    return kind == ScaleKind.LOG
        ? String.format(Locale.ROOT, "%.2g %%", 100 * StrictMath.expm1(width))
        : Phrases.brief(values.quantity(), width);
  }

  private String words(Density density) {
    String text = words(density.bandwidth().width());
    return density.bandwidth().raised() ? text + " (the tick)" : text;
  }

  /// The columns of the data table.
  List<DataTable.Column> columns() {
    String unit = "1/" + DistributionTables.unit(values.quantity());
    String perUnit = values.quantity() == Quantity.CYCLES ? "1/cycle" : unit;
    return densities.keySet().stream()
        .map(side -> new DataTable.Column(side.word() + "_density", perUnit))
        .toList();
  }

  /// The densities at a value.
  List<DataTable.Cell> cells(double value) {
    List<DataTable.Cell> cells = new ArrayList<>();
    densities.values().forEach(density -> cells.add(new DataTable.Cell.Value(density.at(value))));
    return cells;
  }
}
