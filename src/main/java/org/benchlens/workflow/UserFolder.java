package org.benchlens.workflow;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The folders of a person that a platform has for programs.
///
/// Sources: XDG Base Directory Specification 0.8 (relative values are ignored); Apple, File System
/// Programming Guide (`~/Library/Application Support`); Microsoft, KNOWNFOLDERID (roaming and local
/// application data).
///
/// @param variable variable that names it on Linux: `XDG_CONFIG_HOME`
/// @param usual where it is without, from home: `.config`
/// @param windows variable that names it on Windows: `APPDATA`
/// @param usualWindows where it is without, from home: `AppData/Roaming`
record UserFolder(String variable, String usual, String windows, String usualWindows) {
  /// What a person has chosen.
  static final UserFolder CONFIGURATION =
      new UserFolder("XDG_CONFIG_HOME", ".config", "APPDATA", "AppData/Roaming");

  /// What a program remembers.
  static final UserFolder STATE =
      new UserFolder("XDG_STATE_HOME", ".local/state", "LOCALAPPDATA", "AppData/Local");

  /// The part of this program; empty when the environment names no home.
  ///
  /// @param system name of the operating system, as in the system property `os.name`
  /// @param home the person's home folder, empty when there is none
  /// @param environment the process's environment
  Optional<Path> of(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return absolute(home).map(path -> path.resolve("Library/Application Support/Benchlens"));
    }
    if (name.startsWith("windows")) {
      return absolute(environment.get(windows))
          .or(() -> absolute(home).map(path -> path.resolve(usualWindows)))
          .map(path -> path.resolve("Benchlens"));
    }
    return absolute(environment.get(variable))
        .or(() -> absolute(home).map(path -> path.resolve(usual)))
        .map(path -> path.resolve("benchlens"));
  }

  private static Optional<Path> absolute(@Nullable String text) {
    if (text == null || text.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Path.of(text)).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
