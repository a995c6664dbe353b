package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.model.nupp.AllocationSite;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.replicate.gate.GateFailure;
import org.benchlens.replicate.gate.GateNote;
import org.benchlens.replicate.gate.GateReport;

/// The gates of one benchmark with their state.
final class GateLines {
  private final RecordedBenchmark after;
  private final RecordedBenchmark before;
  private final List<GateFailure> failures;
  private final List<GateNote> notes;

  private GateLines(RecordedBenchmark after, RecordedBenchmark before, GateReport gates) {
    BenchmarkId id = after.id();
    this.after = after;
    this.before = before;
    this.failures = gates.failures().stream().filter(one -> one.id().equals(id)).toList();
    this.notes = gates.notes().stream().filter(one -> one.id().equals(id)).toList();
  }

  static DetailPart of(RecordedBenchmark after, RecordedBenchmark before, GateReport gates) {
    return new GateLines(after, before, gates).part();
  }

  private DetailPart part() {
    List<DetailLine> lines = new ArrayList<>();
    Optional<GateNote> otherProfile = first(GateNote.ExecutionProfileDiffers.class);
    if (otherProfile.isPresent()) {
      lines.add(
          DetailLine.of(
              DetailLine.Mark.FAILS,
              "execution profile differs",
              GateText.profile(after.account().execution())
                  + ", was "
                  + GateText.profile(before.account().execution())));
      lines.add(DetailLine.of(DetailLine.Mark.NOT_REACHED, "other gates", "not compared"));
    } else {
      lines.add(
          DetailLine.of(
              DetailLine.Mark.HOLDS,
              "execution profile",
              GateText.profile(after.account().execution())));
      lines.addAll(allocations());
      lines.addAll(aborts());
      remarks().ifPresent(lines::add);
    }
    boolean failed = !failures.isEmpty();
    return new DetailPart("Gates", failed ? "exit status 3" : "none failed", lines);
  }

  private List<DetailLine> allocations() {
    List<DetailLine> lines = new ArrayList<>();
    for (GateFailure failure : failures) {
      if (failure instanceof GateFailure.AllocationsRose rose) {
        lines.add(
            DetailLine.of(
                    DetailLine.Mark.BAD, "allocation sites", rose.to() + ", was " + rose.from())
                .with(rose.file() + " (" + rose.kind() + ")"));
      }
    }
    if (lines.isEmpty()) {
      String missing =
          first(GateNote.AllocationSitesMissing.class)
              .map(
                  note ->
                      note instanceof GateNote.AllocationSitesMissing one
                          ? ", not recorded on " + one.missing().words()
                          : "")
              .orElse("");
      lines.add(
          DetailLine.of(
              DetailLine.Mark.HOLDS,
              "allocation sites",
              sites(after) + ", was " + sites(before) + missing));
    }
    return lines;
  }

  private static int sites(RecordedBenchmark benchmark) {
    return benchmark.account().allocationSites().map(List<AllocationSite>::size).orElse(0);
  }

  private List<DetailLine> aborts() {
    List<DetailLine> lines = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (GateFailure failure : failures) {
      if (failure instanceof GateFailure.NewAbortSite abort && seen.add(abort.site().text())) {
        lines.add(
            DetailLine.of(
                    DetailLine.Mark.BAD,
                    "abort sites",
                    "new, in all " + after.forks().size() + " forks")
                .with(abort.site().text()));
      }
    }
    if (!lines.isEmpty()) {
      return lines;
    }
    Optional<GateNote> not =
        first(GateNote.TraceProfileDiffers.class)
            .or(() -> first(GateNote.AbortsNotCollected.class));
    return List.of(
        not.isPresent()
            ? DetailLine.of(
                DetailLine.Mark.NOT_REACHED,
                "abort sites",
                not.get() instanceof GateNote.TraceProfileDiffers
                    ? "trace profile differs"
                    : "not collected")
            : DetailLine.of(DetailLine.Mark.HOLDS, "abort sites", "none new"));
  }

  private Optional<DetailLine> remarks() {
    long appeared = notes.stream().filter(GateNote.RemarkAppeared.class::isInstance).count();
    long away = notes.stream().filter(GateNote.RemarkWentAway.class::isInstance).count();
    if (first(GateNote.RemarksMissing.class).isPresent()) {
      return Optional.of(
          DetailLine.of(DetailLine.Mark.NOT_REACHED, "remarks", "not recorded on both sides"));
    }
    return appeared + away == 0
        ? Optional.empty()
        : Optional.of(
            DetailLine.of(
                DetailLine.Mark.NOTE, "remarks", appeared + " appeared, " + away + " went away"));
  }

  private Optional<GateNote> first(Class<? extends GateNote> kind) {
    return notes.stream().filter(kind::isInstance).map(GateNote.class::cast).findFirst();
  }
}
