package org.benchlens.present.nupp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.review.BenchmarkVerdict;

/// The rules of a verdict in their order, as they were asked; the one that decided is marked.
final class DecisionLines {
  private final BenchmarkVerdict verdict;
  private final String limit;

  private DecisionLines(BenchmarkVerdict verdict, double margin) {
    this.verdict = verdict;
    this.limit = Percents.limit(margin);
  }

  static DetailPart of(BenchmarkVerdict verdict, double margin) {
    DecisionLines lines = new DecisionLines(verdict, margin);
    return new DetailPart(
        "Decision",
        "first rule that fits",
        List.of(
            lines.present(), lines.inside(), lines.significant(), lines.slower(), lines.faster()));
  }

  private Optional<Condition> asked(ConditionId id) {
    return verdict.ruling().conditions().stream().filter(one -> one.id() == id).findFirst();
  }

  private DetailLine present() {
    boolean holds = asked(ConditionId.INTERVAL).filter(Condition::holds).isPresent();
    String numbers =
        holds
            ? verdict.computed().baselineForks()
                + " and "
                + verdict.computed().candidateForks()
                + " forks"
            : VerdictText.interval(verdict);
    return line(holds, "interval present", numbers, !holds);
  }

  private DetailLine inside() {
    String text = "inside the margin of ±" + limit;
    Optional<Condition> above = asked(ConditionId.ABOVE_LOWER_MARGIN);
    Optional<Condition> below = asked(ConditionId.BELOW_UPPER_MARGIN);
    if (above.isEmpty() || below.isEmpty()) {
      return notReached(text);
    }
    boolean holds = above.get().holds() && below.get().holds();
    String numbers =
        signed(above.get().measured()) + " to " + signed(below.get().measured()) + " %";
    return line(holds, text, numbers, holds);
  }

  private DetailLine significant() {
    String text = "adjusted p below 0.05";
    return asked(ConditionId.SIGNIFICANT)
        .map(
            one ->
                line(
                    one.holds(),
                    text,
                    Percents.probability(one.measured()) + " of " + verdict.family(),
                    !one.holds()))
        .orElse(notReached(text));
  }

  private DetailLine slower() {
    String text = "low end at or above +" + limit;
    return asked(ConditionId.ALL_SLOWER)
        .map(one -> line(one.holds(), text, signed(one.measured()) + " %", one.holds()))
        .orElse(notReached(text));
  }

  /// The last rule: whatever it says, it decides.
  private DetailLine faster() {
    String text = "high end at or below \u2212" + limit;
    return asked(ConditionId.ALL_FASTER)
        .map(one -> line(one.holds(), text, signed(one.measured()) + " %", true))
        .orElse(notReached(text));
  }

  private static DetailLine notReached(String text) {
    return DetailLine.of(DetailLine.Mark.NOT_REACHED, text, "not reached");
  }

  private static DetailLine line(boolean holds, String text, String numbers, boolean decides) {
    DetailLine line =
        DetailLine.of(holds ? DetailLine.Mark.HOLDS : DetailLine.Mark.FAILS, text, numbers);
    return decides ? line.decides() : line;
  }

  private static String signed(double ratio) {
    return ScreenPercent.signed(OptionalDouble.of(ratio), 1);
  }
}
