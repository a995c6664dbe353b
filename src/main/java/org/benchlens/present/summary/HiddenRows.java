package org.benchlens.present.summary;

/// How many rows the tables leave out.
///
/// @param percent rows with a smaller |%Diff| are left out, [%], finite, >= 0
/// @param byDifference number of rows left out for that, >= 0
/// @param byFilter number of further rows that the row filter leaves out, >= 0
/// @param whyEmpty why the row filter shows no row at all, one line; empty when it shows some
public record HiddenRows(double percent, int byDifference, int byFilter, String whyEmpty) {
  /// Nothing is left out.
  public static final HiddenRows NONE = new HiddenRows(0, 0, 0, "");
}
