package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.benchlens.model.Device;

/// One entry of the root's `devices`.
final class DeviceReader {
  private final Cursor cursor;

  DeviceReader(Cursor cursor) {
    this.cursor = cursor;
  }

  /// Reads the object at the cursor.
  ///
  /// @param position its place in the list, from 1
  Device read(int position) throws IOException {
    Map<String, String> fields = new TreeMap<>();
    OptionalLong id = OptionalLong.empty();
    String name = "";
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      if (key.equals("id")) {
        id = id();
      } else if (key.equals("name")) {
        name = name(position);
      }
      fields.put(key, CanonicalJson.read(cursor));
    }
    if (id.isEmpty()) {
      cursor.problems().error("device " + position, "states no integer id; no state can be on it");
    }
    return new Device(id, name, fields);
  }

  /// Unlike [Cursor#whole], leaves the cursor at the start of what is no integer.
  private OptionalLong id() throws IOException {
    return cursor.token() == JsonToken.VALUE_NUMBER_INT ? cursor.whole() : OptionalLong.empty();
  }

  private String name(int position) throws IOException {
    if (cursor.token() == JsonToken.VALUE_STRING) {
      return cursor.sharedText();
    }
    if (cursor.token() != JsonToken.VALUE_NULL) {
      cursor
          .problems()
          .error("device " + position + " name", "is " + cursor.found() + ", not a text");
    }
    return "";
  }
}
