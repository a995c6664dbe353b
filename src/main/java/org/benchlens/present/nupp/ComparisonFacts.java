package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.RecordComparison;

/// What holds for all verdicts of a comparison.
final class ComparisonFacts {
  private ComparisonFacts() {}

  /// Margin, convention, family and counts; or why there are no verdicts.
  ///
  /// @param shown the verdicts that are shown; the family is of all
  static List<PageFact> verdicts(RecordComparison comparison, List<BenchmarkVerdict> shown) {
    List<PageFact> facts = new ArrayList<>();
    if (comparison.margin().isPresent()) {
      double margin = comparison.margin().getAsDouble();
      facts.add(
          new PageFact(
              "margin", "Margin", "±" + Percent.plain(margin), new ExportValue.Real(margin)));
    }
    if (comparison.durationsWithheld().isPresent()) {
      facts.add(
          PageFact.words(
              "durations",
              "Durations",
              "not compared: " + comparison.durationsWithheld().get().words()));
      return facts;
    }
    if (comparison.kind() == ComparisonKind.INTERLEAVED) {
      facts.add(PageFact.words("convention", "Convention", comparison.convention().word()));
    }
    facts.add(PageFact.count("family", "Family", comparison.verdicts().size()));
    facts.add(PageFact.words("verdicts", "Verdicts", counts(shown)));
    return facts;
  }

  private static String counts(List<BenchmarkVerdict> shown) {
    Map<Verdict, Long> counts = new EnumMap<>(Verdict.class);
    shown.forEach(verdict -> counts.merge(verdict.verdict(), 1L, Long::sum));
    return List.of(Verdict.REGRESSED, Verdict.IMPROVED, Verdict.UNCHANGED, Verdict.INCONCLUSIVE)
        .stream()
        .map(verdict -> counts.getOrDefault(verdict, 0L) + " " + verdict.word())
        .collect(Collectors.joining(", "));
  }
}
