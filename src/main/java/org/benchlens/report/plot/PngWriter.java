package org.benchlens.report.plot;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.OutputStream;
import org.benchlens.present.figure.Drawing;

/// Draws into pixels, a band of rows at a time, so that a tall picture does not need its whole size
/// in memory.
final class PngWriter {
  private static final int BAND = 8 << 20;

  /// Most pixels of a picture: programs refuse larger ones.
  private static final long MOST = 1L << 29;

  private PngWriter() {}

  static void write(Drawing drawing, double scale, OutputStream out) throws IOException {
    int width = (int) Math.ceil(drawing.width() * scale);
    int height = (int) Math.ceil(drawing.height() * scale);
    if ((long) width * height > MOST) {
      throw new IOException(width + " x " + height + " pixels are too many for a picture");
    }
    int rows = Math.clamp(BAND / width, 1, height);
    Typefaces fonts = new Typefaces();
    try (PngEncoder encoder = new PngEncoder(width, height)) {
      for (int from = 0; from < height; from += rows) {
        int[] pixels =
            band(drawing, scale, fonts, new Band(width, from, Math.min(rows, height - from)));
        encoder.rows(pixels);
      }
      encoder.finish(out);
    }
  }

  private record Band(int width, int from, int rows) {}

  private static int[] band(Drawing drawing, double scale, Typefaces fonts, Band band) {
    BufferedImage image = new BufferedImage(band.width, band.rows, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.translate(0, -band.from);
    graphics.scale(scale, scale);
    drawing.paint(new Java2dSurface(graphics, fonts));
    graphics.dispose();
    return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }
}
