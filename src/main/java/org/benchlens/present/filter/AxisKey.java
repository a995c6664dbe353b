package org.benchlens.present.filter;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.benchlens.model.AxisValue;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// The setting of an axis. Equal means: the exact text, the shown text (`2^20`), or the same
/// number.
///
/// @param name exact axis name
record AxisKey(String name) implements FilterKey {
  @Override
  public String meaning() {
    return "value of the axis " + name;
  }

  @Override
  public Predicate<TableRow> condition(FilterOperator operator, String value)
      throws FilterException {
    Optional<AxisNumber> wanted = AxisNumber.of(value);
    if (!operator.ordered()) {
      return row -> equal(row, value, wanted);
    }
    if (wanted.isEmpty()) {
      throw new FilterException("a number is expected after " + operator.sign());
    }
    return row -> {
      OptionalInt comparison = comparison(row, wanted);
      return comparison.isPresent() && operator.holds(comparison.getAsInt());
    };
  }

  private boolean equal(TableRow row, String text, Optional<AxisNumber> number) {
    Optional<AxisValue> value = AxisColumns.value(row, name);
    if (value.isEmpty()) {
      return false;
    }
    if (value.get().text().equals(text)) {
      return true;
    }
    OptionalInt comparison = comparison(row, number);
    return comparison.isPresent() && comparison.getAsInt() == 0
        || AxisColumns.shown(row, name).map(AxisText::text).filter(text::equals).isPresent();
  }

  private OptionalInt comparison(TableRow row, Optional<AxisNumber> wanted) {
    Optional<AxisNumber> found =
        AxisColumns.value(row, name).flatMap(value -> AxisNumber.of(value.text()));
    return wanted.isEmpty() || found.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(found.get().compareTo(wanted.get()));
  }
}
