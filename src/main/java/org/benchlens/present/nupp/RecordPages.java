package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordedComparison;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.Difference;
import org.benchlens.replicate.review.RecordReview;
import org.benchlens.replicate.suite.VariantScore;
import org.benchlens.replicate.suite.Workload;

/// The pages about one record.
public final class RecordPages {
  private RecordPages() {}

  /// The scores of a record with its notes.
  ///
  /// @param review the record
  /// @param selection the benchmarks to show
  /// @param means whether geometric means over suites are wanted; they take whole suites
  public static RecordPage record(
      RecordReview review, BenchmarkSelection selection, boolean means) {
    List<BenchmarkReview> shown = shown(review, selection);
    List<PageSection> sections = new ArrayList<>();
    sections.add(ScoreTable.of(shown, review.suites()));
    sections.add(
        SuiteTables.winners(
            review.winners().stream()
                .filter(winner -> workloads(review, shown).contains(winner.workload()))
                .toList()));
    if (means) {
      sections.add(SuiteTables.means(review.geometricMeans()));
    }
    sections.add(comparisons(review.record().comparisons()));
    sections.add(new PageSection.Lines("reading", "How to read it", RecordAdvice.of(shown)));
    sections.add(notes("notes", "Notes", shown));
    sections.add(differences(shown.stream().flatMap(one -> one.differences().stream()).toList()));
    sections.add(ProblemText.lines(review.record().problems()));
    List<PageFact> facts = new ArrayList<>(RecordFacts.of(review.record()));
    selection.fact(review.benchmarks().size(), shown.size()).ifPresent(facts::add);
    return new RecordPage("record", "Bench record", facts, sections);
  }

  /// How many forks a precision takes.
  public static RecordPage pilot(RecordReview review, BenchmarkSelection selection) {
    List<BenchmarkReview> shown = shown(review, selection);
    List<PageFact> facts = new ArrayList<>(RecordFacts.of(review.record()));
    shown.stream()
        .filter(one -> one.forks().size() > 1)
        .mapToLong(one -> one.pilot().forksFor2Percent())
        .max()
        .ifPresent(forks -> facts.add(recommended(forks)));
    selection.fact(review.benchmarks().size(), shown.size()).ifPresent(facts::add);
    return new RecordPage(
        "pilot",
        "Forks that a precision takes",
        facts,
        List.of(
            PilotTable.of(shown),
            new PageSection.Lines("reading", "How to read it", RecordAdvice.ofPilot(shown)),
            ProblemText.lines(review.record().problems())));
  }

  private static PageFact recommended(long forks) {
    return new PageFact(
        "recommended_forks",
        "Recommended",
        "--forks " + forks + " covers every benchmark shown at ±2%",
        new ExportValue.Whole(forks));
  }

  static List<BenchmarkReview> shown(RecordReview review, BenchmarkSelection selection) {
    return review.benchmarks().stream().filter(one -> selection.takes(one.benchmark())).toList();
  }

  static PageSection.Lines differences(List<Difference> differences) {
    return new PageSection.Lines(
        "differences",
        "Recorded values that do not come out again",
        differences.stream().map(DifferenceText::of).toList());
  }

  static PageSection.Lines notes(String id, String title, List<BenchmarkReview> shown) {
    return new PageSection.Lines(
        id,
        title,
        shown.stream().flatMap(one -> one.notes().stream()).map(RecordNoteText::of).toList());
  }

  private static Set<Workload> workloads(RecordReview review, List<BenchmarkReview> shown) {
    Set<BenchmarkId> ids =
        shown.stream().map(BenchmarkReview::id).collect(Collectors.toUnmodifiableSet());
    return review.suites().workloads().entrySet().stream()
        .filter(entry -> ids(entry.getValue()).anyMatch(ids::contains))
        .map(entry -> entry.getKey())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<BenchmarkId> ids(List<VariantScore> scores) {
    return scores.stream().map(VariantScore::id);
  }

  private static PageSection.Lines comparisons(List<RecordedComparison> comparisons) {
    return new PageSection.Lines(
        "comparisons",
        "Comparisons in this record",
        comparisons.stream()
            .map(
                one ->
                    one.kind().word()
                        + " with "
                        + (one.source().isEmpty() ? "a source not recorded" : one.source())
                        + ", "
                        + one.verdicts().size()
                        + (one.verdicts().size() == 1 ? " verdict" : " verdicts")
                        + "; 'benchlens nupp compare' with this file alone shows it")
            .toList());
  }
}
