package org.benchlens.workflow;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A text that a person saves under a name of his choice.
public final class TextFile {
  private TextFile() {}

  /// Writes a text as UTF-8, whole or not at all. Not for a thread that must not wait.
  ///
  /// @throws IOException when it cannot be written
  public static void write(Path file, String text) throws IOException {
    PlacedFile.write(file, true, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }
}
