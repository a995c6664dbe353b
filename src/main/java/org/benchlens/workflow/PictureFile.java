package org.benchlens.workflow;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.benchlens.report.plot.PngEncoder;

/// Writes pictures of the screen as PNG.
public final class PictureFile {
  private static final int SIGNATURE = 8;

  private PictureFile() {}

  /// Writes a picture.
  ///
  /// @param file where to; another picture there is replaced
  /// @param width width, [px], > 0
  /// @param pixels rows from the top, 0xAARRGGBB each; the alpha is ignored
  /// @throws FileAlreadyExistsException when something else than a picture is there
  /// @throws IOException when it cannot be written
  public static void write(Path file, int width, int... pixels) throws IOException {
    byte[] bytes = encode(width, pixels);
    PlacedFile.write(file, holdsPicture(file), out -> out.write(bytes));
  }

  private static boolean holdsPicture(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return PngEncoder.begins(in.readNBytes(SIGNATURE));
    }
  }

  /// The bytes of the file.
  static byte[] encode(int width, int... pixels) throws IOException {
    if (width < 1 || pixels.length == 0 || pixels.length % width != 0) {
      throw new IllegalArgumentException(pixels.length + " pixels make no rows of " + width);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PngEncoder encoder = new PngEncoder(width, pixels.length / width)) {
      encoder.rows(pixels);
      encoder.finish(out);
    }
    return out.toByteArray();
  }
}
