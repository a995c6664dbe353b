package org.benchlens.workflow;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Where what must survive a crash is kept on a platform.
public final class StatePlace {
  private static final String FOLDER = "autosave";

  private StatePlace() {}

  /// The folder of autosaved workspaces; empty when the environment names no home.
  ///
  /// @param system name of the operating system, as in the system property `os.name`
  /// @param home the person's home folder, empty when there is none
  /// @param environment the process's environment
  public static Optional<Path> of(String system, String home, Map<String, String> environment) {
    return UserFolder.STATE.of(system, home, environment).map(path -> path.resolve(FOLDER));
  }
}
