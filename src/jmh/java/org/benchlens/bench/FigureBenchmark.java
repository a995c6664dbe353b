package org.benchlens.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.RowDecider;
import org.benchlens.compare.decision.RowEvidence;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.CoverageFigure;
import org.benchlens.present.figure.DistributionFigure;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.FigureContext;
import org.benchlens.present.figure.QuantityValues;
import org.benchlens.present.figure.RowSamples;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenedRuns;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// One row with two times a million samples: its verdict, and its figures as data.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class FigureBenchmark {
  private OpenedRuns runs;
  private MatchedRow row;
  private QuantityValues cycles;
  private FigureContext context;

  /// Opens the row.
  @Setup
  public void prepare() throws IOException, OpenException {
    runs = Inputs.opened(1, 1_000_000);
    row = runs.rows().getFirst();
    cycles = values();
    context = new FigureContext(verdict(), Settings.DEFAULT, ScaleKind.LINEAR);
  }

  /// Reads, sorts and decides.
  @Benchmark
  public Decision verdict() {
    RowEvidence evidence = runs.evidence(row);
    return RowDecider.decide(evidence, Settings.DEFAULT);
  }

  /// Reads and multiplies what figures of cycles are made of.
  @Benchmark
  public QuantityValues values() {
    return RowSamples.read(runs.source(row, Side.REFERENCE), runs.source(row, Side.COMPARE))
        .values(Quantity.CYCLES);
  }

  /// Histogram of both sides.
  @Benchmark
  public Figure distribution() {
    return DistributionFigure.of(cycles, context);
  }

  /// The same with density lines.
  @Benchmark
  public Figure density() {
    return DistributionFigure.of(
        cycles, new FigureContext(context.decision(), context.settings(), context.scale(), true));
  }

  /// Covered and uncovered values of both sides.
  @Benchmark
  public Figure coverage() {
    return CoverageFigure.of(cycles, context);
  }
}
