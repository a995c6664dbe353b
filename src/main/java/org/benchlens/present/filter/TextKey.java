package org.benchlens.present.filter;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.benchlens.present.table.TableRow;

/// Free text of a row: `:` asks whether it contains the value, ignoring case, `=` whether it is the
/// value.
///
/// @param name the key
/// @param meaning what it is
/// @param texts the texts of a row; one that holds is enough
record TextKey(String name, String meaning, Function<TableRow, Stream<String>> texts)
    implements FilterKey {
  @Override
  public Predicate<TableRow> condition(FilterOperator operator, String value)
      throws FilterException {
    if (operator.ordered()) {
      throw new FilterException(name + " is text; it knows : = and !=");
    }
    if (operator == FilterOperator.HAS) {
      return row -> texts.apply(row).anyMatch(text -> WordTest.contains(text, value));
    }
    return row -> texts.apply(row).anyMatch(value::equals);
  }
}
