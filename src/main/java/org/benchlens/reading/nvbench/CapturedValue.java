package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// A scalar of the file, kept until its type is known: the type may stand behind the value. One
/// object is used again and again, so that a value costs no memory.
final class CapturedValue {
  /// What kind of JSON value it was.
  enum Form {
    /// The key is not there.
    NONE,
    /// A string.
    STRING,
    /// A number of any form.
    NUMBER,
    /// Null.
    NULL,
    /// True or false.
    BOOLEAN,
    /// A list or an object.
    NESTED
  }

  private static final int LONGEST_QUOTE = 40;

  private char[] text = new char[64];
  private int length;
  private Form form = Form.NONE;

  void clear() {
    form = Form.NONE;
    length = 0;
  }

  /// Takes the value at the cursor.
  void take(Cursor cursor) throws IOException {
    length = 0;
    JsonToken token = cursor.token();
    switch (token) {
      case VALUE_STRING -> takeText(Form.STRING, cursor);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> takeText(Form.NUMBER, cursor);
      case VALUE_TRUE, VALUE_FALSE -> form = Form.BOOLEAN;
      case START_ARRAY, START_OBJECT -> {
        form = Form.NESTED;
        cursor.skip();
      }
      case null, default -> form = Form.NULL;
    }
  }

  private void takeText(Form textForm, Cursor cursor) throws IOException {
    form = textForm;
    text = cursor.copyText(text);
    length = cursor.textLength();
  }

  Form form() {
    return form;
  }

  /// Whether it is a string or a number.
  boolean hasText() {
    return form == Form.STRING || form == Form.NUMBER;
  }

  /// The same text, shared with equal texts of the file.
  String sharedText(Cursor cursor) {
    return cursor.shared(text, length);
  }

  /// The double that a string or number states.
  OptionalDouble real() {
    return hasText() ? NumberText.real(text, length) : OptionalDouble.empty();
  }

  /// The 64-bit integer that a string or number states.
  OptionalLong whole() {
    return hasText() ? NumberText.whole(text, length) : OptionalLong.empty();
  }

  /// The value as messages show it.
  String quoted() {
    return switch (form) {
      case NONE -> "nothing";
      case STRING -> '"' + ProblemLog.shortened(start(), LONGEST_QUOTE) + '"';
      case NUMBER -> ProblemLog.shortened(start(), LONGEST_QUOTE);
      case NULL -> "null";
      case BOOLEAN -> "a boolean";
      case NESTED -> "a list or an object";
    };
  }

  private String start() {
    return new String(text, 0, Math.min(length, LONGEST_QUOTE + 1));
  }
}
