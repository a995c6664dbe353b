package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.model.Problem;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.gate.GateReport;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.Difference;
import org.benchlens.replicate.review.RecordComparison;

/// The pages about two records.
public final class ComparisonPages {
  private final ComparedRecords compared;
  private final RecordComparison comparison;
  private final Set<BenchmarkId> selected;
  private final List<BenchmarkVerdict> shown;
  private final BenchmarkNames names;

  private ComparisonPages(ComparedRecords compared) {
    this.compared = compared;
    this.comparison = compared.comparison();
    this.selected =
        Stream.concat(
                compared.candidate().benchmarks().stream(),
                compared.baseline().benchmarks().stream())
            .filter(compared.selection()::takes)
            .map(RecordedBenchmark::id)
            .collect(Collectors.toUnmodifiableSet());
    this.shown = comparison.verdicts().stream().filter(one -> selected.contains(one.id())).toList();
    this.names =
        new BenchmarkNames(
            Stream.concat(
                    compared.candidate().benchmarks().stream(),
                    compared.baseline().benchmarks().stream())
                .map(RecordedBenchmark::id)
                .toList());
  }

  /// Verdicts, gates, notes and what has no partner.
  ///
  /// @param problems what could not be read of the baseline
  /// @param conditions whether all conditions are listed
  public static RecordPage comparison(
      ComparedRecords compared, List<Problem> problems, boolean conditions) {
    return new ComparisonPages(compared).comparison(problems, conditions);
  }

  /// Gates alone.
  ///
  /// @param problems what could not be read of the baseline
  public static RecordPage gates(ComparedRecords compared, List<Problem> problems) {
    return new ComparisonPages(compared).gates(problems);
  }

  private RecordPage comparison(List<Problem> problems, boolean conditions) {
    List<PageSection> sections = new ArrayList<>();
    VerdictTable table =
        new VerdictTable(
            ComparedRecords.byId(compared.candidate().benchmarks()),
            ComparedRecords.byId(compared.baseline().benchmarks()),
            names,
            comparison.margin().orElse(1));
    sections.add(table.verdicts(shown));
    sections.add(
        new PageSection.Lines("reading", "How to read it", ComparisonAdvice.of(comparison, shown)));
    sections.addAll(gateSections());
    sections.addAll(withoutPartner());
    if (conditions) {
      sections.add(table.conditions(shown));
    }
    List<BenchmarkReview> after = reviews(compared.candidate().benchmarks());
    List<BenchmarkReview> before = reviews(compared.baseline().benchmarks());
    sections.add(RecordPages.notes("candidate_notes", "Notes on the candidate", after));
    sections.add(RecordPages.notes("baseline_notes", "Notes on the baseline", before));
    List<Difference> differences = new ArrayList<>(comparison.differences());
    Stream.concat(after.stream(), before.stream())
        .forEach(one -> differences.addAll(one.differences()));
    sections.add(RecordPages.differences(differences));
    sections.add(ProblemText.lines(problems(problems)));
    List<PageFact> facts = new ArrayList<>(sides());
    facts.addAll(ComparisonFacts.verdicts(comparison, shown));
    facts.add(gateFact());
    compared.selection().fact(all(), countShown()).ifPresent(facts::add);
    return new RecordPage("compare", "Comparison of bench records", facts, sections);
  }

  private List<BenchmarkReview> reviews(List<RecordedBenchmark> benchmarks) {
    return benchmarks.stream()
        .filter(compared.selection()::takes)
        .map(BenchmarkReview::of)
        .toList();
  }

  private RecordPage gates(List<Problem> problems) {
    List<PageSection> sections = new ArrayList<>(gateSections());
    sections.addAll(withoutPartner());
    sections.add(ProblemText.lines(problems(problems)));
    List<PageFact> facts = new ArrayList<>(sides());
    facts.add(gateFact());
    facts.add(
        PageFact.count("gates_compared", "Benchmarks with gates", compared.gates().compared()));
    compared.selection().fact(all(), countShown()).ifPresent(facts::add);
    return new RecordPage("gates", "Gates of bench records", facts, sections);
  }

  private List<PageFact> sides() {
    return List.of(
        PageFact.words(
            "baseline",
            "Baseline",
            RecordFacts.side(
                comparison.source(),
                compared.baseline().recordedAt(),
                compared.baseline().benchmarks().size())),
        PageFact.words(
            "candidate",
            "Candidate",
            RecordFacts.side(
                compared.candidate().path(),
                compared.candidate().recordedAt(),
                compared.candidate().benchmarks().size())),
        new PageFact(
            "kind",
            "Kind",
            ComparisonAdvice.kind(comparison.kind()),
            new ExportValue.Text(comparison.kind().word())));
  }

  private PageFact gateFact() {
    GateReport gates = compared.gates();
    if (comparison.kind() == ComparisonKind.INTERLEAVED) {
      return PageFact.words("gates", "Gates", "none: they take a saved baseline");
    }
    if (gates.failed()) {
      return PageFact.words("gates", "Gates", "failed: " + gates.failures().size());
    }
    return PageFact.words(
        "gates", "Gates", gates.compared() == 0 ? "nothing was compared" : "passed");
  }

  private List<PageSection> gateSections() {
    return List.of(
        new PageSection.Lines(
            "gate_failures",
            "Gate failures",
            compared.gates().failures().stream().map(GateText::of).toList()),
        new PageSection.Lines(
            "gate_notes",
            "Gate notes",
            compared.gates().notes().stream().map(GateText::of).toList()));
  }

  private List<PageSection> withoutPartner() {
    return List.of(
        without("only_in_candidate", "Only in the candidate", comparison.onlyInCandidate()),
        without("only_in_baseline", "Only in the baseline", comparison.onlyInBaseline()));
  }

  private PageSection.Lines without(String id, String title, List<BenchmarkId> ids) {
    return new PageSection.Lines(
        id, title, ids.stream().filter(selected::contains).map(names::of).toList());
  }

  private List<Problem> problems(List<Problem> ofBaseline) {
    return Stream.concat(ofBaseline.stream(), compared.candidate().problems().stream()).toList();
  }

  private int all() {
    return compared.candidate().benchmarks().size();
  }

  private int countShown() {
    return (int)
        compared.candidate().benchmarks().stream().filter(compared.selection()::takes).count();
  }
}
