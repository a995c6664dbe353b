package org.benchlens.model;

/// What reading a sample array gave.
public sealed interface SampleRead {
  /// The array, with as many values as declared.
  record Loaded(Samples samples) implements SampleRead {}

  /// The array cannot be had.
  record Faulty(SampleFault fault) implements SampleRead {}
}
