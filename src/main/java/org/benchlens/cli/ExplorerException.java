package org.benchlens.cli;

/// A window that cannot be shown or drawn. The message is one line for the user.
public final class ExplorerException extends Exception {
  private static final long serialVersionUID = 1L;

  /// @param message what failed and what to do
  public ExplorerException(String message) {
    super(message);
  }

  /// @param message what failed and what to do
  /// @param cause what was thrown
  public ExplorerException(String message, Throwable cause) {
    super(message, cause);
  }
}
