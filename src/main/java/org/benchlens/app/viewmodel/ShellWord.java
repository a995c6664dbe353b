package org.benchlens.app.viewmodel;

import java.util.regex.Pattern;

/// Words of a command line as a POSIX shell takes them.
final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=,+@%-]+");

  private ShellWord() {}

  /// The word, in quotes where it needs them.
  static String of(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
