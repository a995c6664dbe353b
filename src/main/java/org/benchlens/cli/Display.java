package org.benchlens.cli;

import java.util.Locale;
import java.util.Map;

/// Whether a window can be shown at all.
final class Display {

  private Display() {}

  /// Whether there is surely no display: on Linux, when no variable names one. Elsewhere there is
  /// always one to try.
  static boolean missing(Map<String, String> environment) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return system.contains("linux")
        && environment.getOrDefault("DISPLAY", "").isEmpty()
        && environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
  }
}
