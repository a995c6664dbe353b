package org.benchlens.replicate.gate;

import java.util.List;

/// The outcome of all gates.
///
/// @param failures what got worse, in the order of the candidate's benchmarks
/// @param notes what else there is to know, in the same order
/// @param compared benchmarks of which something was compared; 0 is no pass but nothing to compare
public record GateReport(List<GateFailure> failures, List<GateNote> notes, int compared) {
  /// No gates were asked for.
  public static final GateReport NONE = new GateReport(List.of(), List.of(), 0);

  public GateReport {
    failures = List.copyOf(failures);
    notes = List.copyOf(notes);
  }

  /// Whether anything got worse.
  public boolean failed() {
    return !failures.isEmpty();
  }
}
