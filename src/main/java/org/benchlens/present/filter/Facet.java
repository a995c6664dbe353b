package org.benchlens.present.filter;

import java.util.List;
import java.util.Optional;
import org.benchlens.present.format.AxisText;

/// A key whose values are few and known, so that they can be picked from a list with counts.
///
/// @param key the key as it is best typed: `reason`, `bench`, `Elements`, `axis:"a b"`
/// @param others further spellings of the key that mean the same
/// @param title what stands above the list
/// @param kind what it is about
/// @param values its values in the order of the list
public record Facet(
    String key, List<String> others, String title, Kind kind, List<Facet.Value> values) {
  public Facet {
    others = List.copyOf(others);
    values = List.copyOf(values);
  }

  /// What a facet is about.
  public enum Kind {
    /// The verdict.
    STATUS,
    /// Why.
    REASON,
    /// The benchmark.
    BENCHMARK,
    /// The pair of devices.
    DEVICE,
    /// An axis.
    AXIS,
    /// The mark.
    MARK
  }

  /// One value.
  ///
  /// @param typed the value as a filter takes it, without quotes
  /// @param shown how it is shown
  /// @param note what explains it, such as a device's name; empty without
  public record Value(String typed, AxisText shown, String note) {}

  /// The position of a typed value.
  Optional<Integer> position(String typed) {
    for (int i = 0; i < values.size(); i++) {
      if (means(values.get(i), typed)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private boolean means(Value value, String typed) {
    return switch (kind) {
      case STATUS -> value.typed().equalsIgnoreCase(typed);
      case REASON -> value.typed().equals(typed) || value.note().equals(typed);
      case BENCHMARK, DEVICE, AXIS, MARK -> value.typed().equals(typed);
    };
  }

  /// The operator that means exactly the given values: `:` looks for parts of free text, so that it
  /// does only where no other value holds one of them.
  String operator(List<String> wanted) {
    return switch (kind) {
      case STATUS, REASON, DEVICE, MARK -> FilterOperator.HAS.sign();
      case AXIS -> FilterOperator.EQUAL.sign();
      case BENCHMARK ->
          wanted.stream().allMatch(this::alone)
              ? FilterOperator.HAS.sign()
              : FilterOperator.EQUAL.sign();
    };
  }

  private boolean alone(String wanted) {
    return values.stream()
        .noneMatch(
            value -> !value.typed().equals(wanted) && WordTest.contains(value.typed(), wanted));
  }
}
