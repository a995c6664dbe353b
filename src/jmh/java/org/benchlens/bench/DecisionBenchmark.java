package org.benchlens.bench;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Progress;
import org.benchlens.workflow.DecideRows;
import org.benchlens.workflow.EvidenceStore;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.RowListener;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// Verdicts, by row, on one thread.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class DecisionBenchmark {
  private static final int ROWS = 1000;

  private final DecideRows rows = new DecideRows(1);
  private OpenedRuns runs;
  private EvidenceStore evidence;
  private boolean wide;

  /// Opens 1,000 rows of 100 samples and gathers their evidence.
  @Setup
  public void prepare() throws IOException, OpenException {
    runs = Inputs.opened(ROWS, 100);
    evidence = new EvidenceStore(runs, EvidenceStore.DEFAULT_BUDGET);
    decide(evidence, Settings.DEFAULT);
  }

  /// A first verdict; reads four sidecars.
  @Benchmark
  @OperationsPerInvocation(ROWS)
  public List<Decision> first() {
    return decide(new EvidenceStore(runs, 0), Settings.DEFAULT);
  }

  /// A verdict by other thresholds, from kept evidence.
  @Benchmark
  @OperationsPerInvocation(ROWS)
  public List<Decision> again() {
    wide = !wide;
    return decide(
        evidence, Settings.DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, wide ? 0.01 : 0.006));
  }

  private List<Decision> decide(EvidenceStore store, Settings settings) {
    return rows.decide(store, settings, RowListener.NONE, Progress.NONE);
  }
}
