package org.benchlens.reading;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.benchlens.reading.nvbench.FileFault;
import org.jspecify.annotations.Nullable;

/// Tells what kind of document a file is from the first keys that only one kind has.
///
/// Keys may come in any order, so the kind shows at the latest inside the first benchmark. Whether
/// a record is one of several lines shows at the end of its line, which is looked for without
/// reading what is in it.
public final class DocumentRecognition {
  /// More than this is not looked at for a key.
  private static final int HEAD = 1 << 20;

  /// More than this is not looked at for the end of the first line.
  private static final long LONGEST_LINE = 1L << 28;

  private DocumentRecognition() {}

  /// The kind of a file. A readable file of no known kind, also one that is no JSON, is
  /// [DocumentKind#UNKNOWN]; the name counts only for a history (`.ndjson`, `.jsonl`) and a
  /// workspace (`.benchlens`).
  ///
  /// @param file where it is
  /// @param shownPath path as the user gave it, for messages
  /// @throws ReadingException when it is empty, no regular file or cannot be read
  public static DocumentKind kindOf(Path file, String shownPath) throws ReadingException {
    try {
      FileFault.size(file, shownPath);
      String name = file.toString().toLowerCase(Locale.ROOT);
      if (name.endsWith(".benchlens")) {
        return DocumentKind.WORKSPACE;
      }
      DocumentKind kind = byKeys(file);
      if (kind != DocumentKind.NUPP_RECORD) {
        return kind;
      }
      boolean lines = name.endsWith(".ndjson") || name.endsWith(".jsonl");
      return lines || hasSecondRecord(file) ? DocumentKind.NUPP_HISTORY : kind;
    } catch (IOException fault) {
      throw FileFault.of(shownPath, fault);
    }
  }

  private static DocumentKind byKeys(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file);
        JsonParser parser = new JsonFactory().createParser(stream)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return DocumentKind.UNKNOWN;
      }
      DocumentKind kind = null;
      boolean hasSchema = false;
      while (kind == null && parser.nextToken() == JsonToken.FIELD_NAME) {
        hasSchema |= parser.currentName().equals("schema");
        kind = ofRootKey(parser);
      }
      if (kind != null) {
        return kind;
      }
      // A record without any content or of a schema to come: its reader says what is wrong.
      return hasSchema ? DocumentKind.NUPP_RECORD : DocumentKind.UNKNOWN;
    } catch (JacksonException | CharConversionException bad) {
      return DocumentKind.UNKNOWN;
    }
  }

  /// The kind that a key of the root tells; null when it tells none, then its value is skipped.
  private static @Nullable DocumentKind ofRootKey(JsonParser parser) throws IOException {
    String key = parser.currentName();
    parser.nextToken();
    return switch (key) {
      case "benchlens", "benchlensWorkspace" -> DocumentKind.WORKSPACE;
      case "meta", "devices" -> DocumentKind.NVBENCH_RESULT;
      case "cases", "executionProfile", "remarks", "allocationSites", "traceProfile", "compiler" ->
          DocumentKind.NUPP_PROGRAM;
      case "recordedAt", "machineKey", "hostProfile", "comparison", "comparisons", "forks" ->
          DocumentKind.NUPP_RECORD;
      case "benchmarks" -> ofBenchmarks(parser);
      default -> skipped(parser) ? null : DocumentKind.UNKNOWN;
    };
  }

  private static @Nullable DocumentKind ofBenchmarks(JsonParser parser) throws IOException {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      return skipped(parser) ? null : DocumentKind.UNKNOWN;
    }
    JsonToken first = parser.nextToken();
    if (first == JsonToken.END_ARRAY) {
      return null;
    }
    while (first == JsonToken.START_OBJECT && parser.nextToken() == JsonToken.FIELD_NAME) {
      switch (parser.currentName()) {
        case "case", "forks", "summary", "executionProfile", "traceProfile" -> {
          return DocumentKind.NUPP_RECORD;
        }
        case "index", "states", "axes", "devices", "is_cpu_only", "min_samples" -> {
          return DocumentKind.NVBENCH_RESULT;
        }
        default -> {
          parser.nextToken();
          if (!skipped(parser)) {
            return DocumentKind.UNKNOWN;
          }
        }
      }
    }
    return DocumentKind.UNKNOWN;
  }

  /// Skips a value, but not for long.
  ///
  /// @return whether its end was found
  private static boolean skipped(JsonParser parser) throws IOException {
    int depth = 0;
    for (JsonToken token = parser.currentToken(); token != null; token = parser.nextToken()) {
      if (token.isStructStart()) {
        depth++;
      } else if (token.isStructEnd()) {
        depth--;
      }
      if (depth == 0) {
        return true;
      }
      if (parser.currentLocation().getByteOffset() > HEAD) {
        return false;
      }
    }
    return false;
  }

  /// Whether an object ends with the first line and another begins behind it. Inside one document
  /// an object never follows an object without a comma.
  private static boolean hasSecondRecord(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] room = new byte[1 << 16];
      byte before = 0;
      boolean lineEnded = false;
      long seen = 0;
      for (int size = stream.read(room);
          size > 0 && seen < LONGEST_LINE;
          size = stream.read(room)) {
        seen += size;
        for (int i = 0; i < size; i++) {
          byte one = room[i];
          if (one == '\n' && !lineEnded) {
            if (before != '}') {
              return false;
            }
            lineEnded = true;
          } else if (one > ' ' || one < 0) {
            if (lineEnded) {
              return one == '{';
            }
            before = one;
          }
        }
      }
      return false;
    }
  }
}
