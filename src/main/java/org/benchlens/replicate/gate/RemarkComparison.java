package org.benchlens.replicate.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.Remark;

/// Which remarks appeared and which went away. A pass that starts firing adds one and removes
/// another, so neither is a failure.
final class RemarkComparison {
  private RemarkComparison() {}

  /// Those that appeared sorted, then those that went away sorted.
  static List<GateNote> compare(RecordedBenchmark candidate, RecordedBenchmark baseline) {
    BenchmarkId id = candidate.id();
    Optional<List<Remark>> ours = candidate.account().remarks();
    Optional<List<Remark>> theirs = baseline.account().remarks();
    if (ours.isEmpty() && theirs.isEmpty()) {
      return List.of();
    }
    if (ours.isEmpty() || theirs.isEmpty()) {
      Missing missing = ours.isEmpty() ? Missing.CANDIDATE : Missing.BASELINE;
      return List.of(new GateNote.RemarksMissing(id, missing));
    }
    Map<String, Remark> now = byIdentity(ours.get());
    Map<String, Remark> before = byIdentity(theirs.get());
    List<GateNote> notes = new ArrayList<>();
    now.forEach(
        (identity, remark) -> {
          if (!before.containsKey(identity)) {
            notes.add(new GateNote.RemarkAppeared(id, remark));
          }
        });
    before.forEach(
        (identity, remark) -> {
          if (!now.containsKey(identity)) {
            notes.add(new GateNote.RemarkWentAway(id, remark));
          }
        });
    return notes;
  }

  private static Map<String, Remark> byIdentity(List<Remark> remarks) {
    Map<String, Remark> byIdentity = new TreeMap<>();
    remarks.forEach(remark -> byIdentity.put(remark.identity(), remark));
    return byIdentity;
  }
}
