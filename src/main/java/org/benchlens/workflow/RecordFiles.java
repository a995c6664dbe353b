package org.benchlens.workflow;

import java.nio.file.Path;
import org.benchlens.model.Progress;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.ProgramRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.reading.DocumentKind;
import org.benchlens.reading.DocumentRecognition;
import org.benchlens.reading.ReadingException;
import org.benchlens.reading.nupp.NuppReader;

/// Reads the documents of `nupp bench`. A file of another kind is refused in words that say what it
/// is and which command takes it.
final class RecordFiles {
  private final NuppReader reader = new NuppReader();

  /// What a file is.
  static DocumentKind kindOf(Path file) throws OpenException {
    try {
      return DocumentRecognition.kindOf(file, file.toString());
    } catch (ReadingException e) {
      throw refused(e);
    }
  }

  /// The record of a run.
  NuppRecord record(Path file) throws OpenException {
    DocumentKind kind = kindOf(file);
    switch (kind) {
      case NUPP_RECORD, UNKNOWN -> {
        // The reader says best what is wrong with a file of no known kind.
      }
      case NUPP_PROGRAM, NUPP_HISTORY, NVBENCH_RESULT, WORKSPACE ->
          throw new OpenException(
              file + " is " + what(kind) + ", not the record of a run; " + use(kind));
    }
    try {
      return reader.readRecord(file, file.toString(), Progress.NONE);
    } catch (ReadingException e) {
      throw refused(e);
    }
  }

  /// The record of one program.
  ProgramRecord program(Path file) throws OpenException {
    try {
      return reader.readProgram(file, file.toString(), Progress.NONE);
    } catch (ReadingException e) {
      throw refused(e);
    }
  }

  /// A history; a single record is one of one run.
  RecordHistory history(Path file) throws OpenException {
    DocumentKind kind = kindOf(file);
    switch (kind) {
      case NUPP_RECORD, NUPP_HISTORY, UNKNOWN -> {
        // As above.
      }
      case NUPP_PROGRAM, NVBENCH_RESULT, WORKSPACE ->
          throw new OpenException(file + " is " + what(kind) + ", not a history; " + use(kind));
    }
    try {
      return reader.readHistory(file, file.toString(), Progress.NONE);
    } catch (ReadingException e) {
      throw refused(e);
    }
  }

  /// One run of a history.
  ///
  /// @param line line from 1
  NuppRecord entry(Path file, int line) throws OpenException {
    try {
      return reader.readEntry(file, file.toString(), line);
    } catch (ReadingException e) {
      throw refused(e);
    }
  }

  /// A kind in words.
  static String what(DocumentKind kind) {
    return switch (kind) {
      case NVBENCH_RESULT -> "an NVBench result";
      case NUPP_RECORD -> "a record of nupp bench";
      case NUPP_PROGRAM -> "the record of one program run by itself";
      case NUPP_HISTORY -> "a history of nupp bench records";
      case WORKSPACE -> "a workspace";
      case UNKNOWN -> "of no known kind";
    };
  }

  /// Which command takes a kind.
  static String use(DocumentKind kind) {
    return switch (kind) {
      case NVBENCH_RESULT -> "'benchlens compare REF CMP' compares two of them";
      case NUPP_RECORD ->
          "'benchlens nupp show FILE' shows one, 'benchlens nupp compare BASELINE CANDIDATE"
              + " --margin PERCENT' compares two";
      case NUPP_PROGRAM -> "'benchlens nupp show FILE' shows it";
      case NUPP_HISTORY -> "'benchlens nupp history FILE' shows it";
      case WORKSPACE -> "it is no result";
      case UNKNOWN -> "neither NVBench nor nupp bench writes such files";
    };
  }

  private static OpenException refused(ReadingException e) {
    return OpenException.of(e.path(), e.place(), e);
  }
}
