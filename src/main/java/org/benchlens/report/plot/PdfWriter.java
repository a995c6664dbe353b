package org.benchlens.report.plot;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;
import org.benchlens.present.figure.Drawing;

/// Writes a PDF of one page that is as large as the drawing, 96 px an inch, with the letters in use
/// of the bundled font inside. Neither date nor random id: the same drawing gives the same bytes.
final class PdfWriter {
  private static final float POINTS_PER_PX = 0.75f;
  private static final long FIXED_ID = 1;

  /// Longest side of a page, [pt]: what readers commonly accept.
  private static final double LONGEST = 14_400;

  private PdfWriter() {}

  static void write(Drawing drawing, OutputStream out) throws IOException {
    double longest = Math.max(drawing.width(), drawing.height()) * POINTS_PER_PX;
    float scale = (float) (POINTS_PER_PX * Math.min(1, LONGEST / longest));
    float width = (float) drawing.width() * scale;
    float height = (float) drawing.height() * scale;
    try (PDDocument document = new PDDocument()) {
      document.setDocumentId(FIXED_ID);
      Typefaces fonts = new Typefaces();
      PDDocumentInformation information = document.getDocumentInformation();
      information.setTitle(drawing.title());
      information.setSubject(drawing.description());
      information.setCreator("Benchlens");
      PDPage page = new PDPage(new PDRectangle(width, height));
      document.addPage(page);
      try (PDPageContentStream content = new PDPageContentStream(document, page)) {
        // From now on y grows downwards, as on all surfaces.
        content.transform(new Matrix(scale, 0, 0, -scale, 0, height));
        PdfSurface surface = new PdfSurface(document, content, fonts);
        drawing.paint(surface);
      }
      document.save(out);
    }
  }
}
