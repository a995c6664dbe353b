package org.benchlens.compare.match;

import java.util.List;
import org.benchlens.model.Problem;

/// How the states of a file pair are paired.
///
/// @param benchmarks compared benchmarks with their device sections, in table order
/// @param rows rows in table order: sections in order, each in the compare file's order of states
/// @param oneSided what has no partner
/// @param problems what was odd about the pairing, such as a device id without an entry
public record Matching(
    List<MatchedBenchmark> benchmarks,
    List<MatchedRow> rows,
    List<OneSided> oneSided,
    List<Problem> problems) {
  public Matching {
    benchmarks = List.copyOf(benchmarks);
    rows = List.copyOf(rows);
    oneSided = List.copyOf(oneSided);
    problems = List.copyOf(problems);
  }
}
