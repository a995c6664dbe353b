package org.benchlens.compare.sensitivity;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.compare.decision.RowDecider;
import org.benchlens.compare.decision.RowEvidence;
import org.benchlens.compare.interval.SampleEstimate;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFile;
import org.benchlens.model.SampleRead;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.benchlens.model.State;
import org.benchlens.model.Statistic;
import org.benchlens.model.Summaries;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;

/// Decides a row from samples alone: the summaries that a file would state are worked out from
/// them, and the engine does the rest.
final class SampledRow {
  private static final Summaries SOME =
      new Summaries(
          List.of(new SummaryKind("nv/cold/sample_size", "", "", false, "int64")),
          List.of(new SummaryValue.Whole(1)));

  private SampledRow() {}

  /// The status of a row with these samples.
  static Status decide(SampledSide reference, SampledSide compare, Settings settings) {
    RowEvidence evidence =
        RowEvidence.of(state(reference), state(compare), new Held(reference), new Held(compare));
    return RowDecider.decide(evidence, settings).status();
  }

  private static State state(SampledSide side) {
    int count = side.size();
    return new State(
        "",
        OptionalLong.empty(),
        List.of(),
        timing(side),
        new SampleFile(SampleArray.TIMES.word(), count),
        side.frequencies().isPresent()
            ? new SampleFile(SampleArray.FREQUENCIES.word(), count)
            : null,
        SOME,
        null);
  }

  /// Order statistics at the ranks of the contract, section 2, and the mean clock of the samples.
  private static ColdTiming timing(SampledSide side) {
    DistinctValues times = DistinctValues.of(side.times());
    SampleEstimate estimate = SampleEstimate.of(times);
    Map<Statistic, Double> numbers = new EnumMap<>(Statistic.class);
    numbers.put(Statistic.MIN, estimate.interval().lower());
    numbers.put(Statistic.Q1, SampleEstimate.percentile(times, 25));
    numbers.put(Statistic.MEDIAN, estimate.interval().center());
    numbers.put(Statistic.Q3, estimate.interval().upper());
    numbers.put(Statistic.RELATIVE_IQR, estimate.dispersion());
    OptionalDouble clock =
        side.frequencies().map(SampledRow::mean).map(OptionalDouble::of).orElse(side.clock());
    clock.ifPresent(rate -> numbers.put(Statistic.CLOCK_RATE, rate));
    return ColdTiming.of(numbers);
  }

  private static double mean(Samples values) {
    double sum = 0;
    for (int i = 0; i < values.size(); i++) {
      sum += values.at(i);
    }
    return sum / values.size();
  }

  /// Samples in memory.
  private record Held(SampledSide side) implements SampleSource {
    @Override
    public boolean material(SampleArray array) {
      return array == SampleArray.TIMES || side.frequencies().isPresent();
    }

    @Override
    public SampleRead read(SampleArray array) {
      return switch (array) {
        case TIMES -> new SampleRead.Loaded(side.times());
        case FREQUENCIES ->
            side.frequencies()
                .<SampleRead>map(SampleRead.Loaded::new)
                .orElseGet(() -> SampleSource.NONE.read(array));
      };
    }
  }
}
