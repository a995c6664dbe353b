package org.benchlens.compare.coverage;

import java.util.Arrays;
import org.benchlens.model.Samples;
import org.jspecify.annotations.Nullable;

/// The distinct values of one side in ascending order, each with the number of samples that have
/// it.
///
/// Values are positive and finite; the unit is that of the samples ([s], [Hz] or cycles).
public final class DistinctValues {
  private final double[] values;
  private final int @Nullable [] counts;
  private final long total;

  private DistinctValues(double[] values, int @Nullable [] counts, long total) {
    this.values = values;
    this.counts = counts;
    this.total = total;
  }

  /// Counts the distinct values of an array, which is left as it is.
  ///
  /// @param values positive and finite, in any order; may be empty
  public static DistinctValues of(double[] values) {
    return takeOver(values.clone());
  }

  /// The same without a copy: the array is sorted in place and must not be used afterwards.
  public static DistinctValues takeOver(double[] values) {
    Arrays.sort(values);
    if (values.length > 0) {
      check(values[0], values[values.length - 1]);
    }
    int size = distinct(values);
    if (size == values.length) {
      return new DistinctValues(values, null, size);
    }
    double[] kept = new double[size];
    int[] counts = new int[size];
    int last = -1;
    for (double value : values) {
      if (last < 0 || kept[last] != value) {
        kept[++last] = value;
      }
      counts[last]++;
    }
    return new DistinctValues(kept, counts, values.length);
  }

  /// Counts the distinct values of samples, widened to double.
  ///
  /// @param samples positive and finite; may be empty
  public static DistinctValues of(Samples samples) {
    float[] sorted = samples.toArray();
    Arrays.sort(sorted);
    if (sorted.length > 0) {
      check(sorted[0], sorted[sorted.length - 1]);
    }
    int size = distinct(sorted);
    double[] kept = new double[size];
    int[] counts = new int[size];
    int last = -1;
    for (float value : sorted) {
      if (last < 0 || kept[last] != value) {
        kept[++last] = value;
      }
      counts[last]++;
    }
    return new DistinctValues(kept, size == sorted.length ? null : counts, sorted.length);
  }

  private static void check(double smallest, double largest) {
    if (!(smallest > 0 && largest < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "samples from " + smallest + " to " + largest + " are not positive and finite");
    }
  }

  private static int distinct(double[] sorted) {
    int size = Math.min(sorted.length, 1);
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] != sorted[i - 1]) {
        size++;
      }
    }
    return size;
  }

  private static int distinct(float[] sorted) {
    int size = Math.min(sorted.length, 1);
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] != sorted[i - 1]) {
        size++;
      }
    }
    return size;
  }

  /// Number of distinct values, >= 0.
  public int size() {
    return values.length;
  }

  /// The distinct value at position i, from 0 in ascending order.
  public double value(int i) {
    return values[i];
  }

  /// Number of samples that have the value at position i, >= 1.
  public int count(int i) {
    return counts == null ? 1 : counts[i];
  }

  /// Number of samples.
  public long total() {
    return total;
  }

  /// Whether every sample has a value of its own.
  public boolean allUnique() {
    return counts == null;
  }

  /// The sample at a rank, from 0 for the smallest.
  ///
  /// @param rank 0 to [#total] - 1
  public double atRank(long rank) {
    if (rank < 0 || rank >= total) {
      throw new IllegalArgumentException("rank " + rank + " is not within 0 and " + (total - 1));
    }
    if (counts == null) {
      return values[(int) rank];
    }
    int i = 0;
    for (long passed = counts[0]; passed <= rank; passed += counts[i]) {
      i++;
    }
    return values[i];
  }

  /// Natural logarithms of the values, in their order. `StrictMath` gives the same bits on every
  /// machine.
  double[] logarithms() {
    double[] logarithms = new double[values.length];
    for (int i = 0; i < logarithms.length; i++) {
      logarithms[i] = StrictMath.log(values[i]);
    }
    return logarithms;
  }

  /// The counts, shared; null when all are 1.
  int @Nullable [] counts() {
    return counts;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DistinctValues that
        && Arrays.equals(values, that.values)
        && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(values) + Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return "DistinctValues[" + values.length + " of " + total + "]";
  }
}
