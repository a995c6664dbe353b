package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import java.util.Optional;
import org.benchlens.model.Side;

/// What only a window can do.
public interface Desk {
  /// Asks for a result file.
  ///
  /// @param side which one is wanted
  /// @return empty when the user gave up
  Optional<Path> chooseFile(Side side);

  /// Puts text on the clipboard.
  void copy(String text);

  /// Ends the program.
  void quit();
}
