package org.benchlens.present.filter;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.benchlens.present.table.TableRow;

/// A number of a row. Rows without the number pass no comparison.
///
/// @param name the key
/// @param meaning what it is
/// @param readings the numbers it can mean, told apart by the unit of the typed value
record NumberKey(String name, String meaning, List<Reading> readings) implements FilterKey {
  /// One meaning of a key.
  ///
  /// @param unit unit of typed values
  /// @param number the number of a row in its base unit
  record Reading(NumberUnit unit, Function<TableRow, OptionalDouble> number) {}

  NumberKey {
    readings = List.copyOf(readings);
  }

  static NumberKey of(
      String name, String meaning, NumberUnit unit, Function<TableRow, OptionalDouble> number) {
    return new NumberKey(name, meaning, List.of(new Reading(unit, number)));
  }

  @Override
  public FilterOperator usual() {
    return FilterOperator.AT_LEAST;
  }

  @Override
  public Predicate<TableRow> condition(FilterOperator operator, String value)
      throws FilterException {
    for (Reading reading : readings) {
      OptionalDouble wanted = reading.unit().number(value);
      if (wanted.isPresent()) {
        return row -> holds(operator, reading.number().apply(row), wanted.getAsDouble());
      }
    }
    String expected =
        readings.stream()
            .map(reading -> reading.unit().expected())
            .collect(Collectors.joining(", or "));
    throw new FilterException(name + " expects " + expected);
  }

  private static boolean holds(FilterOperator operator, OptionalDouble found, double wanted) {
    return found.isPresent()
        && !Double.isNaN(found.getAsDouble())
        && operator.holds(Double.compare(found.getAsDouble() + 0.0, wanted + 0.0));
  }
}
