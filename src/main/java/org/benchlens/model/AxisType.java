package org.benchlens.model;

/// How the values of an axis are to be read and shown.
public enum AxisType {
  /// A type name, such as `I32`.
  TYPE,
  /// A signed 64-bit integer.
  INT64,
  /// A double.
  FLOAT64,
  /// Free text.
  STRING,
  /// Not stated, or a type this reader does not know: values are shown as they are.
  UNKNOWN
}
