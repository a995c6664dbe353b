package org.benchlens.app;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/// Writes a picture with the 256 colours that tell most of it, so that a kept picture is small: of
/// colours that differ by less than a step in each channel, the one that most pixels have.
final class KeptPicture {
  private static final int MOST = 256;
  private static final int STEP = 17;

  private final BufferedImage picture;
  private final List<Integer> colours;
  private final Map<Integer, Integer> nearest = new HashMap<>();

  private KeptPicture(BufferedImage picture) {
    this.picture = picture;
    Map<Integer, Map<Integer, Integer>> counts = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int colour = picture.getRGB(x, y) & 0xFFFFFF;
        counts
            .computeIfAbsent(stepped(colour), step -> new HashMap<>())
            .merge(colour, 1, Integer::sum);
      }
    }
    colours =
        counts.values().stream()
            .sorted(Comparator.comparingInt(alike -> -sum(alike)))
            .limit(MOST)
            .map(KeptPicture::mostFrequent)
            .toList();
  }

  private static int sum(Map<Integer, Integer> counts) {
    return counts.values().stream().mapToInt(count -> count).sum();
  }

  private static int mostFrequent(Map<Integer, Integer> counts) {
    return counts.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElseThrow();
  }

  /// Writes a picture as PNG.
  static void write(BufferedImage picture, Path file) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ImageWriteParam small = writer.getDefaultWriteParam();
    small.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    small.setCompressionQuality(0);
    try (ImageOutputStream out = ImageIO.createImageOutputStream(Files.newOutputStream(file))) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(new KeptPicture(picture).indexed(), null, null), small);
    } finally {
      writer.dispose();
    }
  }

  private BufferedImage indexed() {
    int[] values = colours.stream().mapToInt(colour -> colour).toArray();
    var model = new IndexColorModel(8, values.length, values, 0, false, -1, 0);
    var indexed =
        new BufferedImage(
            picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int colour = picture.getRGB(x, y) & 0xFFFFFF;
        indexed.getRaster().setSample(x, y, 0, nearest.computeIfAbsent(colour, this::nearest));
      }
    }
    return indexed;
  }

  private int nearest(int colour) {
    int best = 0;
    for (int i = 1; i < colours.size(); i++) {
      if (distance(colours.get(i), colour) < distance(colours.get(best), colour)) {
        best = i;
      }
    }
    return best;
  }

  private static int distance(int a, int b) {
    int most = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      most = Math.max(most, Math.abs((a >> shift & 0xFF) - (b >> shift & 0xFF)));
    }
    return most;
  }

  private static int stepped(int colour) {
    int stepped = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int channel = colour >> shift & 0xFF;
      stepped |= ((channel + STEP / 2) / STEP * STEP) << shift;
    }
    return stepped;
  }
}
