package org.benchlens.model.nupp;

/// The unit in which a record writes durations: milliseconds in schema 4, seconds in schema 3.
public enum RecordedUnit {
  /// Schema 4; names end in `Ms`.
  MILLISECONDS("ms", 1000),
  /// Schema 3; names end in `Sec`.
  SECONDS("s", 1);

  private final String symbol;
  private final double perSecond;

  RecordedUnit(String symbol, double perSecond) {
    this.symbol = symbol;
    this.perSecond = perSecond;
  }

  /// The symbol of the unit.
  public String symbol() {
    return symbol;
  }

  /// A recorded number in [s], correctly rounded.
  public double toSeconds(double recorded) {
    return recorded / perSecond;
  }
}
