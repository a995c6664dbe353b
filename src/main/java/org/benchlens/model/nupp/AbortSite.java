package org.benchlens.model.nupp;

/// A place where the trace recorder gave up, `severity|reason|location|zone`.
///
/// Two sites are the same when the whole texts are equal (contract, 1.3).
///
/// @param text the text as recorded
public record AbortSite(String text) implements Comparable<AbortSite> {
  /// `blacklist` or `warn`; the whole text when it has no separator.
  public String severity() {
    int first = text.indexOf('|');
    return first < 0 ? text : text.substring(0, first);
  }

  /// Why recording ended; may hold separators. Empty when the text has fewer than four parts.
  public String reason() {
    int first = text.indexOf('|');
    int last = beforeLocation();
    return last > first ? text.substring(first + 1, last) : "";
  }

  /// `file:line`; empty when the text has fewer than four parts.
  public String location() {
    int start = beforeLocation();
    return start > text.indexOf('|') ? text.substring(start + 1, text.lastIndexOf('|')) : "";
  }

  /// The zone, empty in all versions seen.
  public String zone() {
    return beforeLocation() > text.indexOf('|') ? text.substring(text.lastIndexOf('|') + 1) : "";
  }

  private int beforeLocation() {
    int last = text.lastIndexOf('|');
    return last <= 0 ? -1 : text.lastIndexOf('|', last - 1);
  }

  @Override
  public int compareTo(AbortSite other) {
    return text.compareTo(other.text);
  }
}
