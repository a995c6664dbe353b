package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/// The `data` list of one summary: the first entry named `value`, and the first `filename` and
/// `size` of a sidecar reference. One object is used for all summaries of a file.
final class DataEntries {
  private final Cursor cursor;
  private DataEntry value = new DataEntry();
  private DataEntry filename = new DataEntry();
  private DataEntry size = new DataEntry();
  private DataEntry spare = new DataEntry();
  private boolean present;

  DataEntries(Cursor cursor) {
    this.cursor = cursor;
  }

  void clear() {
    present = false;
    value.clear();
    filename.clear();
    size.clear();
  }

  /// Whether the summary has data at all.
  boolean present() {
    return present;
  }

  DataEntry value() {
    return value;
  }

  DataEntry filename() {
    return filename;
  }

  DataEntry size() {
    return size;
  }

  /// Reads the list at the cursor in place of what was read before.
  ///
  /// @param field where problems are
  void read(String field) throws IOException {
    clear();
    if (!cursor.list(field)) {
      return;
    }
    present = true;
    while (cursor.nextEntry()) {
      if (cursor.atObject()) {
        readEntry();
      } else {
        cursor.wrongType(field, "object");
      }
    }
  }

  private void readEntry() throws IOException {
    spare.clear();
    spare.found();
    String name = "";
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      switch (key) {
        case "name" -> name = textOrNothing("value");
        case "type" -> spare.type(textOrNothing("float64"));
        case "value" -> spare.content().take(cursor);
        default -> cursor.skip();
      }
    }
    keepFirst(name);
  }

  /// Keeps the entry just read by exchanging it with the empty one that holds its place.
  private void keepFirst(String name) {
    DataEntry read = spare;
    switch (name) {
      case "value" -> {
        if (!value.isFound()) {
          spare = value;
          value = read;
        }
      }
      case "filename" -> {
        if (!filename.isFound()) {
          spare = filename;
          filename = read;
        }
      }
      case "size" -> {
        if (!size.isFound()) {
          spare = size;
          size = read;
        }
      }
      default -> {}
    }
  }

  private String textOrNothing(String guess) throws IOException {
    if (cursor.token() == JsonToken.VALUE_STRING) {
      return cursor.sharedText(guess);
    }
    cursor.skip();
    return "";
  }
}
