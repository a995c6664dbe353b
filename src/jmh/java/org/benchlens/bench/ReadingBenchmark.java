package org.benchlens.bench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.benchlens.model.Progress;
import org.benchlens.model.ResultFile;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Side;
import org.benchlens.reading.ReadingException;
import org.benchlens.reading.nvbench.NvbenchReader;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenedRuns;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/// Reading: JSON by megabyte, sidecars one by one.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ReadingBenchmark {
  private static final int ROWS = 1000;
  private static final int SIDECARS = 4 * ROWS;

  /// A result file of 1,000 states has 15 MB.
  private static final int MEGABYTES = 15;

  private final NvbenchReader reader = new NvbenchReader();
  private MadePair pair;
  private OpenedRuns runs;

  /// Makes the files.
  @Setup
  public void prepare() throws IOException, OpenException {
    pair = MadePair.in(Inputs.FOLDER, ROWS, 100);
    runs = Inputs.opened(ROWS, 100);
  }

  /// One megabyte of a result file.
  @Benchmark
  @OperationsPerInvocation(MEGABYTES)
  public ResultFile json() throws IOException, ReadingException {
    return reader.read(pair.reference(), "reference", Progress.NONE);
  }

  /// One sidecar of 100 values.
  @Benchmark
  @OperationsPerInvocation(SIDECARS)
  public void sidecars(Blackhole sink) {
    runs.rows()
        .forEach(
            row -> {
              for (Side side : Side.values()) {
                for (SampleArray array : SampleArray.values()) {
                  sink.consume(runs.source(row, side).read(array));
                }
              }
            });
  }
}
