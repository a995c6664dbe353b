package org.benchlens.compare;

/// By what a comparison decides.
///
/// @param rules order of checks
/// @param preset the preset the limits started from
/// @param thresholds effective limits
public record Settings(Rules rules, Preset preset, Thresholds thresholds) {
  /// The guide's rules with the default preset.
  public static final Settings DEFAULT = of(Rules.GUIDE, Preset.DEFAULT);

  /// A preset without changes.
  public static Settings of(Rules rules, Preset preset) {
    return new Settings(rules, preset, preset.thresholds());
  }

  /// The same with another rule set.
  public Settings with(Rules other) {
    return new Settings(other, preset, thresholds);
  }

  /// The same with one other limit.
  public Settings with(Threshold threshold, double value) {
    return new Settings(rules, preset, thresholds.with(threshold, value));
  }
}
