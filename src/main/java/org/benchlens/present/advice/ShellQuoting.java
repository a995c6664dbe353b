package org.benchlens.present.advice;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// How words of a command line are typed.
public enum ShellQuoting {
  /// A POSIX shell.
  SH {
    @Override
    boolean canHold(String word) {
      return word.indexOf('\0') < 0;
    }

    @Override
    String quoted(String word) {
      return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
  },
  /// The command prompt of Windows. A program there gets one text and splits it itself, by the
  /// rules
  /// of the C runtime; the prompt before it reads `^` and the characters it protects. `%` is safe
  /// unless a variable of the name between two of them exists.
  CMD {
    @Override
    boolean canHold(String word) {
      return word.chars().noneMatch(c -> c == '\0' || c == '\r' || c == '\n');
    }

    @Override
    String quoted(String word) {
      return PLAIN.matcher(word).matches() && word.indexOf('%') < 0
          ? word
          : PROMPT_SIGNS.matcher(argument(word)).replaceAll("^$0");
    }
  };

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=,+@%-]+");
  private static final Pattern PROMPT_SIGNS = Pattern.compile("[()%!^\"<>&|]");

  /// Whether the word can be typed at all.
  abstract boolean canHold(String word);

  abstract String quoted(String word);

  /// A word, in quotes where it needs them; empty when it cannot be typed.
  public Optional<String> word(String word) {
    return canHold(word) ? Optional.of(quoted(word)) : Optional.empty();
  }

  /// A command line; empty when a word of it cannot be typed.
  public Optional<String> line(List<String> words) {
    return words.stream().allMatch(this::canHold)
        ? Optional.of(String.join(" ", words.stream().map(this::quoted).toList()))
        : Optional.empty();
  }

  /// A word in double quotes by the rules of the C runtime: backslashes count only before a quote.
  private static String argument(String word) {
    StringBuilder text = new StringBuilder("\"");
    int backslashes = 0;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c == '"') {
        text.append("\\".repeat(backslashes + 1));
      }
      backslashes = c == '\\' ? backslashes + 1 : 0;
      text.append(c);
    }
    return text.append("\\".repeat(backslashes)).append('"').toString();
  }
}
