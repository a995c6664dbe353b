package org.benchlens.reading.nupp;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// The place in a record, with what every reader of a part needs: values read with a check of their
/// type, and the list of problems.
///
/// Reading methods start on the first token of a value and end on its last. What is of a wrong type
/// is skipped and becomes a problem; null is the same as absent and is none.
final class RecordCursor {
  /// Reads one entry of a list.
  @FunctionalInterface
  interface EntryReader<T> {
    /// The entry; null when there is none to keep, with the problem already told.
    @Nullable T read() throws IOException, RecordRefusal;
  }

  /// What a value is that should be a list.
  enum ListStart {
    /// A list; [#nextEntry] moves through it.
    ENTRIES,
    /// `{}`, which is how an empty list may be written; nothing is left to read.
    EMPTY,
    /// No list.
    NONE
  }

  private final JsonParser parser;
  private final ProblemList problems;
  private final Keeping keeping;

  RecordCursor(JsonParser parser, ProblemList problems, Keeping keeping) {
    this.parser = parser;
    this.problems = problems;
    this.keeping = keeping;
  }

  ProblemList problems() {
    return problems;
  }

  Keeping keeping() {
    return keeping;
  }

  JsonParser parser() {
    return parser;
  }

  @Nullable JsonToken token() {
    return parser.currentToken();
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

  void skip() throws IOException {
    parser.skipChildren();
  }

  /// Enters an object or map.
  ///
  /// @return whether there are keys to read; false for null, for an empty list, which is how an
  ///     empty map may be written, and, with a problem, for anything else
  boolean object() throws IOException {
    if (token() == JsonToken.START_OBJECT) {
      return true;
    }
    if (token() == JsonToken.START_ARRAY) {
      if (parser.nextToken() != JsonToken.END_ARRAY) {
        wrong("is a list, not an object; left out");
        leave(JsonToken.END_ARRAY);
      }
    } else if (token() != JsonToken.VALUE_NULL) {
      wrong("is " + found() + ", not an object; left out");
    }
    return false;
  }

  /// Reads a list; `{}` is an empty one. Null entries are left out.
  ///
  /// @return what the entries gave; empty Optional when there is no list
  <T> Optional<List<T>> list(EntryReader<T> entry) throws IOException, RecordRefusal {
    ListStart start = entersList();
    if (start == ListStart.NONE) {
      return Optional.empty();
    }
    List<T> all = new ArrayList<>();
    while (start == ListStart.ENTRIES && nextEntry()) {
      T one = token() == JsonToken.VALUE_NULL ? null : entry.read();
      if (one != null) {
        all.add(one);
      }
    }
    return Optional.of(all);
  }

  /// Enters a list.
  ListStart entersList() throws IOException {
    if (token() == JsonToken.START_ARRAY) {
      return ListStart.ENTRIES;
    }
    if (token() == JsonToken.START_OBJECT) {
      if (parser.nextToken() == JsonToken.END_OBJECT) {
        return ListStart.EMPTY;
      }
      wrong("is an object, not a list; left out");
      leave(JsonToken.END_OBJECT);
    } else if (token() != JsonToken.VALUE_NULL) {
      wrong("is " + found() + ", not a list; left out");
    }
    return ListStart.NONE;
  }

  /// Inside a list: moves to the next entry, if there is one.
  boolean nextEntry() throws IOException {
    return parser.nextToken() != JsonToken.END_ARRAY;
  }

  private void leave(JsonToken end) throws IOException {
    while (token() != end) {
      parser.skipChildren();
      parser.nextToken();
    }
  }

  /// Reads a text.
  Optional<String> text() throws IOException {
    if (token() == JsonToken.VALUE_STRING) {
      return Optional.of(parser.getText());
    }
    refuse("a text");
    return Optional.empty();
  }

  /// Reads a finite number.
  OptionalDouble number() throws IOException {
    if (atNumber()) {
      double value = parser.getDoubleValue();
      if (Double.isFinite(value)) {
        return OptionalDouble.of(value);
      }
    }
    refuse("a number within the range of a double");
    return OptionalDouble.empty();
  }

  /// Reads a whole number; it may be written `12.0` or `1e3`.
  OptionalLong whole() throws IOException {
    if (token() == JsonToken.VALUE_NUMBER_INT
        && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
      return OptionalLong.of(parser.getLongValue());
    }
    if (token() == JsonToken.VALUE_NUMBER_FLOAT) {
      double value = parser.getDoubleValue();
      if (value == Math.rint(value) && Math.abs(value) < 0x1p63) {
        return OptionalLong.of((long) value);
      }
    }
    refuse("a whole number");
    return OptionalLong.empty();
  }

  /// Reads true or false.
  Optional<Boolean> truth() throws IOException {
    if (token() == JsonToken.VALUE_TRUE || token() == JsonToken.VALUE_FALSE) {
      return Optional.of(token() == JsonToken.VALUE_TRUE);
    }
    refuse("true or false");
    return Optional.empty();
  }

  boolean atNumber() {
    return token() == JsonToken.VALUE_NUMBER_INT || token() == JsonToken.VALUE_NUMBER_FLOAT;
  }

  /// Skips the value and says what it should have been, unless it is null.
  private void refuse(String wanted) throws IOException {
    if (token() != JsonToken.VALUE_NULL) {
      wrong("is " + found() + ", not " + wanted + "; left out");
    }
    parser.skipChildren();
  }

  /// Tells a problem at this place.
  void wrong(String message) {
    problems.error(place(), message);
  }

  /// A refusal of the whole record at this place.
  RecordRefusal refusal(String fault) {
    return new RecordRefusal(place(), fault);
  }

  /// Where in the record, such as `benchmarks[2].summary`.
  String place() {
    return RecordPlace.of(parser.getParsingContext());
  }

  /// What the value is, in words.
  String found() throws IOException {
    return switch (token()) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "a list";
      case VALUE_STRING -> "a text";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
        String digits = parser.getText();
        yield "the number " + (digits.length() <= 40 ? digits : digits.substring(0, 40) + "...");
      }
      case VALUE_TRUE -> "true";
      case VALUE_FALSE -> "false";
      case null, default -> "null";
    };
  }
}
