package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.benchlens.model.Progress;
import org.benchlens.model.ResultFile;
import org.benchlens.reading.ReadingException;

/// Reads result files that NVBench wrote with `--json` or `--jsonbin`. Safe for use by many
/// threads.
public final class NvbenchReader {
  /// Bounds on what one file may make the parser keep: real files nest 8 deep, their numbers have
  /// 24 characters, and the longest texts are command lines and error messages.
  private static final StreamReadConstraints CONSTRAINTS =
      StreamReadConstraints.builder()
          .maxNestingDepth(200)
          .maxNumberLength(10_000)
          .maxNameLength(50_000)
          .maxStringLength(10_000_000)
          .build();

  /// Reads a file whole. Sidecars are not looked at.
  ///
  /// @param file where it is
  /// @param shownPath path as the user gave it, for messages and [ResultFile#path]
  /// @param progress told the bytes read, about once a megabyte
  /// @return what the file says, with the problems of its parts
  /// @throws ReadingException when the file is of no use as a whole
  public ResultFile read(Path file, String shownPath, Progress progress) throws ReadingException {
    return read(file, shownPath, progress, ReadingListener.NONE);
  }

  /// Reads a file whole and tells of its parts meanwhile.
  ///
  /// @param file where it is
  /// @param shownPath path as the user gave it
  /// @param progress told the bytes read, about once a megabyte
  /// @param listener told of devices and states as soon as they are known
  /// @return what the file says, with the problems of its parts
  /// @throws ReadingException when the file is of no use as a whole
  public ResultFile read(Path file, String shownPath, Progress progress, ReadingListener listener)
      throws ReadingException {
    try {
      long size = FileFault.size(file, shownPath);
      try (InputStream stream = Files.newInputStream(file);
          InputStream counted = new ProgressStream(stream, size, progress);
          JsonParser parser = factory().createParser(counted)) {
        ResultFile result = new RootReader(new Cursor(shownPath, parser), listener).read(shownPath);
        progress.at(size, size);
        return result;
      }
    } catch (IOException fault) {
      throw FileFault.of(shownPath, fault);
    }
  }

  /// A factory for each file, so that names of one file are not kept for the next.
  private static JsonFactory factory() {
    return JsonFactory.builder()
        .streamReadConstraints(CONSTRAINTS)
        .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
        .build();
  }
}
