package org.benchlens.present.figure;

/// How text is drawn.
///
/// @param colour 0xAARRGGBB
/// @param size font size in px
/// @param bold whether semi-bold (600) instead of regular (400)
/// @param anchor which point of the text its x is
/// @param halo 0xAARRGGBB of a 3 px rim behind the letters, 0 for none
public record Lettering(int colour, double size, boolean bold, Anchor anchor, int halo) {
  /// Which point of a text its x is.
  public enum Anchor {
    /// Left end.
    START,
    /// Middle.
    MIDDLE,
    /// Right end.
    END
  }

  /// Regular text without a halo.
  public static Lettering of(int colour, double size, Anchor anchor) {
    return new Lettering(colour, size, false, anchor, 0);
  }

  /// The same in semi-bold.
  public Lettering bolder() {
    return new Lettering(colour, size, true, anchor, halo);
  }

  /// The same with a rim.
  public Lettering haloed(int rim) {
    return new Lettering(colour, size, bold, anchor, rim);
  }
}
