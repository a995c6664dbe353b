package org.benchlens.present.nupp;

import org.benchlens.present.table.ExportValue;

/// One thing that holds for a whole page.
///
/// @param key name in exports, such as `margin`
/// @param label words before it, such as `Margin`
/// @param text its text for people
/// @param value its exact value
public record PageFact(String key, String label, String text, ExportValue value) {
  /// A fact in words.
  public static PageFact words(String key, String label, String text) {
    return new PageFact(key, label, text, new ExportValue.Text(text));
  }

  /// A count.
  public static PageFact count(String key, String label, long count) {
    return new PageFact(key, label, Long.toString(count), new ExportValue.Whole(count));
  }
}
