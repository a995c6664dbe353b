package org.benchlens.present.figure;

/// Text cut to a width.
public final class FittedText {
  private FittedText() {}

  /// The text, or as much of its beginning as fits with an ellipsis; empty when not even that does.
  ///
  /// @param width room, [px]
  public static String of(Surface surface, String text, double width, Lettering look) {
    if (surface.textWidth(text, look) <= width) {
      return text;
    }
    int low = 0;
    int high = text.length();
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (surface.textWidth(cut(text, middle), look) <= width) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low == 0 ? "" : cut(text, low);
  }

  private static String cut(String text, int end) {
    int whole = end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
    return text.substring(0, whole).strip() + "…";
  }
}
