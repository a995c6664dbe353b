package org.benchlens.workflow;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where the preferences file belongs on a platform.
///
/// Sources: XDG Base Directory Specification 0.8 (a relative `XDG_CONFIG_HOME` is ignored); Apple,
/// File System Programming Guide (`~/Library/Application Support`); Microsoft, KNOWNFOLDERID
/// (roaming application data).
public final class PreferencesPlace {
  private static final String FILE = "preferences.json";

  private PreferencesPlace() {}

  /// The file's path; empty when the environment names no home.
  ///
  /// @param system name of the operating system, as in the system property `os.name`
  /// @param home the person's home folder, empty when there is none
  /// @param environment the process's environment
  public static Optional<Path> of(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return absolute(home)
          .map(path -> path.resolve("Library/Application Support/Benchlens").resolve(FILE));
    }
    if (name.startsWith("windows")) {
      return absolute(environment.get("APPDATA"))
          .or(() -> absolute(home).map(path -> path.resolve("AppData").resolve("Roaming")))
          .map(path -> path.resolve("Benchlens").resolve(FILE));
    }
    return absolute(environment.get("XDG_CONFIG_HOME"))
        .or(() -> absolute(home).map(path -> path.resolve(".config")))
        .map(path -> path.resolve("benchlens").resolve(FILE));
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
