package org.benchlens.replicate.gate;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.model.nupp.AbortSite;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.TraceProfile;

/// Whether a program gained abort sites. Only sites that every collecting fork saw count, on both
/// sides: one that was flaky in the baseline and is unanimous now is new.
///
/// @param failures new sites, sorted
/// @param notes why they could not be compared
record AbortComparison(List<GateFailure> failures, List<GateNote> notes) {
  static AbortComparison of(RecordedBenchmark candidate, RecordedBenchmark baseline) {
    BenchmarkId id = candidate.id();
    Optional<String> ours = candidate.account().trace().flatMap(TraceProfile::id);
    Optional<String> theirs = baseline.account().trace().flatMap(TraceProfile::id);
    if (ours.isEmpty() || !ours.equals(theirs)) {
      return note(new GateNote.TraceProfileDiffers(id, ours, theirs));
    }
    Optional<List<AbortSite>> now = candidate.summary().merged().aborts().sites();
    Optional<List<AbortSite>> before = baseline.summary().merged().aborts().sites();
    if (now.isEmpty()) {
      Missing missing = before.isEmpty() ? Missing.BOTH : Missing.CANDIDATE;
      return note(new GateNote.AbortsNotCollected(id, missing));
    }
    if (before.isEmpty()) {
      return note(new GateNote.AbortsNotCollected(id, Missing.BASELINE));
    }
    Set<AbortSite> known = new HashSet<>(before.get());
    List<GateFailure> failures =
        now.get().stream()
            .filter(site -> !known.contains(site))
            .distinct()
            .sorted()
            .<GateFailure>map(site -> new GateFailure.NewAbortSite(id, site))
            .toList();
    return new AbortComparison(failures, List.of());
  }

  private static AbortComparison note(GateNote note) {
    return new AbortComparison(List.of(), List.of(note));
  }
}
