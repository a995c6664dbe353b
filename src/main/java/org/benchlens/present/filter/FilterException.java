package org.benchlens.present.filter;

/// A value or operator that a key does not take. The message says what was expected.
public final class FilterException extends Exception {
  private static final long serialVersionUID = 1L;

  /// @param message what was expected, one line
  public FilterException(String message) {
    super(message);
  }
}
