package org.benchlens.present.flags;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.benchlens.model.SummaryValue;
import org.benchlens.present.figure.ClockTick;
import org.benchlens.present.figure.Drift;
import org.benchlens.present.figure.FiveNumbers;
import org.benchlens.present.figure.QuantityValues;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.SideValues;

/// Finds all flags of a row.
public final class Flags {
  /// A clock below this share of its side's median is throttled.
  static final double THROTTLED = 0.95;

  /// A measurement that took this share of its limit is taken to have been ended by it.
  private static final double LIMIT_SHARE = 0.999;

  private static final String WALL_TIME = "nv/cold/walltime";
  private static final String SAMPLE_SIZE = "nv/cold/sample_size";

  private Flags() {}

  /// The flags of a row: those of time first, the reference side first. Not for the UI thread.
  ///
  /// @param row its states and benchmarks
  /// @param figures its values
  public static List<Flag> of(MatchedRow row, RowFigures figures) {
    QuantityValues times = figures.values(Quantity.TIME);
    QuantityValues rates = figures.values(Quantity.FREQUENCY);
    List<Flag> flags = new ArrayList<>();
    quantised(times).ifPresent(flags::add);
    for (Side side : Side.values()) {
      Modes.of(side, times.side(side).distinct()).ifPresent(flags::add);
    }
    for (Side side : Side.values()) {
      times
          .side(side)
          .usable()
          .map(SideValues.Usable::series)
          .flatMap(Drift::of)
          .filter(Drift::significant)
          .ifPresent(drift -> flags.add(new Flag.Drifting(side, drift)));
    }
    for (Side side : Side.values()) {
      outliers(side, times.side(side).distinct()).ifPresent(flags::add);
      throttled(side, rates.side(side).distinct()).ifPresent(flags::add);
      timedOut(side, row).ifPresent(flags::add);
    }
    return flags;
  }

  private static Optional<Flag> quantised(QuantityValues times) {
    DistinctValues reference = times.reference().distinct();
    DistinctValues compare = times.compare().distinct();
    OptionalDouble tick = ClockTick.of(reference, compare);
    if (tick.isEmpty()) {
      return Optional.empty();
    }
    DistinctValues any = reference.size() > 0 ? reference : compare;
    double median = any.atRank(any.total() / 2);
    return Optional.of(new Flag.QuantisedClock(tick.getAsDouble(), tick.getAsDouble() / median));
  }

  private static Optional<Flag> outliers(Side side, DistinctValues times) {
    if (times.size() == 0) {
      return Optional.empty();
    }
    FiveNumbers numbers = FiveNumbers.of(times);
    if (numbers.beyond() == 0) {
      return Optional.empty();
    }
    long below = 0;
    for (int i = 0; i < times.size() && times.value(i) < numbers.low(); i++) {
      below += times.count(i);
    }
    double farthest =
        numbers.middle() - numbers.min() > numbers.max() - numbers.middle()
            ? numbers.min()
            : numbers.max();
    return Optional.of(
        new Flag.Outliers(
            side, below, numbers.beyond() - below, numbers.total(), farthest, numbers.middle()));
  }

  private static Optional<Flag> throttled(Side side, DistinctValues rates) {
    if (rates.size() == 0) {
      return Optional.empty();
    }
    double usual = rates.atRank(rates.total() / 2);
    long count = 0;
    for (int i = 0; i < rates.size() && rates.value(i) < THROTTLED * usual; i++) {
      count += rates.count(i);
    }
    return count == 0
        ? Optional.empty()
        : Optional.of(new Flag.Throttled(side, count, rates.total(), usual, rates.value(0)));
  }

  private static Optional<Flag> timedOut(Side side, MatchedRow row) {
    State state = row.state(side);
    double limit = row.benchmark(side).timeout();
    double wall = number(state, WALL_TIME);
    if (!(limit > 0 && wall >= LIMIT_SHARE * limit)) {
      return Optional.empty();
    }
    double stated = number(state, SAMPLE_SIZE);
    long samples =
        stated >= 0
            ? (long) stated
            : state.declared(SampleArray.TIMES).map(file -> file.count()).orElse(-1L);
    return Optional.of(new Flag.TimedOut(side, wall, limit, samples));
  }

  private static double number(State state, String tag) {
    return state
        .summaries()
        .first(tag)
        .map(
            summary ->
                switch (summary.value()) {
                  case SummaryValue.Whole(long value) -> (double) value;
                  case SummaryValue.Real(double value) -> value;
                  case SummaryValue.Text _, SummaryValue.Absent _ -> Double.NaN;
                })
        .orElse(Double.NaN);
  }
}
