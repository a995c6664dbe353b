package org.benchlens.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.benchlens.model.Side;

/// A pair of results of any size, made for timing. The same arguments give the same bytes.
///
/// About two rows in five differ; times lie on a raster of 32 ns, as CUDA events do; frequencies
/// are nearly all distinct.
///
/// @param reference result file of the reference side
/// @param compare result file of the compare side
public record MadePair(Path reference, Path compare) {
  private static final double[] SHIFTS = {1, 1, 1, 1, 1, 1, 1.02, 0.97, 1.004, 1.1};

  /// The pair in a folder, made unless it is there.
  ///
  /// @param folder where pairs are kept
  /// @param rows number of states, >= 1
  /// @param samples number of samples of each state, >= 1
  public static MadePair in(Path folder, int rows, int samples) throws IOException {
    Path place = folder.resolve(rows + "x" + samples);
    MadePair pair = new MadePair(file(place, Side.REFERENCE), file(place, Side.COMPARE));
    // Written last: a pair that was interrupted is made again.
    Path done = place.resolve("complete");
    if (!Files.exists(done)) {
      Random random = new Random(1);
      double[] shifts = new double[rows];
      double[] none = new double[rows];
      for (int i = 0; i < rows; i++) {
        shifts[i] = SHIFTS[random.nextInt(SHIFTS.length)];
        none[i] = 1;
      }
      MadeSide.write(pair.reference, none, samples, random);
      MadeSide.write(pair.compare, shifts, samples, random);
      Files.createFile(done);
    }
    return pair;
  }

  private static Path file(Path place, Side side) {
    return place.resolve(side.word()).resolve("big.json");
  }

  /// Size of both result files, [B].
  public long bytes() throws IOException {
    return Files.size(reference) + Files.size(compare);
  }
}
