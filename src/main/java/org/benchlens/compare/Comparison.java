package org.benchlens.compare;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedBenchmark;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.Problem;

/// Everything a comparison found; what tables, plots, exports and the window show.
///
/// @param settings by what it decided
/// @param inputs the file pairs, in order
/// @param benchmarks compared benchmarks with their device sections, inputs in order
/// @param rows decided rows: inputs, then the compare file's order of benchmarks, device sections
/// and states
/// @param oneSided what has no partner, inputs in order
/// @param problems bad parts of the files and of the rows' sidecars
public record Comparison(
    Settings settings,
    List<InputPair> inputs,
    List<MatchedBenchmark> benchmarks,
    List<ComparedRow> rows,
    List<OneSided> oneSided,
    List<Problem> problems) {
  public Comparison {
    inputs = List.copyOf(inputs);
    benchmarks = List.copyOf(benchmarks);
    rows = List.copyOf(rows);
    oneSided = List.copyOf(oneSided);
    problems = List.copyOf(problems);
  }

  /// Number of rows by status; every status has an entry.
  public Map<Status, Integer> counts() {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    for (Status status : Status.values()) {
      counts.put(status, 0);
    }
    rows.forEach(row -> counts.merge(row.decision().status(), 1, Integer::sum));
    return counts;
  }

  /// Number of rows by reason; only reasons that occur, in the order of [Reason].
  public Map<Reason, Integer> reasons() {
    Map<Reason, Integer> reasons = new EnumMap<>(Reason.class);
    rows.forEach(row -> reasons.merge(row.decision().reason(), 1, Integer::sum));
    return reasons;
  }
}
