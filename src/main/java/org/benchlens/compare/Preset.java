package org.benchlens.compare;

import java.util.Optional;

/// Named sets of limits (contract, section 12).
public enum Preset {
  /// Today's defaults of the public tool.
  DEFAULT("default", new Thresholds(0.005, 0.005, 0.5, 0.02, 0.97, 0.8, 0.001, 0.01)),
  /// Narrower limits.
  STRICT("strict", new Thresholds(0.01, 0.0025, 0.75, 0.01, 0.995, 0.9, 0.001, 0.005)),
  /// Wider limits.
  PERMISSIVE("permissive", new Thresholds(0.0025, 0.01, 0.25, 0.05, 0.9, 0.6, 0.001, 0.02));

  private final String word;
  private final Thresholds thresholds;

  Preset(String word, Thresholds thresholds) {
    this.word = word;
    this.thresholds = thresholds;
  }

  /// The name used in configurations and on the command line.
  public String word() {
    return word;
  }

  /// Its limits.
  public Thresholds thresholds() {
    return thresholds;
  }

  /// The preset of a name.
  public static Optional<Preset> named(String word) {
    for (Preset preset : values()) {
      if (preset.word.equals(word)) {
        return Optional.of(preset);
      }
    }
    return Optional.empty();
  }
}
