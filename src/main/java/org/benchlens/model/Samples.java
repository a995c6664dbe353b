package org.benchlens.model;

import java.util.Arrays;

/// The raw values of one sidecar in measurement order, [s] for times and [Hz] for frequencies.
///
/// Values are float32 as stored; computations widen them to double. They may be zero, negative,
/// infinite or NaN.
public final class Samples {
  private final float[] values;

  private Samples(float[] values) {
    this.values = values;
  }

  /// Takes over an array that nobody else changes.
  public static Samples of(float... values) {
    return new Samples(values);
  }

  /// Number of values, >= 0.
  public int size() {
    return values.length;
  }

  /// The value at position i, from 0 in measurement order.
  public float at(int i) {
    return values[i];
  }

  /// A copy in measurement order.
  public float[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Samples samples && Arrays.equals(values, samples.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return "Samples[" + values.length + "]";
  }
}
