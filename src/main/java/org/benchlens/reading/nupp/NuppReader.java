package org.benchlens.reading.nupp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.benchlens.model.Progress;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.ProgramRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.reading.ReadingException;
import org.benchlens.reading.nvbench.FileFault;
import org.benchlens.reading.nvbench.ProgressStream;

/// Reads records of `nupp bench` of schema 3 and 4. Safe for use by many threads.
public final class NuppReader {
  private static final StreamReadConstraints CONSTRAINTS =
      StreamReadConstraints.builder()
          .maxNestingDepth(200)
          .maxNumberLength(1000)
          .maxNameLength(50_000)
          .maxStringLength(10_000_000)
          .build();

  private interface Reading<T> {
    T from(InputStream stream) throws IOException, RecordRefusal;
  }

  /// Reads the record of a run.
  ///
  /// @param file where it is
  /// @param shownPath path as the user gave it, for messages and [NuppRecord#path]
  /// @param progress told the bytes read
  /// @throws ReadingException when it is no such record, of another schema, a program record, or a
  ///     fork score is no number
  public NuppRecord readRecord(Path file, String shownPath, Progress progress)
      throws ReadingException {
    return read(file, shownPath, progress, in -> whole(in, shownPath).record(shownPath));
  }

  /// Reads the record of one program run by itself; parameters as in [#readRecord].
  public ProgramRecord readProgram(Path file, String shownPath, Progress progress)
      throws ReadingException {
    return read(file, shownPath, progress, in -> whole(in, shownPath).program(shownPath));
  }

  /// Reads a history; parameters as in [#readRecord]. Samples and the benchmarks of nested
  /// baselines are not kept; [#readEntry] reads one run whole.
  ///
  /// @throws ReadingException when no line holds a record
  public RecordHistory readHistory(Path file, String shownPath, Progress progress)
      throws ReadingException {
    return read(
        file,
        shownPath,
        progress,
        in -> new HistoryReader(factory(), shownPath).read(new LineStream(in)));
  }

  /// Reads one run of a history whole.
  ///
  /// @param line line from 1
  /// @throws ReadingException when that line holds no record
  public NuppRecord readEntry(Path file, String shownPath, int line) throws ReadingException {
    return read(
        file,
        shownPath,
        Progress.NONE,
        in -> new HistoryReader(factory(), shownPath).read(new LineStream(in), line));
  }

  private static RootReader whole(InputStream stream, String shownPath)
      throws IOException, RecordRefusal {
    try (JsonParser parser = factory().createParser(stream)) {
      if (parser.nextToken() == null) {
        throw new RecordRefusal("", "not a bench record: there is nothing but blanks");
      }
      RootReader root =
          new RootReader(new RecordCursor(parser, new ProblemList(shownPath), Keeping.ALL)).read();
      if (parser.nextToken() != null) {
        throw new RecordRefusal(
            "line " + parser.currentTokenLocation().getLineNr(),
            "more text stands behind the record; a history of several records is opened as such");
      }
      return root;
    }
  }

  private static <T> T read(Path file, String shownPath, Progress progress, Reading<T> reading)
      throws ReadingException {
    try {
      long size = FileFault.size(file, shownPath);
      try (InputStream stream = Files.newInputStream(file);
          InputStream counted = new ProgressStream(stream, size, progress)) {
        T result = reading.from(counted);
        progress.at(size, size);
        return result;
      }
    } catch (RecordRefusal refusal) {
      throw new ReadingException(shownPath, refusal.place(), refusal.fault(), refusal);
    } catch (IOException fault) {
      throw FileFault.of(shownPath, fault);
    }
  }

  /// A factory for each file, so that names of one file are not kept for the next.
  private static JsonFactory factory() {
    return JsonFactory.builder()
        .streamReadConstraints(CONSTRAINTS)
        .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
        .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
        .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
        .build();
  }
}
