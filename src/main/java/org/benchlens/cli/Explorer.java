package org.benchlens.cli;

/// The window, as the command line sees it.
///
/// The application provides it as a service, so that the command line runs where neither the
/// application nor its toolkit is installed.
public interface Explorer {

  /// Shows the window and returns when it is closed, or draws it into a file.
  ///
  /// @param options what to show
  /// @return the exit status
  /// @throws ExplorerException when there is no window to show or its picture cannot be written
  int open(OpenOptions options) throws ExplorerException;
}
