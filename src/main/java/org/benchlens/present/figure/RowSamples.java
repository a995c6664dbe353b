package org.benchlens.present.figure;

import java.util.Optional;
import java.util.function.Function;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.benchlens.model.Side;

/// All samples of a row: times and frequencies of both sides, each loaded or faulty.
///
/// @param referenceTimes times of the reference side
/// @param referenceFrequencies frequencies of the reference side
/// @param compareTimes times of the compare side
/// @param compareFrequencies frequencies of the compare side
public record RowSamples(
    SampleRead referenceTimes,
    SampleRead referenceFrequencies,
    SampleRead compareTimes,
    SampleRead compareFrequencies) {

  /// Reads all four arrays. Not for the UI thread.
  public static RowSamples read(SampleSource reference, SampleSource compare) {
    return new RowSamples(
        reference.read(SampleArray.TIMES),
        reference.read(SampleArray.FREQUENCIES),
        compare.read(SampleArray.TIMES),
        compare.read(SampleArray.FREQUENCIES));
  }

  /// An array of a side.
  public SampleRead array(Side side, SampleArray array) {
    return switch (array) {
      case TIMES -> side == Side.REFERENCE ? referenceTimes : compareTimes;
      case FREQUENCIES -> side == Side.REFERENCE ? referenceFrequencies : compareFrequencies;
    };
  }

  /// The values of a quantity on both sides, sorted and counted; cycles are time times frequency of
  /// each sample, in double. Costs a sort: keep the result. Not for the UI thread.
  public QuantityValues values(Quantity quantity) {
    return new QuantityValues(
        quantity, values(quantity, Side.REFERENCE), values(quantity, Side.COMPARE));
  }

  private SideValues values(Quantity quantity, Side side) {
    return switch (quantity) {
      case TIME -> plain(SampleArray.TIMES, array(side, SampleArray.TIMES));
      case FREQUENCY -> plain(SampleArray.FREQUENCIES, array(side, SampleArray.FREQUENCIES));
      case CYCLES -> cycles(side);
    };
  }

  private static SideValues plain(SampleArray array, SampleRead read) {
    return switch (read) {
      case SampleRead.Faulty(SampleFault fault) -> new SideValues.Unusable(fault);
      case SampleRead.Loaded(Samples samples) ->
          fault(array, samples)
              .<SideValues>map(Function.identity())
              .orElseGet(
                  () -> new SideValues.Usable(Series.of(samples), DistinctValues.of(samples)));
    };
  }

  private static Optional<SideValues.Unusable> fault(SampleArray array, Samples samples) {
    if (samples.size() == 0) {
      return Optional.of(
          new SideValues.Unusable(new SampleFault(SampleFault.Kind.EMPTY, array, "", -1, 0)));
    }
    BadSamples bad = BadSamples.of(samples);
    return bad.all() == 0
        ? Optional.empty()
        : Optional.of(
            new SideValues.Unusable(
                new SampleFault(SampleFault.Kind.BAD_VALUE, array, "", samples.size(), bad.all()),
                bad));
  }

  /// Checks both arrays before it multiplies, without sorting them.
  private SideValues cycles(Side side) {
    SampleRead time = array(side, SampleArray.TIMES);
    SampleRead rate = array(side, SampleArray.FREQUENCIES);
    if (time instanceof SampleRead.Faulty(SampleFault fault)) {
      return new SideValues.Unusable(fault);
    }
    if (rate instanceof SampleRead.Faulty(SampleFault fault)) {
      return new SideValues.Unusable(fault);
    }
    Samples times = ((SampleRead.Loaded) time).samples();
    Samples rates = ((SampleRead.Loaded) rate).samples();
    Optional<SideValues.Unusable> fault =
        fault(SampleArray.TIMES, times)
            .or(() -> fault(SampleArray.FREQUENCIES, rates))
            .or(() -> lengths(times, rates));
    if (fault.isPresent()) {
      return fault.get();
    }
    double[] cycles = new double[times.size()];
    for (int i = 0; i < cycles.length; i++) {
      cycles[i] = (double) times.at(i) * rates.at(i);
    }
    return new SideValues.Usable(Series.of(cycles), DistinctValues.of(cycles));
  }

  private static Optional<SideValues.Unusable> lengths(Samples times, Samples rates) {
    return times.size() == rates.size()
        ? Optional.empty()
        : Optional.of(
            new SideValues.Unusable(
                new SampleFault(
                    SampleFault.Kind.LENGTHS_DIFFER,
                    SampleArray.FREQUENCIES,
                    "",
                    times.size(),
                    rates.size())));
  }
}
