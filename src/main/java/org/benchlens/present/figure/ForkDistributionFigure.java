package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.Fork;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.RecordedBenchmark;

/// The figure `distribution` of records: share of the samples of all forks by time for one
/// operation, with bins shared by both sides; the scores as lines.
public final class ForkDistributionFigure {
  private static final double ROOM = 1.12;

  private final List<Mark> marks = new ArrayList<>();

  private ForkDistributionFigure() {}

  /// The figure; a notice when no samples are recorded.
  ///
  /// @param reference the benchmark, or that of the baseline
  /// @param compare that of the candidate, if there are two
  public static Figure of(RecordedBenchmark reference, Optional<RecordedBenchmark> compare) {
    return new ForkDistributionFigure().make(reference, compare);
  }

  private Figure make(RecordedBenchmark reference, Optional<RecordedBenchmark> compare) {
    String name = reference.id().name();
    double[] before = samples(reference);
    double[] after = compare.map(ForkDistributionFigure::samples).orElse(new double[0]);
    if (before.length + after.length == 0) {
      return Figure.empty(
          RecordFigureKind.DISTRIBUTION,
          new Figure.Notice("No samples", "The record has no samples of " + name));
    }
    DistinctValues ref = DistinctValues.of(before);
    DistinctValues cmp = DistinctValues.of(after);
    SharedBins bins = SharedBins.of(ref, cmp, OptionalDouble.empty(), ScaleKind.LINEAR);
    double top = Math.max(columns(bins, Side.REFERENCE, ref), columns(bins, Side.COMPARE, cmp));
    score(reference, Side.REFERENCE);
    compare.ifPresent(one -> score(one, Side.COMPARE));
    String words = before.length + (compare.isPresent() ? " and " + after.length : "") + " samples";
    return new Figure(
        RecordFigureKind.DISTRIBUTION,
        RecordFigureKind.DISTRIBUTION.title(),
        name + "; " + words + " of all forks, " + Phrases.count(bins.size(), "bin"),
        ScoreAxis.times("time", DoubleStream.concat(Arrays.stream(before), Arrays.stream(after))),
        new PlotAxis(
            "share of samples",
            AxisUnit.PERCENT,
            ScaleKind.LINEAR,
            new Span(0, top * ROOM),
            true,
            true),
        FigureLayout.WIDE,
        marks,
        compare.isPresent() ? Legend.SIDES : Legend.NONE,
        "Distribution of " + words + " of " + name + ".",
        table(bins),
        Optional.empty());
  }

  private static DataTable table(SharedBins bins) {
    return new DataTable(
        List.of(
            new DataTable.Column("from", "s"),
            new DataTable.Column("reference", ""),
            new DataTable.Column("compare", "")),
        bins.size(),
        i ->
            List.of(
                new DataTable.Cell.Value(bins.edge(i)),
                new DataTable.Cell.Count(bins.count(Side.REFERENCE, i)),
                new DataTable.Cell.Count(bins.count(Side.COMPARE, i))));
  }

  private double columns(SharedBins bins, Side side, DistinctValues values) {
    if (values.size() == 0) {
      return 0;
    }
    SidePen pen = SidePen.of(side);
    Points outline = bins.outline(side, values.total());
    marks.add(new Mark.Area(outline, pen.fill(), side == Side.REFERENCE ? 0.22 : 0.18));
    marks.add(new Mark.Line(outline, pen.thin(), 1.5, pen.dash()));
    double largest = 0;
    for (int i = 0; i < outline.size(); i++) {
      largest = Math.max(largest, outline.y(i));
    }
    return largest;
  }

  private void score(RecordedBenchmark benchmark, Side side) {
    SidePen pen = SidePen.of(side);
    benchmark
        .summary()
        .score()
        .ifPresent(at -> marks.add(new Mark.Limit(true, at, pen.thin(), 1.5, pen.dash(), "score")));
  }

  private static double[] samples(RecordedBenchmark benchmark) {
    return benchmark.forks().stream().flatMapToDouble(ForkDistributionFigure::samples).toArray();
  }

  private static DoubleStream samples(Fork fork) {
    Measurement measured = fork.measurement();
    double operations = measured.operationsPerSample();
    return measured.samples().isEmpty() || Double.isNaN(operations)
        ? DoubleStream.empty()
        : Arrays.stream(measured.samples().get().seconds()).map(time -> time / operations);
  }
}
