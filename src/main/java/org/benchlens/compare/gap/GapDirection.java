package org.benchlens.compare.gap;

/// On which side of the reference interval the compare interval lies.
public enum GapDirection {
  /// Below: the compare side took less.
  FASTER,
  /// Above: the compare side took more.
  SLOWER
}
