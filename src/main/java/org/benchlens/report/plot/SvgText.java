package org.benchlens.report.plot;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// Texts and numbers of SVG.
final class SvgText {
  private SvgText() {}

  /// A text fit for XML 1.0: markup escaped, what XML does not allow as U+FFFD.
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        case '\n', '\r', '\t' -> escaped.append(' ');
        default -> escaped.appendCodePoint(allowed(c) ? c : 0xFFFD);
      }
    }
    return escaped.toString();
  }

  private static boolean allowed(int c) {
    return c >= 0x20
        && !(c >= 0x7F && c <= 0x9F)
        && !(c >= 0xD800 && c <= 0xDFFF)
        && c != 0xFFFE
        && c != 0xFFFF;
  }

  /// A length with at most two decimals, without trailing zeros.
  static String number(double value) {
    long hundredths = Math.round(value * 100);
    return hundredths % 100 == 0
        ? Long.toString(hundredths / 100)
        : BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString();
  }

  /// The value of an opacity of 0 to 255, with at most three decimals.
  static String opacity(int alpha) {
    return BigDecimal.valueOf(alpha / 255.0)
        .setScale(3, RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString();
  }

  /// The colour of 0xAARRGGBB without its opacity.
  static String colour(int argb) {
    StringBuilder hex = new StringBuilder(Integer.toHexString(argb & 0xFFFFFF));
    while (hex.length() < 6) {
      hex.insert(0, '0');
    }
    return "#" + hex;
  }
}
