package org.benchlens.report.plot;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import org.benchlens.present.figure.Drawing;

/// Writes drawings.
public final class PlotWriter {
  /// Pixels of a picture for each px of a drawing, unless asked otherwise.
  public static final double DEFAULT_SCALE = 2;

  private PlotWriter() {}

  /// Writes a drawing; the stream stays open.
  ///
  /// @param scale pixels for each px, of PNG only, > 0
  /// @throws IOException when the stream fails
  public static void write(Drawing drawing, PlotFormat format, double scale, OutputStream out)
      throws IOException {
    switch (format) {
      case PNG -> PngWriter.write(drawing, scale, out);
      case SVG -> {
        Writer writer = writer(out);
        SvgWriter.write(drawing, writer);
        writer.flush();
      }
      case PDF -> PdfWriter.write(drawing, out);
      case CSV -> {
        Writer writer = writer(out);
        TableCsv.write(drawing.table(), writer);
        writer.flush();
      }
    }
  }

  private static Writer writer(OutputStream out) {
    return new BufferedWriter(new OutputStreamWriter(out, UTF_8), 1 << 16);
  }
}
