package org.benchlens.present.filter;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.benchlens.compare.match.NearestName;
import org.benchlens.present.table.TableRow;

/// One of a fixed set of things, such as a status.
///
/// @param <T> what the things are
/// @param name the key
/// @param meaning what it is
/// @param known all words that name a thing
/// @param meanings one word for each thing, with what it means
/// @param named the thing of a word
/// @param found the thing of a row
record ChoiceKey<T>(
    String name,
    String meaning,
    List<String> known,
    Map<String, String> meanings,
    Function<String, Optional<T>> named,
    Function<TableRow, Optional<T>> found)
    implements FilterKey {
  @Override
  public Map<String, String> values() {
    return meanings;
  }

  @Override
  public Predicate<TableRow> condition(FilterOperator operator, String value)
      throws FilterException {
    if (operator.ordered()) {
      throw new FilterException(name + " is a word; it knows : = and !=");
    }
    Optional<T> wanted = named.apply(value);
    if (wanted.isEmpty()) {
      String hint =
          NearestName.nearest(value, known)
              .map(nearest -> "did you mean " + nearest + "?")
              .orElse("known are " + String.join(", ", known));
      throw new FilterException("unknown " + name + " " + value + "; " + hint);
    }
    return row -> found.apply(row).equals(wanted);
  }
}
