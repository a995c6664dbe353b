package org.benchlens.model;

/// What a figure or a coverage is about, in base units.
public enum Quantity {
  /// Sample time, [s].
  TIME("time", Unit.SECOND),
  /// SM clock cycles, time times frequency, [1].
  CYCLES("cycles", Unit.CYCLE),
  /// SM clock frequency, [Hz].
  FREQUENCY("frequency", Unit.HERTZ);

  private final String word;
  private final Unit unit;

  Quantity(String word, Unit unit) {
    this.word = word;
    this.unit = unit;
  }

  /// The word used on the command line and in titles.
  public String word() {
    return word;
  }

  /// The base unit of its values.
  public Unit unit() {
    return unit;
  }
}
