package org.benchlens.reading.nvbench;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/// JSON values as texts that are equal exactly when the values are: numbers in plain decimal form,
/// object keys sorted (of equal keys the last), no blanks.
final class CanonicalJson {
  /// Numbers with more characters, or of a larger scale, keep their own text: writing them out
  /// would take room without bound.
  private static final int LONGEST = 1_000;

  private CanonicalJson() {}

  /// Reads the value at the cursor.
  static String read(Cursor cursor) throws IOException {
    return switch (cursor.token()) {
      case START_OBJECT -> object(cursor);
      case START_ARRAY -> list(cursor);
      case VALUE_STRING -> quoted(cursor.sharedText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(cursor.sharedText());
      case VALUE_TRUE -> "true";
      case VALUE_FALSE -> "false";
      case null, default -> "null";
    };
  }

  private static String object(Cursor cursor) throws IOException {
    Map<String, String> sorted = new TreeMap<>();
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      sorted.put(key, read(cursor));
    }
    StringJoiner text = new StringJoiner(",", "{", "}");
    sorted.forEach((key, value) -> text.add(quoted(key) + ":" + value));
    return text.toString();
  }

  private static String list(Cursor cursor) throws IOException {
    StringJoiner text = new StringJoiner(",", "[", "]");
    while (cursor.nextEntry()) {
      text.add(read(cursor));
    }
    return text.toString();
  }

  private static String number(String text) {
    // More than nine digits of exponent may be beyond what BigDecimal takes.
    int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
    if (text.length() > LONGEST || (exponent >= 0 && text.length() - exponent > 9)) {
      return text;
    }
    BigDecimal number = new BigDecimal(text);
    if (number.signum() == 0) {
      return "0";
    }
    BigDecimal shortest = number.stripTrailingZeros();
    return Math.abs(shortest.scale()) > LONGEST ? shortest.toString() : shortest.toPlainString();
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append("\\u00").append(hexDigit(c >> 4)).append(hexDigit(c & 15));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }

  private static char hexDigit(int value) {
    return Character.forDigit(value, 16);
  }
}
