package org.benchlens.present.table;

import java.util.OptionalDouble;

/// By what a row sorts in a column: numbers by value, then texts, then rows without a value.
///
/// @param group what it is
/// @param number the number; 0 for others
/// @param text the text, or what tells rows of one number apart
public record SortKey(Group group, double number, String text) implements Comparable<SortKey> {
  private static final SortKey MISSING = new SortKey(Group.MISSING, 0, "");

  /// What a key can be, in the order in which rows sort.
  public enum Group {
    /// A number, infinite ones included.
    NUMBER,
    /// A text.
    TEXT,
    /// No value, or NaN; last in both directions.
    MISSING
  }

  /// The key of a number that may be missing or NaN.
  public static SortKey of(OptionalDouble number) {
    return of(number, "");
  }

  /// The key of a number that may be missing or NaN, with a text that orders equal numbers.
  static SortKey of(OptionalDouble number, String text) {
    return number.isPresent() && !Double.isNaN(number.getAsDouble())
        ? new SortKey(Group.NUMBER, number.getAsDouble() + 0.0, text)
        : MISSING;
  }

  /// The key of a text; an empty one counts as missing.
  public static SortKey of(String text) {
    return text.isEmpty() ? MISSING : new SortKey(Group.TEXT, 0, text);
  }

  @Override
  public int compareTo(SortKey other) {
    if (group != other.group) {
      return group.compareTo(other.group);
    }
    int byNumber = Double.compare(number, other.number);
    return byNumber != 0 ? byNumber : text.compareTo(other.text);
  }
}
