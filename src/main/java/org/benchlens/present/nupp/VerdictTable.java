package org.benchlens.present.nupp;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.review.BenchmarkVerdict;

/// The tables of verdicts and of the conditions behind them.
///
/// @param candidate benchmarks after the change
/// @param baseline benchmarks before it
/// @param names how benchmarks are called
/// @param margin the margin of the verdicts, ratio 1, > 0
record VerdictTable(
    Map<BenchmarkId, RecordedBenchmark> candidate,
    Map<BenchmarkId, RecordedBenchmark> baseline,
    BenchmarkNames names,
    double margin) {

  PageSection.Table verdicts(List<BenchmarkVerdict> verdicts) {
    return new PageSection.Table(
        "verdicts",
        "Durations",
        List.of(
            BenchmarkNames.column(),
            PageColumn.numbers("Baseline", "baseline_score_s"),
            PageColumn.numbers("Candidate", "candidate_score_s"),
            PageColumn.words("Units"),
            PageColumn.numbers("Change", "change"),
            PageColumn.numbers("Interval", "interval_low", "interval_upper", "withheld"),
            PageColumn.numbers("Coverage", "coverage", "claimed_coverage"),
            PageColumn.numbers("p", "p_value"),
            PageColumn.numbers("Adjusted p", "adjusted_p"),
            PageColumn.words("Verdict", "verdict"),
            PageColumn.numbers("Alloc ±B/op", "allocated_change_bytes"),
            PageColumn.words("Why", "why")),
        verdicts.stream().map(this::row).toList());
  }

  private List<PageCell> row(BenchmarkVerdict verdict) {
    RecordedBenchmark after = requireNonNull(candidate.get(verdict.id()));
    RecordedBenchmark before = requireNonNull(baseline.get(verdict.id()));
    ScoreText unit = ScoreText.of(after.summary().merged().kind());
    List<PageCell> cells = new ArrayList<>();
    cells.add(names.cell(verdict.id()));
    cells.add(score(before, unit));
    cells.add(score(after, unit));
    cells.add(new PageCell(unit.unit(), List.of()));
    cells.add(PageCell.number(Percent.change(verdict.change()), verdict.change()));
    cells.add(interval(verdict));
    cells.add(coverage(verdict));
    cells.add(PageCell.number(Percent.probability(verdict.pValue()), verdict.pValue()));
    cells.add(PageCell.number(Percent.probability(verdict.adjusted()), verdict.adjusted()));
    cells.add(PageCell.word(verdict.verdict().word()));
    cells.add(allocated(after, before));
    cells.add(PageCell.word(VerdictText.why(verdict, margin)));
    return cells;
  }

  private static PageCell score(RecordedBenchmark benchmark, ScoreText unit) {
    OptionalDouble score = benchmark.summary().score();
    return PageCell.number(unit.number(score), score);
  }

  private static PageCell interval(BenchmarkVerdict verdict) {
    return new PageCell(
        VerdictText.interval(verdict),
        List.of(
            verdict
                .interval()
                .<ExportValue>map(interval -> new ExportValue.Real(interval.low()))
                .orElse(new ExportValue.Missing()),
            verdict
                .interval()
                .<ExportValue>map(interval -> new ExportValue.Real(interval.upper()))
                .orElse(new ExportValue.Missing()),
            verdict
                .withheld()
                .map(WithheldReason::word)
                .<ExportValue>map(ExportValue.Text::new)
                .orElse(new ExportValue.Missing())));
  }

  private static PageCell coverage(BenchmarkVerdict verdict) {
    return verdict
        .interval()
        .map(
            interval ->
                new PageCell(
                    VerdictText.coverage(interval),
                    List.of(
                        ExportValue.of(interval.coverage()), ExportValue.of(interval.claimed()))))
        .orElse(PageCell.nothing(2));
  }

  private static PageCell allocated(RecordedBenchmark after, RecordedBenchmark before) {
    OptionalDouble now = bytes(after);
    OptionalDouble then = bytes(before);
    if (now.isEmpty() || then.isEmpty()) {
      return PageCell.nothing(1);
    }
    double change = now.getAsDouble() - then.getAsDouble();
    String text = change == 0 ? "0" : Decimals.signed(change, 3);
    return PageCell.number(text, change);
  }

  private static OptionalDouble bytes(RecordedBenchmark benchmark) {
    Measurement merged = benchmark.summary().merged();
    return merged.allocatedPerOperation();
  }

  /// All questions that were asked, in their order; the last of a benchmark's ruling decided.
  PageSection.Table conditions(List<BenchmarkVerdict> verdicts) {
    List<List<PageCell>> rows = new ArrayList<>();
    for (BenchmarkVerdict verdict : verdicts) {
      verdict.computed().conditions().forEach(one -> rows.add(row(verdict, one, "computed")));
      verdict.loneChange().ifPresent(one -> rows.add(row(verdict, one, "family")));
      verdict.ruling().conditions().forEach(one -> rows.add(row(verdict, one, "verdict")));
    }
    return new PageSection.Table(
        "conditions",
        "Conditions",
        List.of(
            BenchmarkNames.column(),
            PageColumn.words("For", "part"),
            PageColumn.words("Condition", "condition"),
            PageColumn.numbers("Measured", "measured"),
            PageColumn.words("", "relation"),
            PageColumn.numbers("Limit", "limit"),
            PageColumn.words("Holds", "holds")),
        rows);
  }

  private List<PageCell> row(BenchmarkVerdict verdict, Condition condition, String part) {
    return List.of(
        names.cell(verdict.id()),
        PageCell.word(part),
        new PageCell(
            ConditionText.question(condition.id()),
            List.of(new ExportValue.Text(condition.id().word()))),
        PageCell.number(
            ConditionText.number(condition.id(), condition.measured()), condition.measured()),
        PageCell.word(condition.relation().symbol()),
        PageCell.number(ConditionText.number(condition.id(), condition.limit()), condition.limit()),
        PageCell.word(condition.holds() ? "yes" : "no"));
  }
}
