package org.benchlens.present.filter;

import java.util.Optional;
import java.util.function.BiPredicate;
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
  public FilterOperator usual() {
    return FilterOperator.EQUAL;
  }

  @Override
  public String meaning() {
    return "value of the axis " + name;
  }

  @Override
  public Predicate<TableRow> condition(FilterOperator operator, String value)
      throws FilterException {
    Optional<AxisNumber> wanted = AxisNumber.of(value);
    if (!operator.ordered()) {
      return asked(
          (found, shown) ->
              found.text().equals(value)
                  || shown.text().equals(value)
                  || (wanted.isPresent() && holds(FilterOperator.EQUAL, found, wanted.get())));
    }
    AxisNumber limit =
        wanted.orElseThrow(
            () -> new FilterException("a number is expected after " + operator.sign()));
    return asked((found, shown) -> holds(operator, found, limit));
  }

  private Predicate<TableRow> asked(BiPredicate<AxisValue, AxisText> question) {
    AxisTest test = new AxisTest(question);
    return row -> {
      Optional<AxisValue> value = AxisColumns.value(row, name);
      return value.isPresent() && test.test(row, value.get());
    };
  }

  private static boolean holds(FilterOperator operator, AxisValue found, AxisNumber wanted) {
    Optional<AxisNumber> number = AxisNumber.of(found.text());
    return number.isPresent() && operator.holds(number.get().compareTo(wanted));
  }
}
