package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Where the preferences file belongs on a platform.
public final class PreferencesPlace {
  private static final String FILE = "preferences.json";

  private PreferencesPlace() {}

  /// The file's path; empty when the environment names no home.
  ///
  /// @param system name of the operating system, as in the system property `os.name`
  /// @param home the person's home folder, empty when there is none
  /// @param environment the process's environment
  public static Optional<Path> of(String system, String home, Map<String, String> environment) {
    return UserFolder.CONFIGURATION.of(system, home, environment).map(path -> path.resolve(FILE));
  }
}
