package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.replicate.change.Method;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.RecordComparison;

/// What a reader of verdicts must know so as not to take them for more than they are.
final class ComparisonAdvice {
  private ComparisonAdvice() {}

  /// What a kind of comparison can and cannot control.
  static String kind(ComparisonKind kind) {
    return switch (kind) {
      case INTERLEAVED ->
          "interleaved: both executables in one session, fork by fork next to each other";
      case OBSERVATIONAL ->
          "observational: nothing controls for what changed on the machine between the two runs";
    };
  }

  /// Sentences for what is shown.
  static List<String> of(RecordComparison comparison, List<BenchmarkVerdict> shown) {
    List<String> lines = new ArrayList<>();
    if (comparison.durationsWithheld().isPresent()) {
      lines.add(
          switch (comparison.durationsWithheld().get()) {
            case NO_MARGIN ->
                "No verdicts: none is defined without a margin, and none is assumed; give"
                    + " --margin PERCENT.";
            case MACHINE_UNKNOWN, MACHINE_DIFFERS ->
                "No verdicts: durations are compared only between runs on one machine, told by its"
                    + " key. Gates do not depend on it.";
          });
      return lines;
    }
    if (shown.isEmpty()) {
      return lines;
    }
    lines.add(
        "p is adjusted by Benjamini and Hochberg over all "
            + comparison.verdicts().size()
            + " benchmarks that were compared, shown or not.");
    methods(shown, lines);
    if (comparison.kind() == ComparisonKind.OBSERVATIONAL) {
      lines.add(
          "A trend in the candidate withholds its interval; one in the baseline does not, but is"
              + " among its notes.");
    }
    lines.add(
        "unchanged is shown by an interval inside the margin, never by a test that found nothing.");
    return lines;
  }

  private static void methods(List<BenchmarkVerdict> shown, List<String> lines) {
    shown.stream()
        .map(one -> one.computed().method())
        .filter(method -> method != Method.NONE)
        .distinct()
        .sorted()
        .forEach(method -> lines.add("Change (" + method.word() + "): " + method.estimate() + "."));
    boolean tool = shown.stream().anyMatch(one -> one.computed().method() == Method.PAIRED_TOOL);
    if (tool) {
      lines.add(
          "The tool's convention ends the interval one rank early: it attains less than it claims."
              + " Use it to check recorded verdicts.");
    }
  }
}
