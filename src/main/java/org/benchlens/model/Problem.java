package org.benchlens.model;

/// A bad part of a good file. The comparison goes on without it.
///
/// @param severity how bad
/// @param place where: file, then benchmark, state and field as far as they are known
/// @param message what is wrong and what was done about it, one line
public record Problem(Severity severity, String place, String message) {
  /// How bad a problem is.
  public enum Severity {
    /// Concerns a sidecar; decisions say what it did to them.
    WARNING("warning"),
    /// A value that should be there is missing; `--strict` fails on it.
    ERROR("error");

    private final String word;

    Severity(String word) {
      this.word = word;
    }

    /// The word used in output.
    public String word() {
      return word;
    }
  }

  /// A problem that does not fail `--strict`.
  public static Problem warning(String place, String message) {
    return new Problem(Severity.WARNING, place, message);
  }

  /// A problem that fails `--strict`.
  public static Problem error(String place, String message) {
    return new Problem(Severity.ERROR, place, message);
  }
}
