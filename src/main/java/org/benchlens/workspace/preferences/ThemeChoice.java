package org.benchlens.workspace.preferences;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Which theme the window takes.
public enum ThemeChoice {
  /// What the system prefers.
  SYSTEM,
  /// Dark on light.
  LIGHT,
  /// Light on dark.
  DARK;

  /// The word in the file.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The choice of that word.
  public static Optional<ThemeChoice> of(String word) {
    return Arrays.stream(values()).filter(choice -> choice.word().equals(word)).findFirst();
  }
}
