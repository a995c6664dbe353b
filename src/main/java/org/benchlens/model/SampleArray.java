package org.benchlens.model;

/// The two sample arrays that a state can declare. Entry i of both belongs to the same sample, in
/// measurement order.
public enum SampleArray {
  /// Sample times in seconds.
  TIMES("times"),
  /// SM clock frequencies in Hz.
  FREQUENCIES("frequencies");

  private final String word;

  SampleArray(String word) {
    this.word = word;
  }

  /// The word used in messages.
  public String word() {
    return word;
  }
}
