package org.benchlens.workflow;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.benchlens.present.figure.Drawing;
import org.benchlens.report.plot.Raster;

/// A part of a drawing as pixels.
public final class Pixels {
  private static final int OPAQUE = 0xFF000000;

  private final int width;
  private final int[] argb;

  private Pixels(int width, int... argb) {
    this.width = width;
    this.argb = argb;
  }

  /// Draws rows of pixels. Not for the UI thread.
  ///
  /// @param scale pixels for each px, > 0
  /// @param from first row of pixels, >= 0 and below the height of the drawing
  /// @param rows number of rows; fewer where the drawing ends
  public static Pixels of(Drawing drawing, double scale, int from, int rows) {
    Raster raster = raster(drawing, scale);
    int[] rgb = raster.band(from, Math.min(rows, raster.height() - from));
    for (int i = 0; i < rgb.length; i++) {
      rgb[i] |= OPAQUE;
    }
    return new Pixels(raster.width(), rgb);
  }

  /// The fonts are part of the program: that they cannot be read is no case of its own.
  private static Raster raster(Drawing drawing, double scale) {
    try {
      return new Raster(drawing, scale);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Draws all of it.
  public static Pixels of(Drawing drawing, double scale) {
    return of(drawing, scale, 0, Integer.MAX_VALUE);
  }

  /// Width, [pixels].
  public int width() {
    return width;
  }

  /// Height, [pixels].
  public int height() {
    return argb.length / width;
  }

  /// A copy of the pixels row by row, 0xAARRGGBB.
  public int[] toArray() {
    return argb.clone();
  }
}
