package org.benchlens.report.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.figure.Role;

/// Draws into pixels, a band of rows at a time, so that a tall drawing does not need its whole size
/// in memory. For one thread at a time.
public final class Raster {
  private final Drawing drawing;
  private final double scale;
  private final Typefaces fonts;
  private final int width;
  private final int height;

  /// @param scale pixels for each px, > 0
  /// @throws IOException when the fonts cannot be read
  public Raster(Drawing drawing, double scale) throws IOException {
    this.fonts = new Typefaces();
    this.drawing = drawing;
    this.scale = scale;
    this.width = (int) Math.ceil(drawing.width() * scale);
    this.height = (int) Math.ceil(drawing.height() * scale);
  }

  /// Width of all, [pixels].
  public int width() {
    return width;
  }

  /// Height of all, [pixels].
  public int height() {
    return height;
  }

  /// Draws a band.
  ///
  /// @param from first row, >= 0
  /// @param rows number of rows, > 0, all of them within the height
  /// @return the pixels row by row, 0xRRGGBB
  public int[] band(int from, int rows) {
    BufferedImage image = new BufferedImage(width, rows, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    // A last column or row of pixels may be covered in part only.
    graphics.setColor(new Color(drawing.palette().colour(Role.BG)));
    graphics.fillRect(0, 0, width, rows);
    graphics.translate(0, -from);
    graphics.scale(scale, scale);
    drawing.paint(new Java2dSurface(graphics, fonts));
    graphics.dispose();
    return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }
}
