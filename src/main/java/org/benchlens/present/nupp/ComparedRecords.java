package org.benchlens.present.nupp;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.model.nupp.BaselineRecord;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.replicate.gate.GateReport;
import org.benchlens.replicate.review.RecordComparison;

/// Two records and what came out.
///
/// @param candidate the record after the change
/// @param baseline the record before it
/// @param comparison of all benchmarks
/// @param gates of the shown benchmarks
/// @param selection which benchmarks are shown
public record ComparedRecords(
    NuppRecord candidate,
    BaselineRecord baseline,
    RecordComparison comparison,
    GateReport gates,
    BenchmarkSelection selection) {

  /// The benchmarks of a side by their identity; of equal ones the first, as everywhere.
  static Map<BenchmarkId, RecordedBenchmark> byId(List<RecordedBenchmark> benchmarks) {
    Map<BenchmarkId, RecordedBenchmark> byId = new HashMap<>();
    benchmarks.forEach(benchmark -> byId.putIfAbsent(benchmark.id(), benchmark));
    return byId;
  }
}
