package org.benchlens.present.inputs;

/// One thing that both inputs say.
///
/// @param name what it is
/// @param reference what the reference says; empty when it says nothing
/// @param compare what the compare side says; empty when it says nothing
/// @param differs whether the two say different things
public record SideBySide(String name, String reference, String compare, boolean differs) {
  /// Two texts, which differ when they are not equal.
  public static SideBySide of(String name, String reference, String compare) {
    return new SideBySide(name, reference, compare, !reference.equals(compare));
  }
}
