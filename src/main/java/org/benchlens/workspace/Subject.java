package org.benchlens.workspace;

import java.util.OptionalDouble;
import org.benchlens.compare.Settings;

/// What kind of results a workspace is about, and by what they were decided.
public sealed interface Subject {
  /// Two NVBench results.
  ///
  /// @param settings rules, preset and thresholds
  /// @param columns list of the columns, as in `--columns`; empty for the usual ones
  record Runs(Settings settings, String columns) implements Subject {}

  /// Records of `nupp bench`.
  ///
  /// @param margin relative changes below it do not matter, ratio 1, > 0 and finite; empty for none
  record Records(OptionalDouble margin) implements Subject {
    public Records {
      if (margin.isPresent()
          && !(margin.getAsDouble() > 0 && Double.isFinite(margin.getAsDouble()))) {
        throw new IllegalArgumentException(
            "margin " + margin.getAsDouble() + " is not finite and above 0");
      }
    }
  }

  /// Whether another one is of the same kind.
  default boolean sameKind(Subject other) {
    return switch (this) {
      case Runs _ -> other instanceof Runs;
      case Records _ -> other instanceof Records;
    };
  }
}
