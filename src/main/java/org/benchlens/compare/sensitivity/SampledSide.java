package org.benchlens.compare.sensitivity;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.benchlens.model.State;
import org.benchlens.model.Statistic;

/// The samples of one side of a row, in measurement order.
///
/// @param times sample times, [s], at least one, all positive and finite
/// @param frequencies clock frequencies of the same samples, [Hz], all positive and finite; empty
///     when the state has none
/// @param clock mean clock rate that the file states, [Hz], used without frequencies; empty when it
///     states none
public record SampledSide(Samples times, Optional<Samples> frequencies, OptionalDouble clock) {
  public SampledSide {
    if (!usable(times) || !frequencies.map(SampledSide::usable).orElse(true)) {
      throw new IllegalArgumentException("samples are missing, or not all positive and finite");
    }
    if (frequencies.isPresent() && frequencies.get().size() != times.size()) {
      throw new IllegalArgumentException(
          times.size() + " times but " + frequencies.get().size() + " frequencies");
    }
  }

  /// Reads the samples of a state; empty when it has no times, or when an array that is there
  /// cannot
  /// be used.
  public static Optional<SampledSide> read(State state, SampleSource source) {
    Optional<Samples> times = array(SampleArray.TIMES, state, source);
    boolean clocked = there(SampleArray.FREQUENCIES, state, source);
    Optional<Samples> frequencies =
        clocked ? array(SampleArray.FREQUENCIES, state, source) : Optional.empty();
    boolean fits =
        times.isPresent()
            && clocked == frequencies.isPresent()
            && frequencies.map(Samples::size).orElse(times.get().size()) == times.get().size();
    return fits
        ? Optional.of(
            new SampledSide(times.get(), frequencies, state.timing().get(Statistic.CLOCK_RATE)))
        : Optional.empty();
  }

  private static boolean there(SampleArray array, State state, SampleSource source) {
    return state.declared(array).map(file -> file.count() > 0).orElse(false)
        && source.material(array);
  }

  private static Optional<Samples> array(SampleArray array, State state, SampleSource source) {
    if (!there(array, state, source)) {
      return Optional.empty();
    }
    return switch (source.read(array)) {
      case SampleRead.Loaded(Samples samples) -> Optional.of(samples).filter(SampledSide::usable);
      case SampleRead.Faulty faulty -> Optional.empty();
    };
  }

  private static boolean usable(Samples samples) {
    for (int i = 0; i < samples.size(); i++) {
      if (!(samples.at(i) > 0 && samples.at(i) < Float.POSITIVE_INFINITY)) {
        return false;
      }
    }
    return samples.size() > 0;
  }

  /// Number of samples, >= 1.
  public int size() {
    return times.size();
  }

  /// The side as if only these samples had been taken.
  ///
  /// @param order positions of samples
  /// @param from first entry of `order` that counts
  /// @param to entry behind the last one, > `from`
  SampledSide part(int[] order, int from, int to) {
    return new SampledSide(
        part(times, order, from, to),
        frequencies.map(values -> part(values, order, from, to)),
        clock);
  }

  private static Samples part(Samples values, int[] order, int from, int to) {
    float[] part = new float[to - from];
    for (int i = from; i < to; i++) {
      part[i - from] = values.at(order[i]);
    }
    return Samples.of(part);
  }
}
