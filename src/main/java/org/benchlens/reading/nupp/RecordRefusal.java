package org.benchlens.reading.nupp;

/// A record that cannot be used at all. Whoever knows the file turns it into a
/// [org.benchlens.reading.ReadingException]; a history turns it into a problem of one line.
final class RecordRefusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final String place;
  private final String fault;

  /// A refusal.
  ///
  /// @param place where in the record, such as `benchmarks[2].summary`; empty for all of it
  /// @param fault what is wrong, one line
  RecordRefusal(String place, String fault) {
    super(fault);
    this.place = place;
    this.fault = fault;
  }

  String place() {
    return place;
  }

  String fault() {
    return fault;
  }
}
