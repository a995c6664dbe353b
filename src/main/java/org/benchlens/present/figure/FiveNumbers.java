package org.benchlens.present.figure;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Statistic;

/// The five numbers of a box, in base units, `min <= low <= q1 <= middle <= q3 <= high <= max`.
///
/// @param source where they come from
/// @param min smallest value
/// @param low smallest value within 3 IQR of the box
/// @param q1 first quartile; mean - standard deviation for [Source#MEAN]
/// @param middle median; mean for [Source#MEAN]
/// @param q3 third quartile; mean + standard deviation for [Source#MEAN]
/// @param high largest value within 3 IQR of the box
/// @param max largest value
/// @param total number of samples; -1 when unknown
/// @param beyond number of samples more than 3 IQR below `q1` or above `q3`; -1 when unknown
public record FiveNumbers(
    Source source,
    double min,
    double low,
    double q1,
    double middle,
    double q3,
    double high,
    double max,
    long total,
    long beyond) {

  /// How far from the box a value is an outlier, in widths of the box.
  public static final double FENCE = 3;

  /// Where five numbers come from.
  public enum Source {
    /// All samples.
    SAMPLES,
    /// Quartiles among the summaries.
    QUARTILES,
    /// Mean and standard deviation among the summaries.
    MEAN
  }

  /// The numbers of samples; quartiles are samples, at the rank `(p * (n - 1) + 50) div 100`
  /// (contract, section 2).
  ///
  /// @param values at least one
  public static FiveNumbers of(DistinctValues values) {
    Quantiles quantiles = new Quantiles(values);
    double q1 = quantiles.percentile(25);
    double q3 = quantiles.percentile(75);
    double room = FENCE * (q3 - q1);
    double low = q1;
    double high = q3;
    long beyond = 0;
    for (int i = 0; i < values.size(); i++) {
      double value = values.value(i);
      if (value < q1 - room || value > q3 + room) {
        beyond += values.count(i);
      } else {
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    return new FiveNumbers(
        Source.SAMPLES,
        values.value(0),
        low,
        q1,
        quantiles.percentile(50),
        q3,
        high,
        values.value(values.size() - 1),
        values.total(),
        beyond);
  }

  /// The numbers of a state's summaries: quartiles, else mean and standard deviation.
  ///
  /// @param factor what times are multiplied by, such as a clock rate in [Hz] for cycles
  /// @return empty when the summaries hold neither
  public static Optional<FiveNumbers> of(ColdTiming timing, double factor) {
    OptionalDouble q1 = known(timing, Statistic.Q1, factor);
    OptionalDouble median = known(timing, Statistic.MEDIAN, factor);
    OptionalDouble q3 = known(timing, Statistic.Q3, factor);
    if (q1.isPresent() && median.isPresent() && q3.isPresent()) {
      return of(
          Source.QUARTILES,
          timing,
          factor,
          new Middle(q1.getAsDouble(), median.getAsDouble(), q3.getAsDouble()));
    }
    OptionalDouble mean = known(timing, Statistic.MEAN, factor);
    OptionalDouble deviation = timing.get(Statistic.STDEV);
    if (mean.isEmpty()) {
      return Optional.empty();
    }
    double spread = deviation.orElse(Double.NaN) * factor;
    // Infinite with fewer than five samples: then there is only the mean.
    double half = spread >= 0 && spread < Double.POSITIVE_INFINITY ? spread : 0;
    double center = mean.getAsDouble();
    double lower = Math.max(center - half, center * 1e-3);
    return of(Source.MEAN, timing, factor, new Middle(lower, center, center + half));
  }

  private record Middle(double q1, double middle, double q3) {}

  private static Optional<FiveNumbers> of(
      Source source, ColdTiming timing, double factor, Middle box) {
    double min = Math.min(known(timing, Statistic.MIN, factor).orElse(box.q1), box.q1);
    double max = Math.max(known(timing, Statistic.MAX, factor).orElse(box.q3), box.q3);
    if (!(box.q1 <= box.middle && box.middle <= box.q3)) {
      return Optional.empty();
    }
    return Optional.of(
        new FiveNumbers(source, min, min, box.q1, box.middle, box.q3, max, max, -1, -1));
  }

  private static OptionalDouble known(ColdTiming timing, Statistic statistic, double factor) {
    double value = timing.get(statistic).orElse(Double.NaN) * factor;
    return value > 0 && value < Double.POSITIVE_INFINITY
        ? OptionalDouble.of(value)
        : OptionalDouble.empty();
  }

  /// From the smallest to the largest value.
  public Span span() {
    return new Span(min, max);
  }
}
