package org.benchlens.replicate.review;

/// Why the durations of two records are not compared at all.
public enum DurationsWithheld {
  /// No margin was given; none is ever assumed.
  NO_MARGIN("no margin was given"),
  /// At least one record has no machine key.
  MACHINE_UNKNOWN("at least one record does not say on which machine it was made"),
  /// The records come from different machines.
  MACHINE_DIFFERS("the records come from different machines");

  private final String words;

  DurationsWithheld(String words) {
    this.words = words;
  }

  /// The words used in output.
  public String words() {
    return words;
  }
}
