package org.benchlens.compare.oracle;

import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Thresholds;

/// A made row with the limits to decide it by.
///
/// @param seed what it was made from
public record RandomRow(long seed, RowSide reference, RowSide compare, Thresholds thresholds) {

  /// Settings of a rule set.
  public Settings settings(Rules rules) {
    return new Settings(rules, Preset.DEFAULT, thresholds);
  }

  /// The oracle's answer.
  public OracleRow oracle(Rules rules) {
    return OracleEngine.decide(
        reference.state(),
        reference.samples(),
        compare.state(),
        compare.samples(),
        settings(rules));
  }

  /// The row with its sides exchanged.
  public RandomRow swapped() {
    return new RandomRow(seed, compare, reference, thresholds);
  }

  /// The row with other sides.
  public RandomRow with(RowSide otherReference, RowSide otherCompare) {
    return new RandomRow(seed, otherReference, otherCompare, thresholds);
  }

  /// The row with other limits.
  public RandomRow with(Thresholds others) {
    return new RandomRow(seed, reference, compare, others);
  }

  /// Enough to write the row down as a test.
  @Override
  public String toString() {
    return "seed "
        + seed
        + "\n  "
        + thresholds
        + "\n  ref "
        + reference.text()
        + "\n  cmp "
        + compare.text();
  }
}
