package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaletteTest {
  private static double luminance(int argb) {
    double sum = 0;
    double[] weights = {0.0722, 0.7152, 0.2126};
    for (int i = 0; i < 3; i++) {
      double c = ((argb >> (8 * i)) & 0xFF) / 255.0;
      sum += weights[i] * (c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4));
    }
    return sum;
  }

  private static double contrast(Palette palette, Role role) {
    double a = luminance(palette.colour(role));
    double b = luminance(palette.colour(Role.BG));
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  @ParameterizedTest
  @EnumSource(
      value = Role.class,
      names = {"FG", "MUTED", "DIM", "ACCENT", "FAST_TEXT", "SLOW_TEXT", "SAME_TEXT", "AMBG_TEXT"})
  void wordsAreReadableInBothThemes(Role role) {
    for (Palette palette : Palette.values()) {
      assertTrue(contrast(palette, role) >= 4.9, palette + " " + contrast(palette, role));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Role.class,
      names = {"REF", "CMP_LINE"})
  void thinLinesAreVisibleInBothThemes(Role role) {
    for (Palette palette : Palette.values()) {
      assertTrue(contrast(palette, role) >= 3, palette + " " + contrast(palette, role));
    }
  }

  @Test
  void opacityGoesIntoTheFirstByte() {
    assertEquals(0x80_0072B2, Palette.LIGHT.colour(Role.REF, 0.5));
    assertThrows(IllegalArgumentException.class, () -> Palette.LIGHT.colour(Role.REF, 1.1));
  }
}
