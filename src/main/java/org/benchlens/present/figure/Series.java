package org.benchlens.present.figure;

import org.benchlens.model.Samples;

/// The values of one side in measurement order, positive and finite, in base units.
public final class Series {
  private final double[] values;

  private Series(double[] values) {
    this.values = values;
  }

  /// Takes over an array that nobody else changes.
  static Series of(double[] values) {
    return new Series(values);
  }

  /// The values of samples, widened to double.
  static Series of(Samples samples) {
    double[] values = new double[samples.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = samples.at(i);
    }
    return new Series(values);
  }

  /// Number of values.
  public int size() {
    return values.length;
  }

  /// The value at position i, from 0 in measurement order.
  public double at(int i) {
    return values[i];
  }

  /// A copy in measurement order.
  public double[] toArray() {
    return values.clone();
  }
}
