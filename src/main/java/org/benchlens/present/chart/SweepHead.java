package org.benchlens.present.chart;

import org.benchlens.model.Side;
import org.benchlens.present.figure.Look;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.benchlens.present.figure.Surface;

/// The points of both sides: circles and triangles.
final class SweepHead {
  private SweepHead() {}

  static void paint(Surface surface, Side side, double x, double y, Palette palette) {
    int rim = palette.colour(Role.BG);
    switch (side) {
      case REFERENCE -> surface.circle(x, y, 3.4, new Look(palette.colour(Role.REF), rim, 1));
      case COMPARE -> {
        double[] corners = {x, y - 3.8, x + 4, y + 3.2, x - 4, y + 3.2};
        int outline = palette == Palette.LIGHT ? palette.colour(Role.CMP_LINE) : rim;
        surface.polygon(corners, new Look(palette.colour(Role.CMP), outline, 1));
      }
    }
  }
}
