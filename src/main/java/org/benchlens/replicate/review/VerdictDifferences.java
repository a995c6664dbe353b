package org.benchlens.replicate.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordedComparison;
import org.benchlens.model.nupp.RecordedInterval;
import org.benchlens.model.nupp.RecordedVerdict;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.change.ShiftInterval;

/// Checks recorded verdicts.
final class VerdictDifferences {
  private VerdictDifferences() {}

  /// The differences in the order of the recorded verdicts, then computed verdicts that were not
  /// recorded.
  static List<Difference> of(RecordedComparison recorded, List<BenchmarkVerdict> computed) {
    Map<BenchmarkId, BenchmarkVerdict> byId = new HashMap<>();
    computed.forEach(verdict -> byId.put(verdict.id(), verdict));
    List<Difference> differences = new ArrayList<>();
    for (RecordedVerdict verdict : recorded.verdicts()) {
      DifferenceList list = new DifferenceList(verdict.id().name() + ", " + recorded.kind().word());
      BenchmarkVerdict again = byId.remove(verdict.id());
      if (again == null) {
        list.words("verdict", word(verdict), "none");
      } else {
        check(list, verdict, again);
      }
      differences.addAll(list.differences());
    }
    for (BenchmarkVerdict verdict : computed) {
      if (byId.containsKey(verdict.id())) {
        differences.add(
            new Difference.OfWords(
                verdict.id().name() + ", " + recorded.kind().word(),
                "verdict",
                "none",
                verdict.verdict().word()));
      }
    }
    return differences;
  }

  private static void check(
      DifferenceList list, RecordedVerdict recorded, BenchmarkVerdict computed) {
    list.number("change", recorded.change(), computed.change());
    list.probability("pValue", recorded.pValue(), computed.pValue());
    list.probability("adjusted", recorded.adjusted(), computed.adjusted());
    list.words("withheld", reason(recorded.withheld()), reason(computed.withheld()));
    interval(list, recorded.interval(), computed.interval());
    if (recorded.verdict().isPresent()) {
      list.words("verdict", word(recorded), computed.verdict().word());
    }
  }

  private static void interval(
      DifferenceList list, Optional<RecordedInterval> recorded, Optional<ShiftInterval> computed) {
    if (recorded.isPresent() && computed.isPresent()) {
      list.number("interval.low", OptionalDouble.of(recorded.get().low()), computed.get().low());
      list.number(
          "interval.upper", OptionalDouble.of(recorded.get().upper()), computed.get().upper());
    } else {
      list.words("interval", presence(recorded.isPresent()), presence(computed.isPresent()));
    }
  }

  private static String word(RecordedVerdict verdict) {
    return verdict.verdict().map(answer -> answer.word()).orElse("none");
  }

  private static String reason(Optional<WithheldReason> reason) {
    return reason.map(WithheldReason::word).orElse("none");
  }

  private static String presence(boolean present) {
    return present ? "given" : "none";
  }
}
