package org.benchlens.present.filter;

import java.util.Map;
import java.util.function.Predicate;
import org.benchlens.present.table.TableRow;

/// Something a term can ask about.
public interface FilterKey {
  /// The name as typed.
  String name();

  /// What it asks about, in a few words, for help and completion.
  String meaning();

  /// The operator that most terms with this key have.
  default FilterOperator usual() {
    return FilterOperator.HAS;
  }

  /// All values it can have with what each means, where they do not depend on the files.
  default Map<String, String> values() {
    return Map.of();
  }

  /// The test for one value.
  ///
  /// @param operator operator as typed; [FilterOperator#NOT_EQUAL] is to be read as
  ///     [FilterOperator#EQUAL], the term turns it around
  /// @param value value as typed, without quotes
  /// @throws FilterException when the key does not take the operator or the value
  Predicate<TableRow> condition(FilterOperator operator, String value) throws FilterException;
}
