package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.io.NumberInput;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// The number texts of the format (contract, section 2): `0.00035`, `8.6e-05`, `1316714048`, `inf`,
/// `-nan`.
///
/// The grammar is written by hand because ready parsers take suffixes and hexadecimal and refuse
/// `inf`; what fits it is rounded by a parser that is as exact as Java's and three times as fast.
final class NumberText {
  private NumberText() {}

  /// Reads a double: blanks around it, an optional sign, digits with at most one dot and at least
  /// one digit, an optional exponent; or `inf`, `infinity`, `nan` in any case. What is too large is
  /// infinite.
  ///
  /// @return the number, empty when the text is none
  static OptionalDouble real(char[] text, int length) {
    int start = firstInk(text, length);
    int end = afterInk(text, start, length);
    int at = start;
    if (at < end && isSign(text[at])) {
      at++;
    }
    if (at < end && isDecimal(text, at, end)) {
      return OptionalDouble.of(NumberInput.parseDouble(text, start, end - start, true));
    }
    boolean negative = at > start && text[start] == '-';
    if (isWord(text, at, end, "inf") || isWord(text, at, end, "infinity")) {
      return OptionalDouble.of(negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
    }
    return isWord(text, at, end, "nan") ? OptionalDouble.of(Double.NaN) : OptionalDouble.empty();
  }

  /// Reads a signed 64-bit integer in decimal, blanks around it allowed; exact, never by a double.
  ///
  /// @return the number, empty when the text is none or does not fit
  static OptionalLong whole(char[] text, int length) {
    int start = firstInk(text, length);
    int end = afterInk(text, start, length);
    boolean negative = start < end && text[start] == '-';
    int at = start < end && isSign(text[start]) ? start + 1 : start;
    if (at == end) {
      return OptionalLong.empty();
    }
    // Collected as a negative number, because the smallest one has no positive counterpart.
    long collected = 0;
    for (; at < end; at++) {
      int digit = text[at] - '0';
      if (digit < 0 || digit > 9 || collected < (Long.MIN_VALUE + digit) / 10) {
        return OptionalLong.empty();
      }
      collected = collected * 10 - digit;
    }
    if (negative) {
      return OptionalLong.of(collected);
    }
    return collected == Long.MIN_VALUE ? OptionalLong.empty() : OptionalLong.of(-collected);
  }

  private static boolean isDecimal(char[] text, int from, int end) {
    int at = afterDigits(text, from, end);
    int digits = at - from;
    if (at < end && text[at] == '.') {
      int fraction = at + 1;
      at = afterDigits(text, fraction, end);
      digits += at - fraction;
    }
    if (digits == 0 || at == end) {
      return digits > 0;
    }
    if (text[at] != 'e' && text[at] != 'E') {
      return false;
    }
    int exponent = at + 1 < end && isSign(text[at + 1]) ? at + 2 : at + 1;
    return exponent < end && afterDigits(text, exponent, end) == end;
  }

  private static int afterDigits(char[] text, int from, int end) {
    int at = from;
    while (at < end && text[at] >= '0' && text[at] <= '9') {
      at++;
    }
    return at;
  }

  private static boolean isSign(char c) {
    return c == '-' || c == '+';
  }

  private static boolean isWord(char[] text, int from, int end, String word) {
    if (end - from != word.length()) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      // Setting this bit lowers ASCII letters and turns nothing else into one.
      if ((text[from + i] | 0x20) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static int firstInk(char[] text, int length) {
    int at = 0;
    while (at < length && isBlank(text[at])) {
      at++;
    }
    return at;
  }

  private static int afterInk(char[] text, int start, int length) {
    int end = length;
    while (end > start && isBlank(text[end - 1])) {
      end--;
    }
    return end;
  }

  private static boolean isBlank(char c) {
    return c <= ' ' || Character.isWhitespace(c) || Character.isSpaceChar(c);
  }
}
