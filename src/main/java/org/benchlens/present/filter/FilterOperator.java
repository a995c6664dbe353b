package org.benchlens.present.filter;

import java.util.Optional;

/// What stands between a key and its value.
public enum FilterOperator {
  /// Names the value; for free text: contains it.
  HAS(":"),
  /// Equal.
  EQUAL("="),
  /// Not equal; the opposite of [#EQUAL], so it also holds for rows that lack the value.
  NOT_EQUAL("!="),
  /// At most.
  AT_MOST("<="),
  /// At least.
  AT_LEAST(">="),
  /// Less.
  LESS("<"),
  /// Greater.
  GREATER(">");

  private final String sign;

  FilterOperator(String sign) {
    this.sign = sign;
  }

  /// The sign as typed.
  public String sign() {
    return sign;
  }

  /// Whether it asks for an order, which only numbers have.
  boolean ordered() {
    return switch (this) {
      case AT_MOST, AT_LEAST, LESS, GREATER -> true;
      case HAS, EQUAL, NOT_EQUAL -> false;
    };
  }

  /// Whether it holds, given how the row's value compares to the wanted one. [#NOT_EQUAL] is asked
  /// as [#EQUAL] and turned around by the term.
  boolean holds(int comparison) {
    return switch (this) {
      case HAS, EQUAL, NOT_EQUAL -> comparison == 0;
      case AT_MOST -> comparison <= 0;
      case AT_LEAST -> comparison >= 0;
      case LESS -> comparison < 0;
      case GREATER -> comparison > 0;
    };
  }

  /// The operator at a position of a text, longest sign first.
  static Optional<FilterOperator> at(String text, int position) {
    for (FilterOperator operator :
        new FilterOperator[] {NOT_EQUAL, AT_MOST, AT_LEAST, HAS, EQUAL, LESS, GREATER}) {
      if (text.startsWith(operator.sign, position)) {
        return Optional.of(operator);
      }
    }
    return Optional.empty();
  }
}
