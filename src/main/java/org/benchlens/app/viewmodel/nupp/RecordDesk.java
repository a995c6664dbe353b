package org.benchlens.app.viewmodel.nupp;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What only the window for records can do.
public interface RecordDesk {
  /// Asks for a record or a history.
  ///
  /// @param title what is wanted
  /// @return empty when the user gave up
  Optional<Path> chooseRecord(String title);

  /// Asks where to save; a file there is replaced only after the user said so.
  ///
  /// @param title what is saved
  /// @param name a name to begin with
  /// @param endings endings that can be chosen, such as `.md`
  /// @return empty when the user gave up
  Optional<Path> chooseTarget(String title, String name, List<String> endings);

  /// Puts text on the clipboard.
  void copy(String text);

  /// Closes the window.
  void close();
}
