package org.benchlens.compare.interval;

import java.util.EnumMap;
import java.util.Map;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Statistic;

/// Makes measurements for tests: start from usual ones, then change single numbers.
public final class Timing {
  private final Map<Statistic, Double> numbers = new EnumMap<>(Statistic.class);

  private Timing() {}

  public static Timing none() {
    return new Timing();
  }

  /// Order statistics 1, 2, 3, 4 with a relative interquartile range of 0.01.
  public static Timing robust() {
    return none()
        .with(Statistic.MIN, 1)
        .with(Statistic.Q1, 2)
        .with(Statistic.MEDIAN, 3)
        .with(Statistic.Q3, 4)
        .with(Statistic.RELATIVE_IQR, 0.01);
  }

  /// Mean 10 and standard deviation 2.
  public static Timing moments() {
    return none().with(Statistic.MEAN, 10).with(Statistic.STDEV, 2);
  }

  public Timing with(Statistic statistic, double value) {
    numbers.put(statistic, value);
    return this;
  }

  public Timing without(Statistic statistic) {
    numbers.remove(statistic);
    return this;
  }

  /// Adds the numbers of another one.
  public Timing and(Timing other) {
    numbers.putAll(other.numbers);
    return this;
  }

  public ColdTiming make() {
    return ColdTiming.of(numbers);
  }
}
