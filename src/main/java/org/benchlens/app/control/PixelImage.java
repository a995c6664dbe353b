package org.benchlens.app.control;

import java.nio.IntBuffer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// Pixels as an image.
public final class PixelImage {
  private PixelImage() {}

  /// Takes over pixels.
  ///
  /// @param width width, [pixels]
  /// @param argb row by row, opaque, 0xAARRGGBB
  public static Image of(int width, int[] argb) {
    return new WritableImage(
        new PixelBuffer<>(
            width, argb.length / width, IntBuffer.wrap(argb), PixelFormat.getIntArgbPreInstance()));
  }
}
