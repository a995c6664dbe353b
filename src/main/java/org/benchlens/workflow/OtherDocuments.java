package org.benchlens.workflow;

import java.nio.file.Path;
import org.benchlens.reading.DocumentKind;
import org.benchlens.reading.DocumentRecognition;
import org.benchlens.reading.ReadingException;

/// Files that are opened as NVBench results and are something else that this program knows.
final class OtherDocuments {
  private OtherDocuments() {}

  /// Refuses a document of `nupp bench` in words that say which command takes it. Everything else
  /// is left to the reader of results, which says best what is wrong.
  static void refuse(Path file) throws OpenException {
    DocumentKind kind;
    try {
      kind = DocumentRecognition.kindOf(file, file.toString());
    } catch (ReadingException unreadable) {
      // The reader says the same with its place.
      return;
    }
    switch (kind) {
      case NUPP_RECORD, NUPP_PROGRAM, NUPP_HISTORY ->
          throw new OpenException(
              file + " is " + RecordFiles.what(kind) + "; " + RecordFiles.use(kind));
      case NVBENCH_RESULT, WORKSPACE, UNKNOWN -> {
        // No document of nupp bench.
      }
    }
  }
}
