package org.benchlens.report.html;

/// Text of a file made harmless in HTML, in elements and in quoted attributes.
public final class HtmlText {
  private HtmlText() {}

  /// The text with markup as entities and control characters as U+FFFD.
  public static String of(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        case '\'' -> out.append("&#39;");
        case '\n', '\r', '\t' -> out.append(' ');
        default -> out.append(Character.isISOControl(c) ? '\uFFFD' : c);
      }
    }
    return out.toString();
  }
}
