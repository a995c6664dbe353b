package org.benchlens.present.screen;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.present.nupp.BenchmarkFlags;
import org.benchlens.replicate.gate.GateFailure;
import org.benchlens.replicate.gate.GateReport;
import org.benchlens.replicate.review.BenchmarkReview;

/// The flags of benchmarks, gates that failed first.
///
/// @param gates what the gates found
record SheetTags(GateReport gates) {

  /// Flags and traits of a benchmark.
  record Found(List<SheetTag> tags, Set<SheetRow.Trait> traits) {}

  Found of(BenchmarkId id, Optional<RecordedBenchmark> before, Optional<RecordedBenchmark> after) {
    List<SheetTag> tags = new ArrayList<>();
    Set<SheetRow.Trait> traits = EnumSet.noneOf(SheetRow.Trait.class);
    gates.failures().stream()
        .filter(failure -> failure.id().equals(id))
        .map(SheetTags::word)
        .distinct()
        .forEach(word -> tags.add(new SheetTag(word, true)));
    if (!tags.isEmpty()) {
      traits.add(SheetRow.Trait.GATE_FAILED);
    }
    List<String> flags =
        after.or(() -> before).map(BenchmarkReview::of).map(BenchmarkFlags::of).orElse(List.of());
    flags.forEach(word -> tags.add(new SheetTag(word, false)));
    boolean noted =
        before.map(BenchmarkReview::of).filter(one -> !one.notes().isEmpty()).isPresent();
    if (!flags.isEmpty() || noted || gates.notes().stream().anyMatch(one -> one.id().equals(id))) {
      traits.add(SheetRow.Trait.NOTED);
    }
    if (before.isEmpty() || after.isEmpty()) {
      traits.add(SheetRow.Trait.ALONE);
    }
    return new Found(tags, traits);
  }

  private static String word(GateFailure failure) {
    return switch (failure) {
      case GateFailure.AllocationsRose _ -> "alloc rose";
      case GateFailure.NewAbortSite _ -> "new abort site";
    };
  }
}
