package org.benchlens.present.figure;

/// The mark beside a legend text, drawn as in the plot.
public enum Swatch {
  /// Head of the reference side.
  REF_POINT,
  /// Head of the compare side.
  CMP_POINT,
  /// Line of the reference side.
  REF_LINE,
  /// Line of the compare side.
  CMP_LINE,
  /// Bar of a value with a partner.
  COVERED,
  /// Bar of a value without one.
  UNCOVERED,
  /// Bar of a value that does not count as support.
  RARE,
  /// Grey band.
  BAND,
  /// Only words.
  NONE
}
