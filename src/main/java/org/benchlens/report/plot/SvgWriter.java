package org.benchlens.report.plot;

import java.io.IOException;
import java.io.Writer;
import org.benchlens.present.figure.Drawing;

/// Writes SVG 1.1 that needs nothing else: no script, no style sheet, no font file. Text stays
/// text.
final class SvgWriter {
  private SvgWriter() {}

  static void write(Drawing drawing, Writer out) throws IOException {
    SvgSurface surface = new SvgSurface(new Typefaces());
    drawing.paint(surface);
    String width = SvgText.number(drawing.width());
    String height = SvgText.number(drawing.height());
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width);
    out.write("\" height=\"" + height + "\" viewBox=\"0 0 " + width + " " + height);
    out.write(
        "\" xml:space=\"preserve\" role=\"img\" font-family=\"Inter, 'Benchlens Sans', 'Helvetica"
            + " Neue', Arial,");
    out.write(" sans-serif\" style=\"font-variant-numeric:tabular-nums;font-kerning:none\">\n");
    out.write("<title>" + SvgText.escaped(drawing.title()) + "</title>\n");
    out.write("<desc>" + SvgText.escaped(drawing.description()) + "</desc>\n");
    out.write(surface.content());
    out.write("</svg>\n");
  }
}
