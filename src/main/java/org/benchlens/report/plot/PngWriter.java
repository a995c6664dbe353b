package org.benchlens.report.plot;

import java.io.IOException;
import java.io.OutputStream;
import org.benchlens.present.figure.Drawing;

/// Writes a drawing as pixels.
final class PngWriter {
  private static final int BAND = 8 << 20;

  /// Most pixels of a picture: programs refuse larger ones.
  private static final long MOST = 1L << 29;

  private PngWriter() {}

  static void write(Drawing drawing, double scale, OutputStream out) throws IOException {
    Raster raster = new Raster(drawing, scale);
    int width = raster.width();
    int height = raster.height();
    if ((long) width * height > MOST) {
      throw new IOException(width + " x " + height + " pixels are too many for a picture");
    }
    int rows = Math.clamp(BAND / width, 1, height);
    try (PngEncoder encoder = new PngEncoder(width, height)) {
      for (int from = 0; from < height; from += rows) {
        encoder.rows(raster.band(from, Math.min(rows, height - from)));
      }
      encoder.finish(out);
    }
  }
}
