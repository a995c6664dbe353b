package org.benchlens.present.flags;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.compare.match.StateKey;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Samples;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.benchlens.present.figure.RowFigures;
import org.benchlens.present.figure.RowSamples;
import org.junit.jupiter.api.Test;

class FlagsTest {
  private static final SampleRead NONE =
      new SampleRead.Faulty(
          new SampleFault(SampleFault.Kind.NOT_DECLARED, SampleArray.TIMES, "", -1, -1));

  private static SampleRead loaded(double... values) {
    float[] floats = new float[values.length];
    for (int i = 0; i < values.length; i++) {
      floats[i] = (float) values[i];
    }
    return new SampleRead.Loaded(Samples.of(floats));
  }

  private static MatchedRow row(Summaries summaries) {
    Benchmark benchmark = new Benchmark("b", List.of(), List.of(), List.of(), 15);
    MatchedSection section =
        new MatchedSection(0, 0, benchmark, OptionalLong.empty(), OptionalLong.empty(), null, null);
    State state =
        new State(
            "", OptionalLong.empty(), List.of(), ColdTiming.NONE, null, null, summaries, null);
    return new MatchedRow(section, benchmark, new StateKey("", List.of()), 0, 1, state, state);
  }

  private static List<Flag> flags(SampleRead times, SampleRead clocks) {
    RowSamples samples = new RowSamples(times, clocks, NONE, NONE);
    return Flags.of(row(Summaries.NONE), new RowFigures(samples, ColdTiming.NONE, ColdTiming.NONE));
  }

  /// Values without a tick around a center, in random order.
  private static double[] cloud(long seed, int size, double center) {
    Random random = new Random(seed);
    double[] values = new double[size];
    for (int i = 0; i < size; i++) {
      values[i] = center * (1 + 0.002 * Math.clamp(random.nextGaussian(), -2.5, 2.5));
    }
    return values;
  }

  private static <T extends Flag> List<T> only(List<Flag> flags, Class<T> kind) {
    return flags.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  @Test
  void aPlainCloudHasNoFlags() {
    assertEquals(List.of(), flags(loaded(cloud(1, 400, 1e-4)), NONE));
  }

  @Test
  void twoHeapsAreModesWithTheirCounts() {
    double[] values = cloud(2, 400, 1e-4);
    for (int i = 0; i < 400; i += 4) {
      values[i] *= 1.05;
    }
    Flag.Modes modes = only(flags(loaded(values), NONE), Flag.Modes.class).getFirst();
    assertEquals(List.of(300L, 100L), modes.counts());
    assertEquals(1e-4, modes.peaks().get(0), 3e-7);
    assertEquals(1.05e-4, modes.peaks().get(1), 3e-7);
    assertTrue(modes.splits().getFirst() > 1.01e-4 && modes.splits().getFirst() < 1.04e-4);
  }

  @Test
  void aFewFarValuesAreOutliersAndNoMode() {
    double[] values = cloud(3, 400, 1e-4);
    values[10] = 2e-4;
    values[20] = 0.5e-4;
    values[30] = 2.5e-4;
    List<Flag> flags = flags(loaded(values), NONE);
    Flag.Outliers outliers = only(flags, Flag.Outliers.class).getFirst();
    assertEquals(1, outliers.below());
    assertEquals(2, outliers.above());
    assertEquals(2.5e-4f, outliers.farthest());
    assertEquals(List.of(), only(flags, Flag.Modes.class));
    assertEquals(
        "3 of 400 beyond 3 IQR (1 below, 2 above), farthest 250 µs",
        FlagText.of(outliers).detail());
  }

  @Test
  void aTickIsFound() {
    double[] values = new double[200];
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      values[i] = 1e-4 + 32e-9 * (random.nextInt(9) + random.nextInt(9));
    }
    Flag.QuantisedClock clock =
        only(flags(loaded(values), NONE), Flag.QuantisedClock.class).getFirst();
    assertEquals(32e-9, clock.tick(), 1e-10);
    assertTrue(FlagText.of(clock).line().startsWith("Quantised clock: tick 32.0 ns, 0.03 % of"));
  }

  @Test
  void aDriftIsFlaggedAndASmallTrendIsSaidToBeNone() {
    double[] large = cloud(5, 400, 1e-4);
    double[] small = cloud(6, 400, 1e-4);
    for (int i = 0; i < 400; i++) {
      large[i] *= 1 + 2e-4 * i;
      small[i] *= 1 + 2e-5 * i;
    }
    Flag.Drifting drifting = only(flags(loaded(large), NONE), Flag.Drifting.class).getFirst();
    assertTrue(drifting.drift().flagged());
    Flag.Drifting none = only(flags(loaded(small), NONE), Flag.Drifting.class).getFirst();
    assertEquals("No drift in ref", FlagText.of(none).title());
  }

  @Test
  void aClockBelowTheUsualOneIsThrottled() {
    double[] clocks = cloud(7, 100, 1.8e9);
    clocks[3] = 1.2e9;
    clocks[4] = 1.3e9;
    Flag.Throttled throttled =
        only(flags(loaded(cloud(8, 100, 1e-4)), loaded(clocks)), Flag.Throttled.class).getFirst();
    assertEquals(2, throttled.count());
    assertEquals(1.2e9f, throttled.lowest());
    assertEquals(Side.REFERENCE, throttled.side());
  }

  @Test
  void aMeasurementThatTookItsTimeLimitMayHaveTimedOut() {
    Summaries summaries =
        new Summaries(
            List.of(
                new SummaryKind("nv/cold/walltime", "", "", false, ""),
                new SummaryKind("nv/cold/sample_size", "", "", false, "")),
            List.of(new SummaryValue.Real(15.2), new SummaryValue.Whole(2)));
    RowSamples samples = new RowSamples(NONE, NONE, NONE, NONE);
    List<Flag> flags =
        Flags.of(row(summaries), new RowFigures(samples, ColdTiming.NONE, ColdTiming.NONE));
    assertEquals(2, flags.size());
    assertEquals("took 15.2 s, limit 15.0 s, 2 samples", FlagText.of(flags.getFirst()).detail());
  }
}
