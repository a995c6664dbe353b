package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.OptionalLong;
import org.benchlens.model.nupp.Remark;
import org.jspecify.annotations.Nullable;

/// Reads a remark of the optimizer.
final class RemarkReader {
  private RemarkReader() {}

  /// The remark; null, with a problem, for what is no object.
  static @Nullable Remark read(RecordCursor at) throws IOException {
    if (!at.object()) {
      return null;
    }
    String code = "";
    String file = "";
    String message = "";
    OptionalLong line = OptionalLong.empty();
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "code" -> code = at.text().orElse("");
        case "file" -> file = at.text().orElse("");
        case "message" -> message = at.text().orElse("");
        case "range" -> line = startLine(at);
        default -> at.skip();
      }
    }
    return new Remark(code, file, line, message);
  }

  private static OptionalLong startLine(RecordCursor at) throws IOException {
    OptionalLong line = OptionalLong.empty();
    if (at.object()) {
      for (String key = at.nextKey(); key != null; key = at.nextKey()) {
        if (key.equals("start")) {
          line = line(at);
        } else {
          at.skip();
        }
      }
    }
    return line;
  }

  private static OptionalLong line(RecordCursor at) throws IOException {
    OptionalLong line = OptionalLong.empty();
    if (at.object()) {
      for (String key = at.nextKey(); key != null; key = at.nextKey()) {
        if (key.equals("line")) {
          line = at.whole();
        } else {
          at.skip();
        }
      }
    }
    return line;
  }
}
