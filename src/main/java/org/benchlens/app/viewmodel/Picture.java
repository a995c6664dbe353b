package org.benchlens.app.viewmodel;

import org.benchlens.workflow.Pixels;

/// A drawing, or a part of one, as pixels.
public final class Picture {
  private final Pixels pixels;

  Picture(Pixels pixels) {
    this.pixels = pixels;
  }

  /// Width, [pixels].
  public int width() {
    return pixels.width();
  }

  /// Height, [pixels].
  public int height() {
    return pixels.height();
  }

  /// A copy of the pixels row by row, opaque, 0xAARRGGBB.
  public int[] toArray() {
    return pixels.toArray();
  }
}
