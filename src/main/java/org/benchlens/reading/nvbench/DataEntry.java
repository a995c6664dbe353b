package org.benchlens.reading.nvbench;

import org.benchlens.model.SummaryValue;

/// One `{name, type, value}` entry of a summary's data, kept until the summary ends.
final class DataEntry {
  private static final SummaryValue ABSENT = new SummaryValue.Absent();

  private final CapturedValue content = new CapturedValue();
  private String type = "";
  private boolean found;

  void clear() {
    content.clear();
    type = "";
    found = false;
  }

  void found() {
    found = true;
  }

  void type(String text) {
    type = text;
  }

  /// Whether the data has such an entry.
  boolean isFound() {
    return found;
  }

  /// The type text; empty when not stated.
  String type() {
    return type;
  }

  CapturedValue content() {
    return content;
  }

  /// The value for display: a number where type and text agree on one, else the text as it is.
  SummaryValue shown(Cursor cursor) {
    if (!content.hasText()) {
      return ABSENT;
    }
    return switch (type) {
      case "int64" -> whole(cursor);
      case "float64" -> real(cursor);
      case "string" -> text(cursor);
      default -> content.form() == CapturedValue.Form.STRING ? text(cursor) : bareNumber(cursor);
    };
  }

  private SummaryValue whole(Cursor cursor) {
    var number = content.whole();
    return number.isPresent() ? new SummaryValue.Whole(number.getAsLong()) : text(cursor);
  }

  private SummaryValue real(Cursor cursor) {
    var number = content.real();
    return number.isPresent() ? new SummaryValue.Real(number.getAsDouble()) : text(cursor);
  }

  private SummaryValue bareNumber(Cursor cursor) {
    var number = content.whole();
    return number.isPresent() ? new SummaryValue.Whole(number.getAsLong()) : real(cursor);
  }

  private SummaryValue text(Cursor cursor) {
    return new SummaryValue.Text(content.sharedText(cursor));
  }
}
