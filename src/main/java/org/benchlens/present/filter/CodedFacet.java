package org.benchlens.present.filter;

/// A facet with the value of every row, so that counting needs no texts.
///
/// A class rather than a record, since it holds an array.
public final class CodedFacet {
  /// The code of a row that has none of the values.
  public static final int NONE = -1;

  private final Facet facet;
  private final int[] codes;

  /// @param facet what can be picked
  /// @param codes for each row the position of its value, or [#NONE]; not copied
  CodedFacet(Facet facet, int[] codes) {
    this.facet = facet;
    this.codes = codes;
  }

  /// What can be picked.
  public Facet facet() {
    return facet;
  }

  /// Position of the value of a row, or [#NONE].
  public int code(int row) {
    return codes[row];
  }

  /// Number of rows.
  public int rows() {
    return codes.length;
  }
}
