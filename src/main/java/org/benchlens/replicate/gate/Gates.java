package org.benchlens.replicate.gate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.benchlens.model.nupp.AllocationSite;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.ExecutionProfile;
import org.benchlens.model.nupp.RecordedBenchmark;

/// Compares the deterministic parts of two records (contract, 3.12).
public final class Gates {
  private final List<GateFailure> failures = new ArrayList<>();
  private final List<GateNote> notes = new ArrayList<>();
  private int compared;

  private Gates() {}

  /// Compares each benchmark of the candidate with the baseline's of the same program and name.
  /// Benchmarks that only the baseline has are no part of it.
  public static GateReport compare(
      List<RecordedBenchmark> candidate, List<RecordedBenchmark> baseline) {
    Map<BenchmarkId, RecordedBenchmark> partners = new HashMap<>();
    baseline.forEach(benchmark -> partners.putIfAbsent(benchmark.id(), benchmark));
    Gates gates = new Gates();
    for (RecordedBenchmark benchmark : candidate) {
      gates.compare(benchmark, Optional.ofNullable(partners.get(benchmark.id())));
    }
    return new GateReport(gates.failures, gates.notes, gates.compared);
  }

  private void compare(RecordedBenchmark candidate, Optional<RecordedBenchmark> partner) {
    if (partner.isEmpty()) {
      notes.add(new GateNote.NotInBaseline(candidate.id()));
      return;
    }
    RecordedBenchmark baseline = partner.get();
    Optional<ExecutionProfile> ours = candidate.account().execution();
    Optional<ExecutionProfile> theirs = baseline.account().execution();
    if (ours.isEmpty() || !ours.equals(theirs)) {
      notes.add(new GateNote.ExecutionProfileDiffers(candidate.id(), ours, theirs));
      return;
    }
    compared++;
    compareAllocations(candidate, baseline);
    notes.addAll(RemarkComparison.compare(candidate, baseline));
    AbortComparison aborts = AbortComparison.of(candidate, baseline);
    failures.addAll(aborts.failures());
    notes.addAll(aborts.notes());
  }

  private void compareAllocations(RecordedBenchmark candidate, RecordedBenchmark baseline) {
    Optional<List<AllocationSite>> ours = candidate.account().allocationSites();
    Optional<List<AllocationSite>> theirs = baseline.account().allocationSites();
    if (ours.isPresent() != theirs.isPresent()) {
      Missing missing = ours.isEmpty() ? Missing.CANDIDATE : Missing.BASELINE;
      notes.add(new GateNote.AllocationSitesMissing(candidate.id(), missing));
    }
    Map<Place, Integer> before = counts(theirs.orElse(List.of()));
    counts(ours.orElse(List.of()))
        .forEach(
            (place, to) -> {
              int from = before.getOrDefault(place, 0);
              if (to > from) {
                failures.add(
                    new GateFailure.AllocationsRose(
                        candidate.id(), place.file(), place.kind(), from, to));
              }
            });
  }

  private static Map<Place, Integer> counts(List<AllocationSite> sites) {
    Map<Place, Integer> counts = new TreeMap<>();
    sites.forEach(site -> counts.merge(new Place(site.file(), site.kind()), 1, Integer::sum));
    return counts;
  }

  private record Place(String file, String kind) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      return (file + "|" + kind).compareTo(other.file + "|" + other.kind);
    }
  }
}
