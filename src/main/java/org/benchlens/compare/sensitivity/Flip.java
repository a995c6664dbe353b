package org.benchlens.compare.sensitivity;

import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;

/// A change of one threshold that changes the status of a row.
///
/// @param threshold which one
/// @param from its value today, [1]
/// @param to the value nearest to `from` in its direction at which the row has another status, [1];
///     the next double towards `from` does not change it
/// @param status the status it then has
public record Flip(Threshold threshold, double from, double to, Status status) {
  /// How large the change is: `|to - from| / from`, [1], > 0; `|to - from|` when `from` is 0. May
  /// be
  /// infinite.
  public double size() {
    double change = Math.abs(to - from);
    return from == 0 ? change : change / from;
  }
}
