package org.benchlens.present.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.compare.match.AxisFilter;

/// Writes a condition on an axis as `-a` takes it (contract, section 8). What is written is read
/// back: a condition that cannot be said, such as a value with a blank at its end, gives nothing.
final class AxisArgument {
  private static final String POWER_OF_TWO = "[pow2]";

  private AxisArgument() {}

  /// The text of a condition; empty when there is none that means just this.
  ///
  /// @param name axis name
  /// @param values accepted value texts, at least one
  /// @param powers whether powers of two are to be written as such where all values are
  static Optional<String> of(String name, List<String> values, boolean powers) {
    Stream<String> plain = plain(name, values);
    Stream<String> asPowers = powers(name, values).stream();
    return (powers ? Stream.concat(asPowers, plain) : Stream.concat(plain, asPowers))
        .filter(text -> means(text, new AxisFilter(name, values)))
        .findFirst();
  }

  private static Stream<String> plain(String name, List<String> values) {
    String list = name + "=[" + String.join(",", values) + "]";
    return values.size() == 1 ? Stream.of(name + "=" + values.getFirst(), list) : Stream.of(list);
  }

  private static Optional<String> powers(String name, List<String> values) {
    List<Integer> exponents = values.stream().flatMap(v -> exponent(v).stream()).toList();
    if (exponents.size() != values.size()) {
      return Optional.empty();
    }
    String list = String.join(",", exponents.stream().map(String::valueOf).toList());
    return Optional.of(
        name + POWER_OF_TWO + "=" + (exponents.size() == 1 ? list : "[" + list + "]"));
  }

  private static Optional<Integer> exponent(String value) {
    for (int exponent = 0; exponent < Long.SIZE; exponent++) {
      if (Long.toString(1L << exponent).equals(value)) {
        return Optional.of(exponent);
      }
    }
    return Optional.empty();
  }

  private static boolean means(String text, AxisFilter wanted) {
    try {
      return AxisFilter.parse(text).equals(wanted);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
