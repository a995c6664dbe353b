package org.benchlens.present.figure;

/// The colours of a theme. Colours are 0xAARRGGBB; 0 is "nothing".
public enum Palette {
  /// Dark marks on white.
  LIGHT,
  /// Light marks on near-black.
  DARK;

  /// The opaque colour of a role.
  public int colour(Role role) {
    return 0xFF000000 | (this == LIGHT ? role.light() : role.dark());
  }

  /// The colour of a role with an opacity of 0 to 1.
  public int colour(Role role, double opacity) {
    if (!(opacity >= 0 && opacity <= 1)) {
      throw new IllegalArgumentException("opacity " + opacity + " is not within 0 to 1");
    }
    return (int) Math.round(opacity * 255) << 24 | (colour(role) & 0xFFFFFF);
  }

  /// Picks the value for this theme.
  public double pick(double light, double dark) {
    return this == LIGHT ? light : dark;
  }
}
