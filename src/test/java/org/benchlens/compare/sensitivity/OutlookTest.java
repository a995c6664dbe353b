package org.benchlens.compare.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntToDoubleFunction;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.oracle.FakeSamples;
import org.benchlens.compare.oracle.RowSide;
import org.benchlens.model.Progress;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Samples;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OutlookTest {
  private static final long SEED = 7;

  private static SampledSide side(int size, IntToDoubleFunction time) {
    float[] times = new float[size];
    float[] clocks = new float[size];
    for (int i = 0; i < size; i++) {
      times[i] = (float) time.applyAsDouble(i);
      clocks[i] = 1.5e9f;
    }
    return new SampledSide(
        Samples.of(times), Optional.of(Samples.of(clocks)), OptionalDouble.empty());
  }

  private static SampledSide normal(Random random, int size, double center, double noise) {
    return side(size, i -> center * (1 + noise * random.nextGaussian()));
  }

  private static Outlook outlook(SampledSide ref, SampledSide cmp) {
    Status own = SampledRow.decide(ref, cmp, Settings.DEFAULT);
    return Outlook.of(ref, cmp, Settings.DEFAULT, own, SEED, Progress.NONE);
  }

  /// The minimum of the samples falls with their number, and the gap with it.
  @Test
  void moreSamplesHurtWhereTheGapClosesWithTheMinimum() {
    Random random = new Random(1);
    Outlook outlook =
        outlook(normal(random, 2000, 1e-5, 0.012), normal(random, 2000, 1.05e-5, 0.012));
    assertTrue(outlook.points().getFirst().subsets().of(Status.SLOW) >= 0.8, outlook.toString());
    assertTrue(outlook.points().get(6).subsets().of(Status.SLOW) <= 0.5, outlook.toString());
    assertEquals(Tendency.HURTS, outlook.tendency());
  }

  /// The more of the distinct values were seen, the better they cover each other.
  @Test
  void moreSamplesHelpWhereTheyFillTheSupport() {
    Random random = new Random(2);
    IntToDoubleFunction spread = i -> 1e-5 * Math.pow(1.02, random.nextInt(60));
    Outlook outlook = outlook(side(2000, spread), side(2000, spread));
    assertEquals(Status.SAME, outlook.own());
    assertEquals(Tendency.HELPS, outlook.tendency());
  }

  @Test
  void nothingSettlesAShiftThatIsNoGapAndNotCovered() {
    Random random = new Random(3);
    IntToDoubleFunction low = i -> 1e-5 * (1 + 0.1 * random.nextInt(4));
    IntToDoubleFunction high = i -> 1.02e-5 * (1 + 0.1 * random.nextInt(4));
    Outlook outlook = outlook(side(400, low), side(400, high));
    assertEquals(Status.AMBG, outlook.own());
    assertEquals(Tendency.DOES_NOT_SETTLE, outlook.tendency());
  }

  @Test
  void aRunAgainstTheSameValuesAgrees() {
    IntToDoubleFunction three = i -> 1e-5 * (1 + 0.01 * (i % 3));
    assertEquals(Tendency.AGREES, outlook(side(400, three), side(400, three)).tendency());
  }

  @Test
  void aSideThatIsSlowerInItsSecondHalfHasMoved() {
    Outlook outlook = outlook(side(400, i -> 1e-5), side(400, i -> i < 200 ? 1e-5 : 1.1e-5));
    assertEquals(
        List.of(Status.SAME, Status.SLOW), List.of(outlook.firstHalf(), outlook.secondHalf()));
    assertEquals(Tendency.MOVED, outlook.tendency());
    assertEquals(Status.SAME, outlook.points().get(3).first());
  }

  @Test
  void thirtySamplesAreTooFewToTell() {
    assertEquals(Tendency.TOO_FEW, outlook(side(30, i -> 1e-5), side(400, i -> 1e-5)).tendency());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1|[]",
        "30|[]",
        "31|[30]",
        "250|[30, 60, 100, 200]",
        "1000|[30, 60, 100, 200, 300, 600]"
      })
  void sizesStayBelowAll(int all, String sizes) {
    assertEquals(sizes, Outlook.sizes(all).toString());
  }

  @Test
  void theLastPointIsTheRowsOwnDecision() {
    SampledSide side = side(50, i -> 1e-5);
    Outlook outlook = Outlook.of(side, side, Settings.DEFAULT, Status.AMBG, SEED, Progress.NONE);
    assertEquals(new OutlookPoint(50, Status.AMBG, StatusShares.NONE), outlook.points().getLast());
    assertEquals(Status.SAME, outlook.recomputed());
  }

  @Test
  void theSameSeedGivesTheSameOutlook() {
    Random random = new Random(4);
    SampledSide ref = normal(random, 300, 1e-5, 0.01);
    SampledSide cmp = normal(random, 300, 1.03e-5, 0.01);
    assertEquals(outlook(ref, cmp), outlook(ref, cmp));
    Outlook other = Outlook.of(ref, cmp, Settings.DEFAULT, Status.AMBG, SEED + 1, Progress.NONE);
    assertNotEquals(outlook(ref, cmp).points().getFirst(), other.points().getFirst());
  }

  @Test
  void withoutFrequenciesTheStatedClockDecides() {
    Samples low = side(40, i -> 1e-5).times();
    Samples high = side(40, i -> 2e-5).times();
    SampledSide ref = new SampledSide(low, Optional.empty(), OptionalDouble.of(1e9));
    SampledSide cmp = new SampledSide(high, Optional.empty(), OptionalDouble.of(1e9));
    SampledSide halfClock = new SampledSide(high, Optional.empty(), OptionalDouble.of(5e8));
    SampledSide noClock = new SampledSide(high, Optional.empty(), OptionalDouble.empty());
    assertEquals(Status.SLOW, SampledRow.decide(ref, cmp, Settings.DEFAULT));
    assertEquals(Status.AMBG, SampledRow.decide(ref, halfClock, Settings.DEFAULT));
    assertEquals(Status.AMBG, SampledRow.decide(ref, noClock, Settings.DEFAULT));
  }

  @Test
  void theRulesOfTheRowDecide() {
    // Covered within the tolerance, but with other centers: SAME by the guide, AMBG by robust.
    IntToDoubleFunction low = i -> i % 5 < 3 ? 1e-5 : 1.04e-5;
    IntToDoubleFunction high = i -> i % 5 < 2 ? 1e-5 : 1.04e-5;
    SampledSide ref = side(100, low);
    SampledSide cmp = side(100, high);
    assertEquals(Status.SAME, SampledRow.decide(ref, cmp, Settings.DEFAULT));
    assertEquals(Status.AMBG, SampledRow.decide(ref, cmp, Settings.DEFAULT.with(Rules.ROBUST)));
  }

  @Test
  void progressRisesToItsTotalAndCanCancel() {
    SampledSide side = side(100, i -> 1e-5);
    AtomicInteger last = new AtomicInteger(-1);
    AtomicInteger end = new AtomicInteger();
    Progress counting =
        (done, total) -> {
          assertTrue(done > last.get(), "falls to " + done);
          last.set((int) done);
          end.set((int) total);
        };
    Outlook.of(side, side, Settings.DEFAULT, Status.SAME, SEED, counting);
    assertEquals(end.get(), last.get());
    Progress cancelling =
        (done, total) -> {
          throw new CancellationException();
        };
    assertThrows(
        CancellationException.class,
        () -> Outlook.of(side, side, Settings.DEFAULT, Status.SAME, SEED, cancelling));
  }

  @Test
  void aSideIsReadWithItsClock() {
    FakeSamples samples =
        new FakeSamples().with(SampleArray.TIMES, 1, 2).with(SampleArray.FREQUENCIES, 3, 4);
    RowSide side = RowSide.of(Map.of(Statistic.CLOCK_RATE, 5.0), samples);
    assertEquals(
        Optional.of(
            new SampledSide(Samples.of(1, 2), Optional.of(Samples.of(3, 4)), OptionalDouble.of(5))),
        SampledSide.read(side.state(), samples));
  }

  @Test
  void aSideWithoutUsableSamplesHasNoOutlook() {
    for (FakeSamples samples :
        List.of(
            new FakeSamples(),
            new FakeSamples().with(SampleArray.TIMES, 1, -1),
            new FakeSamples().with(SampleArray.TIMES, SampleFault.Kind.UNREADABLE),
            new FakeSamples().with(SampleArray.TIMES, 1, 2).with(SampleArray.FREQUENCIES, 1),
            new FakeSamples().with(SampleArray.TIMES, 1).with(SampleArray.FREQUENCIES, 0))) {
      RowSide side = RowSide.of(Map.of(), samples);
      assertEquals(Optional.empty(), SampledSide.read(side.state(), samples));
    }
  }
}
