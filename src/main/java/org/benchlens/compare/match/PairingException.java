package org.benchlens.compare.match;

/// Two files that cannot be compared as asked. The message is one line for the user.
public final class PairingException extends Exception {
  private static final long serialVersionUID = 1L;

  /// @param message what does not fit, and what to do
  public PairingException(String message) {
    super(message);
  }
}
