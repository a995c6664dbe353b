package org.benchlens.compare.decision;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.benchlens.compare.interval.Timing;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.benchlens.model.State;
import org.benchlens.model.Statistic;
import org.benchlens.model.Summaries;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.jspecify.annotations.Nullable;

/// One side of a row for tests: its summaries, and samples that count how often they are read.
final class FakeSide implements SampleSource {
  private static final Summaries SOME =
      new Summaries(
          List.of(new SummaryKind("tag", "", "", false, "float64")),
          List.of(new SummaryValue.Real(1)));

  private final Timing timing;
  private final Map<SampleArray, SampleFile> declared = new EnumMap<>(SampleArray.class);
  private final Map<SampleArray, SampleRead> content = new EnumMap<>(SampleArray.class);
  private final Map<SampleArray, Integer> reads = new EnumMap<>(SampleArray.class);
  private Summaries summaries = SOME;
  private @Nullable String skipReason;

  private FakeSide(Timing timing) {
    this.timing = timing;
  }

  static FakeSide with(Timing timing) {
    return new FakeSide(timing);
  }

  /// Order statistics that make this interval, with no dispersion at all.
  static FakeSide interval(double lower, double center, double upper) {
    return with(
        Timing.none()
            .with(Statistic.MIN, lower)
            .with(Statistic.Q1, lower)
            .with(Statistic.MEDIAN, center)
            .with(Statistic.Q3, upper)
            .with(Statistic.RELATIVE_IQR, 0));
  }

  /// The interval from 1 to 3 around 2.
  static FakeSide usual() {
    return interval(1, 2, 3);
  }

  FakeSide noise(double relative) {
    timing.with(Statistic.RELATIVE_IQR, relative);
    return this;
  }

  FakeSide clock(double rate) {
    timing.with(Statistic.CLOCK_RATE, rate);
    return this;
  }

  FakeSide skipped() {
    skipReason = "not enough memory";
    return this;
  }

  FakeSide withoutSummaries() {
    summaries = Summaries.NONE;
    return this;
  }

  FakeSide times(float... values) {
    return samples(SampleArray.TIMES, values);
  }

  FakeSide frequencies(float... values) {
    return samples(SampleArray.FREQUENCIES, values);
  }

  /// Times and frequencies of 1, so that cycles equal times.
  FakeSide samples(float... times) {
    float[] ones = new float[times.length];
    Arrays.fill(ones, 1);
    return times(times).frequencies(ones);
  }

  private FakeSide samples(SampleArray array, float... values) {
    declared.put(array, new SampleFile(array.word() + ".bin", values.length));
    content.put(array, new SampleRead.Loaded(Samples.of(values)));
    return this;
  }

  FakeSide declares(SampleArray array, long count) {
    declared.put(array, new SampleFile(array.word() + ".bin", count));
    return this;
  }

  /// The array is declared, and its source says what is wrong with it.
  FakeSide broken(SampleArray array, SampleFault.Kind kind) {
    declared.putIfAbsent(array, new SampleFile(array.word() + ".bin", 3));
    content.put(array, new SampleRead.Faulty(fault(array, kind)));
    return this;
  }

  SampleFault fault(SampleArray array, SampleFault.Kind kind) {
    return new SampleFault(kind, array, array.word() + ".bin", 3, -1);
  }

  int reads(SampleArray array) {
    return reads.getOrDefault(array, 0);
  }

  int reads() {
    return reads(SampleArray.TIMES) + reads(SampleArray.FREQUENCIES);
  }

  State state() {
    return new State(
        "state",
        OptionalLong.of(0),
        List.of(),
        timing.make(),
        declared.get(SampleArray.TIMES),
        declared.get(SampleArray.FREQUENCIES),
        summaries,
        skipReason);
  }

  @Override
  public boolean material(SampleArray array) {
    SampleRead read = content.get(array);
    if (read == null) {
      throw new AssertionError(array + " is not declared, nobody may look for it");
    }
    return switch (read) {
      case SampleRead.Loaded(Samples samples) -> samples.size() > 0;
      case SampleRead.Faulty(SampleFault fault) ->
          switch (fault.kind()) {
            case MISSING, OUTSIDE, EMPTY, NOT_DECLARED -> false;
            case COUNT_DIFFERS, UNREADABLE, BAD_VALUE, LENGTHS_DIFFER -> true;
          };
    };
  }

  @Override
  public SampleRead read(SampleArray array) {
    reads.merge(array, 1, Integer::sum);
    SampleRead read = content.get(array);
    if (read == null) {
      throw new AssertionError(array + " is not declared, nobody may read it");
    }
    return read;
  }
}
