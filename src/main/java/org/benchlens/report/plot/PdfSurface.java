package org.benchlens.report.plot;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.benchlens.present.figure.Box;
import org.benchlens.present.figure.Lettering;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Stroke;
import org.benchlens.present.figure.Surface;

/// A page of a PDF as a surface. Its content stream must have y growing downwards.
final class PdfSurface implements Surface {
  private static final double HALO = 3;

  private final PdfPen pen;
  private final PDPageContentStream content;
  private final Typefaces fonts;
  private final PDType0Font regular;
  private final PDType0Font bold;

  PdfSurface(PDDocument document, PDPageContentStream content, Typefaces fonts) throws IOException {
    this.content = content;
    this.fonts = fonts;
    this.pen = new PdfPen(content);
    this.regular = PDType0Font.load(document, Typeface.of(false).font(), true);
    this.bold = PDType0Font.load(document, Typeface.of(true).font(), true);
    content.setLineJoinStyle(1);
  }

  /// Drawing that may fail as the stream may.
  private interface Step {
    void run() throws IOException;
  }

  private static void drawn(Step step) {
    try {
      step.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
    drawn(() -> pen.stroke(stroke, path -> path.line(x1, y1, x2, y2)));
  }

  @Override
  public void polyline(double[] xy, Stroke stroke) {
    drawn(() -> pen.stroke(stroke, path -> path.points(xy)));
  }

  @Override
  public void polygon(double[] xy, Look look) {
    drawn(
        () ->
            pen.draw(
                look,
                path -> {
                  path.points(xy);
                  content.closePath();
                }));
  }

  @Override
  public void rectangle(Box box, double radius, Look look) {
    drawn(() -> pen.draw(look, path -> path.rectangle(box, radius)));
  }

  @Override
  public void circle(double x, double y, double radius, Look look) {
    Box around = new Box(x - radius, y - radius, 2 * radius, 2 * radius);
    drawn(() -> pen.draw(look, path -> path.rectangle(around, radius)));
  }

  @Override
  public void text(String text, double x, double y, Lettering lettering) {
    drawn(
        () -> {
          String shown = fonts.of(lettering).shown(text);
          if (shown.isEmpty()) {
            return;
          }
          double left = fonts.left(text, x, lettering);
          if (lettering.halo() != 0) {
            pen.stroking(new Stroke(lettering.halo(), 2 * HALO));
            letters(shown, left, y, lettering, RenderingMode.STROKE);
          }
          pen.filling(lettering.colour());
          letters(shown, left, y, lettering, RenderingMode.FILL);
        });
  }

  private void letters(String shown, double left, double y, Lettering lettering, RenderingMode mode)
      throws IOException {
    content.beginText();
    content.setRenderingMode(mode);
    content.setFont(lettering.bold() ? bold : regular, (float) lettering.size());
    // Letters stand upright although y grows downwards.
    content.setTextMatrix(new Matrix(1, 0, 0, -1, (float) left, (float) y));
    content.showText(shown);
    content.endText();
  }

  @Override
  public double textWidth(String text, Lettering lettering) {
    return fonts.width(text, lettering);
  }

  @Override
  public void clip(Box box) {
    drawn(
        () -> {
          content.saveGraphicsState();
          content.addRect(
              (float) box.x(), (float) box.y(), (float) box.width(), (float) box.height());
          content.clip();
        });
  }

  @Override
  public void unclip() {
    drawn(
        () -> {
          content.restoreGraphicsState();
          pen.forget();
        });
  }
}
