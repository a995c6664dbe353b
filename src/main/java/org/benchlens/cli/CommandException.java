package org.benchlens.cli;

/// A command that ends without doing what it was asked. The message is for the user: one line, or
/// one for each fault.
final class CommandException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int status;

  /// Bad input, or a failure.
  CommandException(String message) {
    this(ExitStatus.FAILED, message);
  }

  /// @param status exit status
  /// @param message what is wrong and what to do
  CommandException(int status, String message) {
    super(message);
    this.status = status;
  }

  /// Bad input, or a failure, with what was thrown; its message is the user's.
  CommandException(Exception cause) {
    super(cause.getMessage(), cause);
    this.status = ExitStatus.FAILED;
  }

  /// The exit status.
  int status() {
    return status;
  }
}
