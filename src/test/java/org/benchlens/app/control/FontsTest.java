package org.benchlens.app.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.text.Text;
import org.benchlens.app.view.Theme;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Lettering.Anchor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FontsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "AVATAR To. We",
        "12.34 / 5.678 / 9.0 µs",
        "−3.2 %",
        "fi ffl 1/2",
        "größe",
        "≥ 0.5 %",
        "αβ"
      })
  void aTextIsAsWideAsItIsDrawn(String text) {
    Theme.loadFonts();
    Fonts fonts = new Fonts(Theme.FAMILY);
    for (double size : new double[] {9, 11, 12, 13, 18}) {
      Lettering plain = Lettering.of(0xFF000000, size, Anchor.START);
      for (Lettering lettering : new Lettering[] {plain, plain.bolder()}) {
        Text drawn = new Text(text);
        drawn.setFont(fonts.of(lettering));
        double width = drawn.getLayoutBounds().getWidth();
        assertEquals(
            width, fonts.width(text, lettering), 0.02 * (1 + text.length()), lettering::toString);
      }
    }
  }
}
