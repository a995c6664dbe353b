package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import org.benchlens.reading.ReadingException;

/// Faults for the layouts that NVBench wrote before 2022, each named by its generation.
final class OldLayout {
  private OldLayout() {}

  /// Generation 0, known by states that have a description instead of a name.
  static ReadingException zero(Cursor cursor) {
    return fault(cursor, "generation 0, early 2021");
  }

  /// Generation 1 or 2, known by states that are an object. Numbers are JSON numbers in the first
  /// and texts in the second.
  ///
  /// @param cursor on the start of the states
  static ReadingException oneOrTwo(Cursor cursor) throws IOException {
    ReadingException undecided = fault(cursor, "generation 1 or 2, 2021");
    ReadingException first = fault(cursor, "generation 1, May or June 2021");
    ReadingException second = fault(cursor, "generation 2, June to December 2021");
    boolean number = false;
    int depth = 1;
    while (depth > 0) {
      JsonToken token = cursor.next();
      if (token == null) {
        break;
      }
      if (token.isStructStart()) {
        depth++;
      } else if (token.isStructEnd()) {
        depth--;
      } else if (token == JsonToken.FIELD_NAME) {
        String key = cursor.sharedText();
        if (key.equals("type")) {
          number = cursor.next() == JsonToken.VALUE_STRING && isNumberType(cursor.sharedText());
          depth += startsMore(cursor);
        } else if (key.equals("value")) {
          JsonToken value = cursor.next();
          if (number && value != null && value.isScalarValue()) {
            return value == JsonToken.VALUE_STRING ? second : first;
          }
          depth += startsMore(cursor);
        }
      }
    }
    return undecided;
  }

  private static boolean isNumberType(String type) {
    return type.equals("int64") || type.equals("float64");
  }

  private static int startsMore(Cursor cursor) {
    JsonToken token = cursor.token();
    return token != null && token.isStructStart() ? 1 : 0;
  }

  private static ReadingException fault(Cursor cursor, String generation) {
    return cursor.fault(
        "this is a layout from before 2022 ("
            + generation
            + "); make the file again with NVBench of 2022 or later");
  }
}
