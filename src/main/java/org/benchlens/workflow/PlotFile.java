package org.benchlens.workflow;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.benchlens.present.figure.Drawing;
import org.benchlens.report.plot.PlotFormat;
import org.benchlens.report.plot.PlotWriter;

/// Writes drawings to files: PNG, SVG, PDF, or their numbers as CSV, by the ending of the name.
public final class PlotFile {
  /// Pixels of a PNG for each px, unless asked otherwise.
  public static final double DEFAULT_SCALE = PlotWriter.DEFAULT_SCALE;

  private PlotFile() {}

  /// Whether a name ends in a format that can be written.
  public static boolean writable(String name) {
    return PlotFormat.of(name).isPresent();
  }

  /// Whether something is there already.
  public static boolean exists(Path file) {
    return Files.exists(file);
  }

  /// The endings of names that can be written, without a dot.
  public static List<String> endings() {
    return Arrays.stream(PlotFormat.values()).map(PlotFormat::ending).toList();
  }

  /// A drawing as the bytes of a PNG.
  ///
  /// @param scale pixels for each px, > 0
  /// @throws IOException when it has too many pixels
  public static byte[] png(Drawing drawing, double scale) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PlotWriter.write(drawing, PlotFormat.PNG, scale, out);
    return out.toByteArray();
  }

  /// Writes a drawing.
  ///
  /// @param file name with a [#writable] ending
  /// @param overwrite whether a file there may be replaced
  /// @param scale pixels of a PNG for each px, > 0
  /// @throws FileAlreadyExistsException when it may not
  /// @throws IOException when it cannot be written
  public static void write(Path file, boolean overwrite, Drawing drawing, double scale)
      throws IOException {
    PlotFormat format =
        PlotFormat.of(file.toString())
            .orElseThrow(
                () -> new IllegalArgumentException(file + " ends in none of png, svg, pdf, csv"));
    try {
      PlacedFile.write(file, overwrite, out -> PlotWriter.write(drawing, format, scale, out));
    } catch (UncheckedIOException e) {
      // A surface cannot throw what is checked.
      throw e.getCause();
    }
  }
}
