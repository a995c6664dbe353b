package org.benchlens.compare.oracle;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.State;
import org.benchlens.model.Statistic;
import org.benchlens.model.Summaries;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.jspecify.annotations.Nullable;

/// One side of a made row.
///
/// @param numbers cold measurement; what is missing has no entry
/// @param samples sample arrays
/// @param skipReason null when the state ran
/// @param summaries whether the state has summaries at all; without, the rest is taken as missing
public record RowSide(
    Map<Statistic, Double> numbers,
    FakeSamples samples,
    @Nullable String skipReason,
    boolean summaries) {
  private static final Summaries SOME =
      new Summaries(
          List.of(new SummaryKind("nv/cold/sample_size", "", "", false, "int64")),
          List.of(new SummaryValue.Whole(3)));

  public RowSide {
    numbers = Map.copyOf(numbers);
  }

  /// A state that ran.
  public static RowSide of(Map<Statistic, Double> numbers, FakeSamples samples) {
    return new RowSide(numbers, samples, null, true);
  }

  /// The same with other numbers.
  public RowSide with(Map<Statistic, Double> others) {
    return new RowSide(others, samples, skipReason, summaries);
  }

  /// The same with other samples.
  public RowSide with(FakeSamples others) {
    return new RowSide(numbers, others, skipReason, summaries);
  }

  /// The state.
  public State state() {
    return new State(
        "Device=0 N=1",
        OptionalLong.of(0),
        List.of(),
        summaries ? ColdTiming.of(numbers) : ColdTiming.NONE,
        file(SampleArray.TIMES),
        file(SampleArray.FREQUENCIES),
        summaries ? SOME : Summaries.NONE,
        skipReason);
  }

  private @Nullable SampleFile file(SampleArray array) {
    return summaries && samples.peek(array) != null
        ? new SampleFile(array.word(), samples.count(array))
        : null;
  }

  /// Everything that matters, in round-trip numbers.
  String text() {
    StringBuilder text = new StringBuilder();
    if (skipReason != null) {
      text.append("skipped ");
    }
    if (!summaries) {
      text.append("no summaries ");
    }
    text.append(new TreeMap<>(numbers));
    for (SampleArray array : SampleArray.values()) {
      text.append("\n    ").append(array.word()).append(' ');
      samples
          .values(array)
          .ifPresentOrElse(
              values -> text.append(java.util.Arrays.toString(values)),
              () -> text.append(samples.peek(array)));
    }
    return text.toString();
  }
}
