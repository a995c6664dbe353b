package org.benchlens.compare.match;

import java.util.List;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Side;

/// Something without a partner on the other side. Nothing of it is compared, and it is never
/// dropped.
///
/// @param kind what it is
/// @param side where it is
/// @param name file name, benchmark name, device id (or `no device`), or the name part of the
/// state's key
/// @param benchmark benchmark it belongs to; empty for a file
/// @param axisValues settings of a state in file order; empty for others
public record OneSided(
    Kind kind, Side side, String name, String benchmark, List<AxisValue> axisValues) {
  public OneSided {
    axisValues = List.copyOf(axisValues);
  }

  /// What can stand alone.
  public enum Kind {
    /// A file of a folder.
    FILE("file"),
    /// A benchmark.
    BENCHMARK("benchmark"),
    /// A device section of a benchmark.
    DEVICE("device"),
    /// A state.
    STATE("state");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /// The word used in output.
    public String word() {
      return word;
    }
  }
}
