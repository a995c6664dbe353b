package org.benchlens.compare.gap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.compare.interval.Timings;
import org.junit.jupiter.api.Test;

class RelativeChangeTest {
  private static SideTiming side(Interval interval) {
    return new SideTiming(
        OptionalDouble.of(interval.center()), Optional.of(interval), OptionalDouble.empty());
  }

  private static SideTiming bare(double center) {
    return new SideTiming(OptionalDouble.of(center), Optional.empty(), OptionalDouble.empty());
  }

  @Test
  void relatesCentersToTheReferenceAndEndsToEachOther() {
    Timings timings = new Timings(side(new Interval(4, 5, 8)), side(new Interval(2, 4, 5)));

    assertEquals(
        new RelativeChange(
            OptionalDouble.of(-0.2),
            OptionalDouble.of(-0.25),
            OptionalDouble.of(-3),
            OptionalDouble.of(0.25)),
        RelativeChange.of(timings, true));
  }

  @Test
  void withoutIntervalsOnlyTheCentersChange() {
    assertEquals(
        new RelativeChange(
            OptionalDouble.of(0.25),
            OptionalDouble.of(0.25),
            OptionalDouble.empty(),
            OptionalDouble.empty()),
        RelativeChange.of(new Timings(bare(4), side(new Interval(2, 5, 6))), true));
  }

  @Test
  void anUnusableRowShowsTheSymmetricChangeOnly() {
    Timings timings = new Timings(side(new Interval(4, 5, 8)), side(new Interval(2, 4, 5)));

    assertEquals(
        new RelativeChange(
            OptionalDouble.empty(),
            OptionalDouble.of(-0.25),
            OptionalDouble.empty(),
            OptionalDouble.empty()),
        RelativeChange.of(timings, false));
  }

  @Test
  void anUnusableCenterHasNoChange() {
    RelativeChange none =
        new RelativeChange(
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty());

    assertEquals(none, RelativeChange.of(new Timings(bare(0), bare(1)), false));
    assertEquals(
        none, RelativeChange.of(new Timings(bare(1), bare(Double.POSITIVE_INFINITY)), false));
    assertEquals(none, RelativeChange.of(new Timings(bare(Double.NaN), bare(1)), false));
  }
}
