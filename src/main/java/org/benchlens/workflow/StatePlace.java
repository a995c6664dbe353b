package org.benchlens.workflow;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where what must survive a crash is kept on a platform.
///
/// Sources: XDG Base Directory Specification 0.8 (`XDG_STATE_HOME`); Apple, File System Programming
/// Guide (`~/Library/Application Support`); Microsoft, KNOWNFOLDERID (local application data).
public final class StatePlace {
  private static final String FOLDER = "autosave";

  private StatePlace() {}

  /// The folder of autosaved workspaces; empty when the environment names no home.
  ///
  /// @param system name of the operating system, as in the system property `os.name`
  /// @param home the person's home folder, empty when there is none
  /// @param environment the process's environment
  public static Optional<Path> of(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return absolute(home)
          .map(path -> path.resolve("Library/Application Support/Benchlens").resolve(FOLDER));
    }
    if (name.startsWith("windows")) {
      return absolute(environment.get("LOCALAPPDATA"))
          .or(() -> absolute(home).map(path -> path.resolve("AppData").resolve("Local")))
          .map(path -> path.resolve("Benchlens").resolve(FOLDER));
    }
    return absolute(environment.get("XDG_STATE_HOME"))
        .or(() -> absolute(home).map(path -> path.resolve(".local").resolve("state")))
        .map(path -> path.resolve("benchlens").resolve(FOLDER));
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
