package org.benchlens.report.debug;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.present.format.ExactNumber;

/// Literals of Python 3 in ASCII.
final class PythonText {
  private PythonText() {}

  /// A string literal for any text, broken surrogates included.
  static String string(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      switch (c) {
        case '"' -> literal.append("\\\"");
        case '\\' -> literal.append("\\\\");
        case '\n' -> literal.append("\\n");
        case '\r' -> literal.append("\\r");
        case '\t' -> literal.append("\\t");
        default -> literal.append(character(c));
      }
    }
    return literal.append('"').toString();
  }

  /// A float; `float("nan")` and the like when it is not finite.
  static String number(double value) {
    return Double.isFinite(value)
        ? ExactNumber.of(value)
        : "float(\"" + ExactNumber.of(value) + "\")";
  }

  /// A float, or `None` when missing.
  static String number(OptionalDouble value) {
    return value.isPresent() ? number(value.getAsDouble()) : "None";
  }

  /// An int, or `None` when missing.
  static String whole(OptionalLong value) {
    return value.isPresent() ? Long.toString(value.getAsLong()) : "None";
  }

  private static String character(int c) {
    if (c >= 0x20 && c < 0x7F) {
      return Character.toString(c);
    }
    return c <= 0xFFFF
        ? String.format(Locale.ROOT, "\\u%04x", c)
        : String.format(Locale.ROOT, "\\U%08x", c);
  }
}
