package org.benchlens.workflow;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Writes pictures as PNG: 8 bits a channel, no alpha, no metadata, so that the same pixels give
/// the
/// same bytes. Source: PNG specification (ISO/IEC 15948).
public final class PictureFile {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final byte FILTER_UP = 2;

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
      return Arrays.equals(in.readNBytes(SIGNATURE.length), SIGNATURE);
    }
  }

  /// The bytes of the file.
  static byte[] encode(int width, int... pixels) {
    if (width < 1 || pixels.length == 0 || pixels.length % width != 0) {
      throw new IllegalArgumentException(pixels.length + " pixels make no rows of " + width);
    }
    int height = pixels.length / width;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13);
    header.putInt(width).putInt(height).put((byte) 8).put((byte) 2);
    chunk(out, "IHDR", header.array());
    chunk(out, "IDAT", deflate(rows(width, height, pixels)));
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  private static byte[] rows(int width, int height, int... pixels) {
    byte[] rows = new byte[height * (3 * width + 1)];
    int at = 0;
    for (int y = 0; y < height; y++) {
      rows[at++] = FILTER_UP;
      for (int x = 0; x < width; x++) {
        int pixel = pixels[y * width + x];
        int above = y == 0 ? 0 : pixels[(y - 1) * width + x];
        rows[at++] = (byte) ((pixel >> 16) - (above >> 16));
        rows[at++] = (byte) ((pixel >> 8) - (above >> 8));
        rows[at++] = (byte) (pixel - above);
      }
    }
    return rows;
  }

  private static byte[] deflate(byte[] bytes) {
    try (Deflater deflater = new Deflater(Deflater.BEST_SPEED)) {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[1 << 16];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    }
  }

  private static void chunk(ByteArrayOutputStream out, String name, byte[] content) {
    byte[] type = name.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(type);
    sum.update(content);
    out.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
    out.writeBytes(type);
    out.writeBytes(content);
    out.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
  }
}
