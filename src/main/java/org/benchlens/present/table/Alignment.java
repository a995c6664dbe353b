package org.benchlens.present.table;

/// Where the text of a column stands in its width.
public enum Alignment {
  /// At the left.
  LEFT,
  /// In the middle; an odd blank goes to the right.
  CENTER,
  /// At the right.
  RIGHT
}
