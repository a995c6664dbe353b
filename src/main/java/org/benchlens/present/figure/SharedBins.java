package org.benchlens.present.figure;

import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Side;

/// Bins of equal width (equal ratio on a log scale) over the values of both sides.
///
/// The width is the rule of Freedman and Diaconis, `2 * IQR / n^(1/3)`, for the side that asks for
/// the finer bins, within [#FEWEST] and [#MOST] bins. With a clock tick the width is a whole number
/// of ticks and values lie in the middle of their bin, so a bin is never finer than the tick.
public final class SharedBins {
  private static final int FEWEST = 12;
  private static final int MOST = 400;

  private final double[] edges;
  private final int[] reference;
  private final int[] compare;
  private final double width;

  private SharedBins(double[] edges, int[] reference, int[] compare, double width) {
    this.edges = edges;
    this.reference = reference;
    this.compare = compare;
    this.width = width;
  }

  /// Bins the values.
  ///
  /// @param tick clock tick in the unit of the values
  public static SharedBins of(
      DistinctValues reference, DistinctValues compare, OptionalDouble tick, ScaleKind kind) {
    Span span = span(reference, compare);
    double width = width(reference, compare, span);
    if (tick.isPresent()) {
      width = Math.max(1, Math.rint(width / tick.getAsDouble())) * tick.getAsDouble();
    }
    double[] edges =
        switch (kind) {
          case LINEAR, PLACES -> linear(span, width, tick.orElse(width) / 2);
          case LOG -> log(span, width);
        };
    return new SharedBins(edges, count(reference, edges), count(compare, edges), width);
  }

  private static Span span(DistinctValues reference, DistinctValues compare) {
    double from = Double.POSITIVE_INFINITY;
    double to = 0;
    for (DistinctValues values : new DistinctValues[] {reference, compare}) {
      if (values.size() > 0) {
        from = Math.min(from, values.value(0));
        to = Math.max(to, values.value(values.size() - 1));
      }
    }
    return new Span(from, to);
  }

  private static double width(DistinctValues reference, DistinctValues compare, Span span) {
    double width = span.width() / FEWEST;
    for (DistinctValues values : new DistinctValues[] {reference, compare}) {
      long n = values.total();
      if (n >= 4) {
        double iqr = values.atRank(3 * (n - 1) / 4) - values.atRank((n - 1) / 4);
        double rule = 2 * iqr / Math.cbrt((double) n);
        width = rule > 0 ? Math.min(width, rule) : width;
      }
    }
    // All values equal: any width holds them in one bin.
    return span.width() == 0 ? span.to() * 1e-3 : Math.max(width, span.width() / MOST);
  }

  private static double[] linear(Span span, double width, double lead) {
    double start = span.from() - lead;
    int bins = (int) Math.floor((span.to() - start) / width) + 1;
    double[] edges = new double[bins + 1];
    for (int i = 0; i <= bins; i++) {
      edges[i] = start + i * width;
    }
    return edges;
  }

  /// The ratio is that of the linear width at the lower end, where bins are narrowest.
  private static double[] log(Span span, double width) {
    double ratio = Math.log1p(width / span.from());
    int bins = (int) Math.floor(Math.log(span.to() / span.from()) / ratio + 0.5) + 1;
    double[] edges = new double[bins + 1];
    for (int i = 0; i <= bins; i++) {
      edges[i] = span.from() * Math.exp((i - 0.5) * ratio);
    }
    return edges;
  }

  private static int[] count(DistinctValues values, double[] edges) {
    int[] counts = new int[edges.length - 1];
    int bin = 0;
    for (int i = 0; i < values.size(); i++) {
      while (bin < counts.length - 1 && values.value(i) >= edges[bin + 1]) {
        bin++;
      }
      counts[bin] += values.count(i);
    }
    return counts;
  }

  /// Number of bins, >= 1.
  public int size() {
    return reference.length;
  }

  /// The lower edge of bin i, or the upper edge of the last for i = [#size].
  public double edge(int i) {
    return edges[i];
  }

  /// Number of samples of a side in bin i; a value on an edge belongs to the bin above.
  public int count(Side side, int i) {
    return side == Side.REFERENCE ? reference[i] : compare[i];
  }

  /// Width of a bin, on a log scale of one at the lower end.
  public double width() {
    return width;
  }

  /// The outline of a side with shares of its `total` samples as heights.
  Points outline(Side side, long total) {
    double[] heights = new double[size()];
    for (int i = 0; i < heights.length; i++) {
      heights[i] = (double) count(side, i) / total;
    }
    return Points.columns(edges, heights);
  }
}
