package org.benchlens.workspace.preferences;

import java.util.List;

/// What a text of preferences says.
///
/// @param preferences what could be used, the defaults for the rest
/// @param faults what could not be used, a sentence part each such as `font-size is not a whole
///     number from 9 to 40`; empty for a sound text
public record PreferencesText(Preferences preferences, List<String> faults) {

  /// Copies the faults.
  public PreferencesText {
    faults = List.copyOf(faults);
  }
}
