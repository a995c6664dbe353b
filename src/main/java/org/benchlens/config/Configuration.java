package org.benchlens.config;

import org.benchlens.compare.Preset;
import org.benchlens.compare.Thresholds;

/// What a configuration comes to.
///
/// @param preset the preset the limits started from
/// @param thresholds effective limits: the preset's, overridden by the file's explicit values
public record Configuration(Preset preset, Thresholds thresholds) {
  /// A preset without changes.
  public static Configuration of(Preset preset) {
    return new Configuration(preset, preset.thresholds());
  }
}
