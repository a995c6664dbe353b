package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;

/// The window, as the command line sees it.
///
/// The application provides it as a service, so that the command line runs where neither the
/// application nor its toolkit is installed.
public interface Explorer {

  /// Shows the window and returns when it is closed.
  ///
  /// @param files the reference and the compared file, or none
  /// @return the exit status
  int open(List<Path> files);
}
