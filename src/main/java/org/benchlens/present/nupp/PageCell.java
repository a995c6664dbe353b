package org.benchlens.present.nupp;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.benchlens.present.table.ExportValue;

/// A cell: its text for people and the exact values behind it.
///
/// @param text the text; names from a file are as they are there
/// @param values one value for each field of the column, in base units
public record PageCell(String text, List<ExportValue> values) {
  /// What stands where nothing is known.
  public static final String NOTHING = "-";

  public PageCell {
    values = List.copyOf(values);
  }

  /// A word that is its own value.
  public static PageCell word(String text) {
    return new PageCell(text, List.of(new ExportValue.Text(text)));
  }

  /// A count.
  public static PageCell count(long count) {
    return new PageCell(Long.toString(count), List.of(new ExportValue.Whole(count)));
  }

  /// A count that may be missing.
  public static PageCell count(OptionalLong count) {
    return count.isPresent() ? count(count.getAsLong()) : nothing(1);
  }

  /// A number with its text.
  public static PageCell number(String text, double value) {
    return new PageCell(text, List.of(new ExportValue.Real(value)));
  }

  /// A number that may be missing, with its text.
  public static PageCell number(String text, OptionalDouble value) {
    return new PageCell(text, List.of(ExportValue.of(value)));
  }

  /// Nothing known for so many fields.
  public static PageCell nothing(int fields) {
    return absent(NOTHING, fields);
  }

  /// A text without any value behind it.
  public static PageCell absent(String text, int fields) {
    return new PageCell(
        text,
        Stream.generate(ExportValue.Missing::new)
            .limit(fields)
            .map(ExportValue.class::cast)
            .toList());
  }
}
