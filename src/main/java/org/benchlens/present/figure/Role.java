package org.benchlens.present.figure;

/// What a mark means; a [Palette] turns it into a colour. Values are the tokens of the visual
/// system, as 0xRRGGBB for the light and the dark theme.
public enum Role {
  /// Background of data.
  BG(0xFFFFFF, 0x0D1117),
  /// Background of bars and panels.
  CHROME(0xF6F8FA, 0x151B23),
  /// Tracks of scales.
  INSET(0xEFF2F5, 0x1C232C),
  /// Axis lines and panel edges.
  LINE(0xD1D9E0, 0x3D444D),
  /// Grid and row lines.
  HAIR(0xE6EAEF, 0x232A33),
  /// Text, limits, crosses.
  FG(0x1F2328, 0xE6EDF3),
  /// Labels.
  MUTED(0x59636E, 0x9BA5B0),
  /// Separators and what was not reached.
  DIM(0x656E79, 0x87919C),
  /// Neutral fill of bands: tolerance, passing region.
  BAND(0x6E7781, 0x6E7781),
  /// Focus, selection, brush.
  ACCENT(0x0969DA, 0x4493F8),
  /// Fill of a selected row.
  SELECTION(0xDDF0FF, 0x15304F),
  /// Fill of the deciding row of a trace.
  WASH(0xFBF1F6, 0x241A24),
  /// Warnings.
  WARN(0x9A6700, 0xD29922),
  /// Errors.
  ERROR(0xCF222E, 0xFF7B72),
  /// Reference side, fills and lines.
  REF(0x0072B2, 0x58A6E0),
  /// Compare side, fills.
  CMP(0xE69F00, 0xE69F00),
  /// Compare side, lines of 2 px or less and outlines (the fill is too pale for them on white).
  CMP_LINE(0xB07700, 0xE69F00),
  /// Fill of FAST.
  FAST(0x009E73, 0x009E73),
  /// Fill of SLOW.
  SLOW(0xD55E00, 0xD55E00),
  /// Fill of SAME.
  SAME(0x6E7781, 0x6E7781),
  /// Fill of AMBG.
  AMBG(0xCC79A7, 0xCC79A7),
  /// Words and thin marks of FAST.
  FAST_TEXT(0x007A59, 0x2BB98F),
  /// Words and thin marks of SLOW.
  SLOW_TEXT(0xB34E00, 0xF0883E),
  /// Words and thin marks of SAME.
  SAME_TEXT(0x5C6570, 0x9AA4AF),
  /// Words and thin marks of AMBG.
  AMBG_TEXT(0xA3487B, 0xCC79A7),
  /// Glyphs on status fills.
  GLYPH(0x11161C, 0x0B0F14);

  private final int light;
  private final int dark;

  Role(int light, int dark) {
    this.light = light;
    this.dark = dark;
  }

  int light() {
    return light;
  }

  int dark() {
    return dark;
  }
}
