package org.benchlens.model;

/// Base units of the numbers inside; scaling (us, GHz, percent) happens in `present.format` only.
public enum Unit {
  /// Seconds.
  SECOND,
  /// Hertz.
  HERTZ,
  /// Clock cycles.
  CYCLE,
  /// A ratio; 0.005 means 0.5 %.
  RATIO,
  /// A number of things.
  COUNT,
  /// Bytes.
  BYTE,
  /// Bytes per second.
  BYTE_PER_SECOND,
  /// Items per second.
  ITEM_PER_SECOND,
  /// A plain number without a unit.
  NONE
}
