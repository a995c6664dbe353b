package org.benchlens.report.plot;

import java.awt.geom.AffineTransform;
import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// One weight of the bundled font: widths and outlines of its letters, the same on every machine.
/// Not the system's fonts: a machine without a display may have none.
final class Typeface {
  /// What stands for a letter that the font lacks.
  private static final int SUBSTITUTE = '?';

  private final TrueTypeFont font;
  private final CmapLookup letters;
  private final Map<Integer, GeneralPath> outlines = new HashMap<>();
  private final double unitsPerEm;

  private Typeface(TrueTypeFont font) throws IOException {
    this.font = font;
    this.letters = font.getUnicodeCmapLookup();
    this.unitsPerEm = font.getUnitsPerEm();
  }

  /// Reads a weight.
  static Typeface of(boolean bold) throws IOException {
    String name = "/org/benchlens/font/BenchlensSans-" + (bold ? "SemiBold" : "Regular") + ".ttf";
    try (InputStream in = Typeface.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("the font " + name + " is missing in this installation");
      }
      return new Typeface(new TTFParser().parse(new RandomAccessReadBuffer(in.readAllBytes())));
    }
  }

  TrueTypeFont font() {
    return font;
  }

  /// The text with what the font can show: line breaks become blanks, letters it lacks a question
  /// mark.
  String shown(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints()
        .map(c -> c == '\n' || c == '\r' || c == '\t' ? ' ' : c)
        .map(c -> letters.getGlyphId(c) == 0 ? SUBSTITUTE : c)
        .forEach(shown::appendCodePoint);
    return shown.toString();
  }

  /// The width of a text in px.
  double width(String text, double size) throws IOException {
    String shown = shown(text);
    double width = 0;
    for (int i = 0; i < shown.length(); i += Character.charCount(shown.codePointAt(i))) {
      width += font.getAdvanceWidth(letters.getGlyphId(shown.codePointAt(i)));
    }
    return width * size / unitsPerEm;
  }

  /// The outline of a text in units of the font, with y upwards.
  ///
  /// @return all letters in one path, non-zero winding
  GeneralPath outline(String text) throws IOException {
    String shown = shown(text);
    GeneralPath all = new GeneralPath();
    double x = 0;
    for (int i = 0; i < shown.length(); i += Character.charCount(shown.codePointAt(i))) {
      int glyph = letters.getGlyphId(shown.codePointAt(i));
      AffineTransform place = AffineTransform.getTranslateInstance(x, 0);
      all.append(letter(glyph).getPathIterator(place), false);
      x += font.getAdvanceWidth(glyph);
    }
    return all;
  }

  double unitsPerEm() {
    return unitsPerEm;
  }

  private GeneralPath letter(int glyph) throws IOException {
    GeneralPath known = outlines.get(glyph);
    if (known == null) {
      GlyphData data = font.getGlyph().getGlyph(glyph);
      known = data == null ? new GeneralPath() : data.getPath();
      outlines.put(glyph, known);
    }
    return known;
  }
}
