package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.RunInfo;

/// The `meta` of a file. All of it is optional.
final class RunInfoReader {
  private final Cursor cursor;
  private List<String> arguments = List.of();
  private List<String> rawArguments = List.of();
  private String jsonVersion = "";
  private String toolNumber = "";
  private String toolDescription = "";

  RunInfoReader(Cursor cursor) {
    this.cursor = cursor;
  }

  /// Reads the value at the cursor.
  RunInfo read() throws IOException {
    if (!cursor.object("meta")) {
      return RunInfo.NONE;
    }
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      switch (key) {
        case "argv" -> arguments = texts("meta argv");
        case "raw_argv" -> rawArguments = texts("meta raw_argv");
        case "version" -> readVersions();
        default -> cursor.skip();
      }
    }
    String tool = toolDescription.isEmpty() ? toolNumber : toolDescription;
    return new RunInfo(arguments, rawArguments, jsonVersion, tool);
  }

  private List<String> texts(String field) throws IOException {
    List<String> texts = new ArrayList<>();
    if (!cursor.list(field)) {
      return texts;
    }
    while (cursor.nextEntry()) {
      if (cursor.token() == JsonToken.VALUE_STRING) {
        texts.add(cursor.sharedText());
      } else {
        cursor.wrongType(field, "text");
      }
    }
    return texts;
  }

  private void readVersions() throws IOException {
    if (!cursor.object("meta version")) {
      return;
    }
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      switch (key) {
        case "json" -> readJsonVersion();
        case "nvbench" -> readToolVersion();
        default -> cursor.skip();
      }
    }
  }

  private void readJsonVersion() throws IOException {
    if (!cursor.object("meta version json")) {
      return;
    }
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      if (key.equals("string")) {
        jsonVersion = cursor.text("meta version json string");
      } else {
        cursor.skip();
      }
    }
  }

  private void readToolVersion() throws IOException {
    if (!cursor.object("meta version nvbench")) {
      return;
    }
    for (String key = cursor.nextKey(); key != null; key = cursor.nextKey()) {
      switch (key) {
        case "string" -> toolNumber = cursor.text("meta version nvbench string");
        case "git_version" -> toolDescription = cursor.text("meta version nvbench git_version");
        default -> cursor.skip();
      }
    }
  }
}
