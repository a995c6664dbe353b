package org.benchlens.app.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
  private final List<Face> known = new ArrayList<>();
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
    // They are a handful, and a record as key costs its first frame more than all of them.
    for (Face face : known) {
      if (face.size == lettering.size() && face.bold == lettering.bold()) {
        return face;
      }
    }
    Face made = new Face(lettering.size(), lettering.bold());
    known.add(made);
    return made;
  }

  private double measured(String text, Font font) {
    measure.setFont(font);
    measure.setText(text);
    return measure.getLayoutBounds().getWidth();
  }

  /// A font and the widths of its letters as far as they were needed.
  private final class Face {
    private final double size;
    private final boolean bold;
    private final Font font;
    private final double[] widths = new double[BEYOND_SIGNS];

    Face(double size, boolean bold) {
      this.size = size;
      this.bold = bold;
      font = Font.font(family, bold ? FontWeight.BOLD : FontWeight.NORMAL, size);
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
