package org.benchlens.present.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisType;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Side;
import org.benchlens.present.format.AxisText;

/// Columns of axis values (contract, section 9, "Columns").
public final class AxisColumns {
  private static final String PREFIX = "axis:";

  /// Fields of exports that belong to no column.
  private static final Set<String> OTHER_FIELDS = Set.of("reference", "compare");

  private AxisColumns() {}

  /// The axes of a table in order: those the compare file declares for the benchmarks of the rows,
  /// then those that occur in the states only, by first occurrence.
  public static List<String> names(List<TableRow> rows) {
    Set<String> names = new LinkedHashSet<>();
    MatchedSection last = null;
    for (TableRow row : rows) {
      MatchedSection section = row.matched().section();
      if (!Objects.equals(section, last)) {
        section.benchmark().axes().forEach(axis -> names.add(axis.name()));
        last = section;
      }
    }
    for (TableRow row : rows) {
      row.matched().compare().axisValues().forEach(value -> names.add(value.name()));
    }
    return List.copyOf(names);
  }

  /// The column of an axis. A row whose states lack the axis has an empty cell.
  ///
  /// @param name exact axis name
  public static RowColumn column(String name) {
    return new RowColumn(
        PREFIX + name,
        name,
        Alignment.CENTER,
        CellTexts.each(row -> shown(row, name).map(AxisText::text).orElse("")),
        row -> sortKey(row, name),
        List.of(new ExportField(exportName(name), row -> exported(row, name))));
  }

  /// The setting of an axis in a row; empty when the states lack it.
  public static Optional<AxisValue> value(TableRow row, String name) {
    for (AxisValue value : row.matched().compare().axisValues()) {
      if (value.name().equals(name)) {
        return Optional.of(value);
      }
    }
    return Optional.empty();
  }

  /// What a row shows for an axis; empty when the states lack it.
  public static Optional<AxisText> shown(TableRow row, String name) {
    return value(row, name)
        .map(value -> AxisText.of(value, declared(row.matched().benchmark(Side.COMPARE), name)));
  }

  /// The number an axis value of a row stands for; empty when it lacks it or it is no number.
  public static OptionalDouble number(TableRow row, String name) {
    return value(row, name)
        .map(value -> AxisText.number(value.text()))
        .orElse(OptionalDouble.empty());
  }

  private static SortKey sortKey(TableRow row, String name) {
    Optional<AxisValue> value = value(row, name);
    OptionalDouble number = number(row, name);
    return number.isPresent()
        ? SortKey.of(number, value.map(AxisValue::text).orElse(""))
        : SortKey.of(value.map(AxisValue::text).orElse(""));
  }

  /// The name of an axis in a header line: its own, unless that could be taken for another field.
  private static String exportName(String name) {
    boolean taken =
        name.startsWith(PREFIX)
            || OTHER_FIELDS.contains(name)
            || ColumnCatalog.all().stream()
                .flatMap(column -> column.fields().stream())
                .anyMatch(field -> field.name().equals(name));
    return taken ? PREFIX + name : name;
  }

  /// The first axis of a name that a benchmark declares.
  public static Optional<Axis> declared(Benchmark benchmark, String name) {
    for (Axis axis : benchmark.axes()) {
      if (axis.name().equals(name)) {
        return Optional.of(axis);
      }
    }
    return Optional.empty();
  }

  private static ExportValue exported(TableRow row, String name) {
    Optional<AxisValue> value = value(row, name);
    if (value.isEmpty()) {
      return new ExportValue.Missing();
    }
    AxisType type =
        declared(row.matched().benchmark(Side.COMPARE), name)
            .map(Axis::type)
            .orElse(AxisType.UNKNOWN);
    boolean numeric = type == AxisType.INT64 || type == AxisType.FLOAT64;
    String text = value.get().text();
    return numeric && AxisText.number(text).isPresent()
        ? new ExportValue.Literal(text.strip())
        : new ExportValue.Text(text);
  }
}
