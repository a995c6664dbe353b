package org.benchlens.reading.binary;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.SampleFile;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;
import org.jspecify.annotations.Nullable;

/// Sidecars on disk for tests.
final class SampleFolder {
  private SampleFolder() {}

  /// Writes values as a sidecar, with the folders above it.
  static Path write(Path file, float... values) throws IOException {
    ByteBuffer bytes =
        ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asFloatBuffer().put(values);
    return writeBytes(file, bytes.array());
  }

  static Path writeBytes(Path file, byte... bytes) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.write(file, bytes);
  }

  /// A state that declares these sidecars.
  static State state(@Nullable SampleFile times, @Nullable SampleFile frequencies) {
    return new State(
        "Device=0",
        java.util.OptionalLong.of(0),
        List.of(),
        ColdTiming.NONE,
        times,
        frequencies,
        Summaries.NONE,
        null);
  }
}
