package org.benchlens.app.control;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import org.benchlens.present.figure.Lettering;

/// The fonts of one family, by size and weight, each looked up once, and how wide texts are in
/// them. For the UI thread only.
public final class Fonts {
  /// The end of the Latin letters. They and the signs of numbers stand for themselves and are
  /// measured once each; other letters may join.
  private static final int LATIN = 0x250;

  private static final int SIGNS = 0x2010;
  private static final int BEYOND_SIGNS = 0x2300;

  private final String family;
  private final Map<Key, Face> known = new HashMap<>();
  private final Text measure = new Text();

  /// @param family name of an installed or loaded family; an unknown name gives the system's font
  public Fonts(String family) {
    this.family = family;
  }

  /// The font of a lettering.
  public Font of(Lettering lettering) {
    return face(lettering).font;
  }

  /// The width of a text, [px]. Fonts are drawn without kerning, so that the width of a text is
  /// that of its letters.
  public double width(String text, Lettering lettering) {
    Face face = face(lettering);
    double width = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (!simple(letter)) {
        return measured(text, face.font);
      }
      width += face.width(letter);
    }
    return width;
  }

  private static boolean simple(char letter) {
    return (letter >= ' ' && letter < LATIN) || (letter >= SIGNS && letter < BEYOND_SIGNS);
  }

  private Face face(Lettering lettering) {
    return known.computeIfAbsent(new Key(lettering.size(), lettering.bold()), Face::new);
  }

  private double measured(String text, Font font) {
    measure.setFont(font);
    measure.setText(text);
    return measure.getLayoutBounds().getWidth();
  }

  private record Key(double size, boolean bold) {}

  /// A font and the widths of its letters as far as they were needed.
  private final class Face {
    private final Font font;
    private final double[] widths = new double[BEYOND_SIGNS];

    Face(Key key) {
      font = Font.font(family, key.bold() ? FontWeight.BOLD : FontWeight.NORMAL, key.size());
      Arrays.fill(widths, Double.NaN);
    }

    double width(char letter) {
      if (Double.isNaN(widths[letter])) {
        widths[letter] = measured(String.valueOf(letter), font);
      }
      return widths[letter];
    }
  }
}
