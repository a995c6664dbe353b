package org.benchlens.reading.nupp;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.CharConversionException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Problem;
import org.benchlens.model.nupp.HistoryEntry;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.jspecify.annotations.Nullable;

/// Reads a history: one record a line. A line that cannot be read becomes a problem.
final class HistoryReader {
  private final JsonFactory factory;
  private final String path;
  private final List<HistoryEntry> entries = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  HistoryReader(JsonFactory factory, String path) {
    this.factory = factory;
    this.path = path;
  }

  /// Reads all lines.
  ///
  /// @throws RecordRefusal when none holds a record
  RecordHistory read(LineStream lines) throws IOException, RecordRefusal {
    for (int line = 1; lines.nextLine(); line++) {
      NuppRecord record = entry(lines, line, Keeping.SUMMARIES);
      if (record != null) {
        entries.add(new HistoryEntry(line, record));
      }
    }
    if (entries.isEmpty()) {
      throw new RecordRefusal(
          "",
          "not a history: no line holds a bench record"
              + (problems.isEmpty() ? "" : "; the first: " + problems.getFirst().message()));
    }
    return new RecordHistory(path, entries, problems);
  }

  /// Reads one line whole.
  ///
  /// @throws RecordRefusal when it holds no record
  NuppRecord read(LineStream lines, int wanted) throws IOException, RecordRefusal {
    for (int line = 1; lines.nextLine(); line++) {
      if (line == wanted) {
        NuppRecord record = entry(lines, line, Keeping.ALL);
        if (record != null) {
          return record;
        }
        throw new RecordRefusal(
            "line " + wanted,
            problems.isEmpty() ? "the line is empty" : problems.getFirst().message());
      }
    }
    throw new RecordRefusal("line " + wanted, "the history has no such line");
  }

  private @Nullable NuppRecord entry(LineStream lines, int line, Keeping keeping)
      throws IOException {
    String place = path + ", line " + line;
    try (JsonParser parser = factory.createParser(lines)) {
      if (parser.nextToken() == null) {
        return null;
      }
      RecordCursor at = new RecordCursor(parser, new ProblemList(place), keeping);
      NuppRecord record = new RootReader(at).read().record(path);
      if (parser.nextToken() != null) {
        throw new RecordRefusal("", "more text stands behind the record");
      }
      return record;
    } catch (JacksonException bad) {
      problems.add(Problem.error(place, "left out: " + RecordFault.explain(bad)));
    } catch (CharConversionException bad) {
      problems.add(Problem.error(place, "left out: the text is no valid Unicode"));
    } catch (RecordRefusal bad) {
      String where = bad.place().isEmpty() ? place : place + ": " + bad.place();
      problems.add(Problem.error(where, "left out: " + bad.fault()));
    }
    return null;
  }
}
