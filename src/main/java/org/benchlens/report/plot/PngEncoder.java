package org.benchlens.report.plot;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Makes PNG: 8 bits a channel, no alpha, no metadata, so that the same pixels give the same bytes.
/// Source: PNG specification (ISO/IEC 15948).
public final class PngEncoder implements AutoCloseable {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final byte FILTER_UP = 2;

  private final int width;
  private final int height;
  private final Deflater deflater = new Deflater(Deflater.BEST_SPEED);
  private final ByteArrayOutputStream deflated = new ByteArrayOutputStream();
  private final byte[] buffer = new byte[1 << 16];
  private final int[] above;
  private int done;

  /// @param width width, [px], > 0
  /// @param height height, [px], > 0
  public PngEncoder(int width, int height) {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException(width + " x " + height + " is no size of a picture");
    }
    this.width = width;
    this.height = height;
    this.above = new int[width];
  }

  /// Whether bytes begin as a PNG file does.
  public static boolean begins(byte[] bytes) {
    for (int i = 0; i < SIGNATURE.length; i++) {
      if (i >= bytes.length || bytes[i] != SIGNATURE[i]) {
        return false;
      }
    }
    return true;
  }

  /// Adds rows, from the top.
  ///
  /// @param pixels whole rows, 0xAARRGGBB each; the alpha is ignored
  public void rows(int... pixels) {
    int rows = pixels.length / width;
    if (pixels.length != rows * width || done + rows > height) {
      throw new IllegalArgumentException(pixels.length + " pixels make no rows of " + width);
    }
    byte[] row = new byte[3 * width + 1];
    row[0] = FILTER_UP;
    for (int y = 0; y < rows; y++) {
      int at = 1;
      for (int x = 0; x < width; x++) {
        int pixel = pixels[y * width + x];
        int before = above[x];
        row[at++] = (byte) ((pixel >> 16) - (before >> 16));
        row[at++] = (byte) ((pixel >> 8) - (before >> 8));
        row[at++] = (byte) (pixel - before);
        above[x] = pixel;
      }
      deflater.setInput(row);
      while (!deflater.needsInput()) {
        deflated.write(buffer, 0, deflater.deflate(buffer));
      }
    }
    done += rows;
  }

  /// Writes the file; all rows must be there.
  public void finish(OutputStream out) throws IOException {
    if (done != height) {
      throw new IllegalStateException(done + " of " + height + " rows are there");
    }
    deflater.finish();
    while (!deflater.finished()) {
      deflated.write(buffer, 0, deflater.deflate(buffer));
    }
    out.write(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13);
    header.putInt(width).putInt(height).put((byte) 8).put((byte) 2);
    chunk(out, "IHDR", header.array());
    chunk(out, "IDAT", deflated.toByteArray());
    chunk(out, "IEND", new byte[0]);
  }

  private static void chunk(OutputStream out, String name, byte[] content) throws IOException {
    byte[] type = name.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(type);
    sum.update(content);
    out.write(ByteBuffer.allocate(4).putInt(content.length).array());
    out.write(type);
    out.write(content);
    out.write(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
  }

  @Override
  public void close() {
    deflater.close();
  }
}
