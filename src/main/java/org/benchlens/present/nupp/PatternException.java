package org.benchlens.present.nupp;

/// A pattern that is none. The message says what is wrong with it.
public final class PatternException extends Exception {
  private static final long serialVersionUID = 1L;

  PatternException(String message) {
    super(message);
  }
}
