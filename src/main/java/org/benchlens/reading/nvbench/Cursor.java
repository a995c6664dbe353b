package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.OptionalLong;
import org.benchlens.reading.ReadingException;
import org.jspecify.annotations.Nullable;

/// The place in the file, with what every reader of a part needs: values read with a check of their
/// type, shared texts, the problem log.
///
/// Reading methods start on the first token of a value and end on its last. What is of a wrong type
/// is skipped and becomes a problem; null is the same as absent.
final class Cursor {
  private final String path;
  private final JsonParser parser;
  private final ProblemLog problems;
  private final TextPool texts = new TextPool();

  Cursor(String path, JsonParser parser) {
    this.path = path;
    this.parser = parser;
    this.problems = new ProblemLog(path);
  }

  ProblemLog problems() {
    return problems;
  }

  /// The kind of token that the place is on; null before the first and after the last.
  @Nullable JsonToken token() {
    return parser.currentToken();
  }

  /// Moves to the next token.
  ///
  /// @return its kind; null at the end of the file
  @Nullable JsonToken next() throws IOException {
    return parser.nextToken();
  }

  /// Inside an object: moves to the value of the next key.
  ///
  /// @return the key; null at the end of the object
  @Nullable String nextKey() throws IOException {
    String key = parser.nextFieldName();
    if (key != null) {
      parser.nextToken();
    }
    return key;
  }

  /// Inside a list: moves to the next entry, if there is one.
  boolean nextEntry() throws IOException {
    return parser.nextToken() != JsonToken.END_ARRAY;
  }

  /// Whether the value is an object.
  boolean atObject() {
    return parser.currentToken() == JsonToken.START_OBJECT;
  }

  /// Skips the value.
  void skip() throws IOException {
    parser.skipChildren();
  }

  /// The text of a string or number, shared with equal texts of the file.
  String sharedText() throws IOException {
    return texts.text(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
  }

  /// The text of a string or number, with a guess what it is.
  ///
  /// @param guess a shared text of the file, or a constant
  String sharedText(String guess) throws IOException {
    return texts.text(
        parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength(), guess);
  }

  /// The string of the first characters, shared with equal texts of the file.
  String shared(char[] text, int length) {
    return texts.text(text, 0, length);
  }

  /// Copies the text of a string or number.
  ///
  /// @param into room for the text; replaced when too small
  /// @return the room with the text at its start
  char[] copyText(char[] into) throws IOException {
    int length = parser.getTextLength();
    char[] room = into.length >= length ? into : new char[Math.max(length, 2 * into.length)];
    System.arraycopy(parser.getTextCharacters(), parser.getTextOffset(), room, 0, length);
    return room;
  }

  /// Number of characters of a string or number.
  int textLength() throws IOException {
    return parser.getTextLength();
  }

  /// Reads a string.
  ///
  /// @return the text; empty for null and, with a problem, for what is no string
  String text(String field) throws IOException {
    return text(field, "");
  }

  /// Reads a string, with a guess what it is.
  ///
  /// @param guess a shared text of the file, or a constant
  /// @return the text; empty for null and, with a problem, for what is no string
  String text(String field, String guess) throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_STRING) {
      return sharedText(guess);
    }
    if (parser.currentToken() != JsonToken.VALUE_NULL) {
      wrongType(field, "text");
    }
    return "";
  }

  /// Reads a 64-bit integer.
  ///
  /// @return the number; empty when it is none, about which nothing is said
  OptionalLong whole() throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
      int length = parser.getTextLength();
      return NumberText.whole(copyText(new char[length]), length);
    }
    parser.skipChildren();
    return OptionalLong.empty();
  }

  /// Enters a list.
  ///
  /// @return whether there are entries to read; false for null and, with a problem, for what is no
  ///     list
  boolean list(String field) throws IOException {
    return enters(JsonToken.START_ARRAY, field, "list");
  }

  /// Enters an object.
  ///
  /// @return whether there are keys to read; false for null and, with a problem, for what is no
  ///     object
  boolean object(String field) throws IOException {
    return enters(JsonToken.START_OBJECT, field, "object");
  }

  private boolean enters(JsonToken wanted, String field, String what) throws IOException {
    if (parser.currentToken() == wanted) {
      return true;
    }
    if (parser.currentToken() != JsonToken.VALUE_NULL) {
      wrongType(field, what);
    }
    return false;
  }

  /// Reports that the value is not what it should be, and skips it.
  void wrongType(String field, String wanted) throws IOException {
    problems.error(field, "is " + found() + ", not " + article(wanted) + "; left out");
    parser.skipChildren();
  }

  /// What the value is, in words.
  String found() {
    return switch (parser.currentToken()) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "a list";
      case VALUE_STRING -> "a text";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "a number";
      case VALUE_TRUE -> "true";
      case VALUE_FALSE -> "false";
      case null, default -> "null";
    };
  }

  private static String article(String noun) {
    return "object".equals(noun) || "integer".equals(noun) ? "an " + noun : "a " + noun;
  }

  /// A fault of the whole file at this place.
  ReadingException fault(String fault) {
    return new ReadingException(path, place(parser.currentTokenLocation()), fault);
  }

  /// A fault of the whole file.
  ReadingException wholeFault(String fault) {
    return new ReadingException(path, "", fault);
  }

  /// Line and column in words.
  static String place(@Nullable JsonLocation at) {
    return at == null || at.getLineNr() < 1
        ? ""
        : "line " + at.getLineNr() + ", column " + at.getColumnNr();
  }
}
