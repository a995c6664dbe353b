package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.change.ShiftInterval;
import org.benchlens.replicate.gate.GateNote;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.Difference;
import org.benchlens.replicate.review.RecordComparison;

/// Why a benchmark of a comparison has its verdict: the rules in their order, the gates, the notes,
/// and whether recorded values come out again.
public final class VerdictDetail {
  private final RecordComparison comparison;
  private final RecordedBenchmark after;
  private final RecordedBenchmark before;
  private final int recorded;

  private VerdictDetail(
      RecordComparison comparison,
      RecordedBenchmark after,
      RecordedBenchmark before,
      int recorded) {
    this.comparison = comparison;
    this.recorded = recorded;
    this.after = after;
    this.before = before;
  }

  /// The detail of a benchmark that both sides have.
  ///
  /// @param verdict its verdict; empty when durations are not compared
  /// @param recorded verdicts that the comparison's record holds, >= 0
  public static BenchmarkDetail of(
      RecordComparison comparison,
      Optional<BenchmarkVerdict> verdict,
      RecordedBenchmark after,
      RecordedBenchmark before,
      int recorded) {
    return new VerdictDetail(comparison, after, before, recorded).detail(verdict);
  }

  private BenchmarkDetail detail(Optional<BenchmarkVerdict> verdict) {
    List<DetailPart> parts = new ArrayList<>();
    double margin = comparison.margin().orElse(Double.NaN);
    verdict.ifPresent(one -> parts.add(DecisionLines.of(one, margin)));
    parts.add(
        comparison.kind() == ComparisonKind.INTERLEAVED
            ? new DetailPart("Gates", "none: they take a saved baseline", List.of())
            : GateLines.of(after, before, comparison.gates()));
    List<DetailLine> notes = notes();
    if (!notes.isEmpty()) {
      parts.add(new DetailPart("Notes", "", notes));
    }
    parts.add(recomputed());
    verdict.ifPresent(one -> parts.add(statistics(one)));
    return new BenchmarkDetail(
        after.id(),
        verdict.map(BenchmarkVerdict::verdict),
        verdict.map(one -> sentence(one, margin)).orElseGet(this::withoutVerdict),
        verdict
            .flatMap(BenchmarkVerdict::interval)
            .map(
                interval ->
                    new DetailScale(
                        interval.low(), interval.upper(), verdict.orElseThrow().change(), margin)),
        parts);
  }

  private String withoutVerdict() {
    return comparison
        .durationsWithheld()
        .map(
            reason ->
                switch (reason) {
                  case NO_MARGIN ->
                      "No verdict: none is defined without a margin, and none is"
                          + " assumed. Type one in percent, at the top right.";
                  case MACHINE_DIFFERS, MACHINE_UNKNOWN ->
                      "No verdict: " + reason.words() + ". Gates do not depend on it.";
                })
        .orElse("No verdict.");
  }

  private static String sentence(BenchmarkVerdict verdict, double margin) {
    String why = VerdictText.why(verdict, margin).replace("%", " %").replace("-", "\u2212");
    String capital = Character.toUpperCase(why.charAt(0)) + why.substring(1) + ".";
    Optional<ShiftInterval> interval = verdict.interval();
    double change = verdict.change();
    if (interval.isEmpty()) {
      return "Change " + signed(change) + " %. " + restored(capital);
    }
    double low = interval.get().low();
    double upper = interval.get().upper();
    String numbers =
        low > 0 || upper < 0
            ? (low > 0 ? "Slower by " : "Faster by ")
                + plain(change)
                + " %, between "
                + plain(low > 0 ? low : -upper)
                + " and "
                + plain(low > 0 ? upper : -low)
                + " %. "
            : "Change "
                + signed(change)
                + " %, between "
                + signed(low)
                + " and "
                + signed(upper)
                + " %. ";
    return numbers + restored(capital);
  }

  /// Hyphens inside of words are none of numbers.
  private static String restored(String text) {
    return text.replaceAll("(?<=\\p{L})\u2212", "-");
  }

  private static String signed(double ratio) {
    return ScreenPercent.signed(OptionalDouble.of(ratio), 1);
  }

  private static String plain(double ratio) {
    return Decimals.fixed(Math.abs(ratio) * 100, 1);
  }

  /// What interval and p take, and how they were computed.
  private static DetailPart statistics(BenchmarkVerdict verdict) {
    List<DetailLine> lines = new ArrayList<>();
    verdict.computed().conditions().forEach(one -> lines.add(RecordDetail.question(one)));
    verdict
        .loneChange()
        .filter(one -> one.id() == ConditionId.LONE_CHANGE)
        .ifPresent(one -> lines.add(RecordDetail.question(one)));
    String coverage =
        verdict
            .computed()
            .interval()
            .map(one -> "coverage " + VerdictText.coverage(one).replace("%", " %"))
            .orElse("no interval");
    lines.add(
        DetailLine.of(
            DetailLine.Mark.NOTE,
            "change: " + verdict.computed().method().estimate() + "; " + coverage,
            ""));
    return new DetailPart("What interval and p take", "", lines);
  }

  private List<DetailLine> notes() {
    String name = after.id().name() + ": ";
    Stream<String> ofGates =
        comparison.gates().notes().stream()
            .filter(one -> one.id().equals(after.id()))
            .filter(
                one ->
                    one instanceof GateNote.RemarkAppeared
                        || one instanceof GateNote.RemarkWentAway
                        || one instanceof GateNote.TraceProfileDiffers)
            .map(GateText::of);
    Stream<String> ofAfter = BenchmarkReview.of(after).notes().stream().map(RecordNoteText::of);
    Stream<String> ofBefore =
        BenchmarkReview.of(before).notes().stream()
            .map(RecordNoteText::of)
            .map(text -> "baseline, " + text.substring(text.startsWith(name) ? name.length() : 0));
    return Stream.of(ofAfter, ofBefore, ofGates)
        .flatMap(one -> one)
        .map(text -> text.startsWith(name) ? text.substring(name.length()) : text)
        .map(text -> DetailLine.of(DetailLine.Mark.NOTE, text, ""))
        .toList();
  }

  private DetailPart recomputed() {
    List<Difference> verdicts = comparison.differences();
    List<Difference> own = new ArrayList<>(BenchmarkReview.of(after).differences());
    own.addAll(BenchmarkReview.of(before).differences());
    own.addAll(verdicts.stream().filter(one -> one.place().contains(after.id().name())).toList());
    long differing = verdicts.stream().map(Difference::place).distinct().count();
    String aside =
        recorded > 0
            ? Math.max(0, recorded - differing) + " of " + recorded + " verdicts agree"
            : own.isEmpty() ? "all recorded values agree" : own.size() + " recorded values differ";
    return new DetailPart(
        "Recomputed",
        aside,
        own.stream()
            .map(one -> DetailLine.of(DetailLine.Mark.NOTE, DifferenceText.of(one), ""))
            .toList());
  }
}
