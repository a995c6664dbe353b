package org.benchlens.reading.nupp;

import java.util.Optional;
import org.benchlens.model.nupp.RecordedUnit;
import org.jspecify.annotations.Nullable;

/// The key of a duration, taken apart: `medianMs` is `median` in milliseconds. The suffix alone
/// tells the unit; schema 3 keeps quantiles of frames in milliseconds.
///
/// @param name the key without its suffix
/// @param unit the unit that the suffix means
record TimeKey(String name, RecordedUnit unit) {
  private static final String MILLISECONDS = "Ms";
  private static final String SECONDS = "Sec";

  /// The key of a duration; null for any other key.
  static @Nullable TimeKey of(String key) {
    return suffixed(key, MILLISECONDS, RecordedUnit.MILLISECONDS)
        .or(() -> suffixed(key, SECONDS, RecordedUnit.SECONDS))
        .orElse(null);
  }

  private static Optional<TimeKey> suffixed(String key, String suffix, RecordedUnit unit) {
    return key.endsWith(suffix)
        ? Optional.of(new TimeKey(key.substring(0, key.length() - suffix.length()), unit))
        : Optional.empty();
  }
}
