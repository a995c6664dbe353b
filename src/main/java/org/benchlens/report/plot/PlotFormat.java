package org.benchlens.report.plot;

import java.util.Locale;
import java.util.Optional;

/// The formats of plot files.
public enum PlotFormat {
  /// Pixels.
  PNG,
  /// Vectors, text as text.
  SVG,
  /// Vectors, with the font inside.
  PDF,
  /// The numbers behind the drawing.
  CSV;

  /// The ending of file names, without a dot.
  public String ending() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The format that a file name ends in, in any case.
  public static Optional<PlotFormat> of(String fileName) {
    String lower = fileName.toLowerCase(Locale.ROOT);
    for (PlotFormat format : values()) {
      if (lower.endsWith("." + format.ending())) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
