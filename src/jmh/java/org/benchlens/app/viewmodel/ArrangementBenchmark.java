package org.benchlens.app.viewmodel;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.benchlens.bench.Inputs;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Progress;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.DecideRows;
import org.benchlens.workflow.EvidenceStore;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workflow.RowListener;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// What the table shows of 24,000 rows, filtered and sorted.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ArrangementBenchmark {
  private static final int ROWS = 1000;
  private static final int TIMES = 24;

  /// Filter text, `none` for none.
  @Param({"none", "status:AMBG T=I8", "rel>0.5%"})
  public String filter;

  /// Column to sort by, `none` for table order.
  @Param({"none", "rel", "ref_bounds", "axis:T"})
  public String column;

  private Arrangement.Order order;

  /// Decides 1,000 rows and takes each 24 times.
  @Setup
  public void prepare() throws IOException, OpenException {
    OpenedRuns runs = Inputs.opened(ROWS, 100);
    List<Decision> decisions =
        new DecideRows(1)
            .decide(new EvidenceStore(runs, 0), Settings.DEFAULT, RowListener.NONE, Progress.NONE);
    List<TableRow> rows = new ArrayList<>();
    List<RowItem> items = new ArrayList<>();
    for (int i = 0; i < ROWS * TIMES; i++) {
      int at = i % ROWS;
      rows.add(TableRow.of(new ComparedRow(runs.rows().get(at), decisions.get(at))));
      items.add(new RowItem(i, rows.getLast(), Settings.DEFAULT, new LongAdder()));
    }
    order =
        new Arrangement.Order(
            items,
            RowTraits.of(rows, RowTraits.names(runs.inputs())),
            TableSetup.FIRST
                .filtered(filter.equals("none") ? "" : filter)
                .sorted(new SortKey(column.equals("none") ? "" : column, true)),
            null);
  }

  /// Filters, sorts, counts, chooses columns and units.
  @Benchmark
  public Object arrange() {
    return Arrangement.of(order);
  }
}
