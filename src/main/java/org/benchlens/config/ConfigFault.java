package org.benchlens.config;

/// One thing wrong with a configuration.
///
/// @param line line, from 1; 0 when the file as a whole is meant
/// @param column column, from 1; 0 when the file as a whole is meant
/// @param message what is wrong and what was expected, one line
public record ConfigFault(int line, int column, String message) {
  /// The fault as a line for the user.
  ///
  /// @param shownName name of the file as the user knows it
  public String line(String shownName) {
    return line == 0
        ? shownName + ": " + message
        : shownName + ": line " + line + ", column " + column + ": " + message;
  }
}
