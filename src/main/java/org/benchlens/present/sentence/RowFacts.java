package org.benchlens.present.sentence;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Side;
import org.benchlens.model.Statistic;
import org.benchlens.present.format.FrequencyText;

/// What the message of a row draws on.
///
/// @param row what is compared with what
/// @param decision the verdict
/// @param limits the thresholds it was decided by
record RowFacts(MatchedRow row, Decision decision, Thresholds limits) {

  /// The sides for which something holds as the subject of a sentence with "has" or "have"; the
  /// sentence holds for a side even if none can be named.
  String has(Predicate<Side> wanted) {
    List<Side> sides = Stream.of(Side.values()).filter(wanted).toList();
    return switch (sides.size()) {
      case 1 -> "the " + sides.getFirst().word() + " side has";
      case 2 -> "both sides have";
      default -> "a side has";
    };
  }

  /// The deciding number beside its limit in brackets, with a blank before; empty when there is
  /// none.
  String measured() {
    return measurement().map(m -> " (" + MeasuredText.of(m).clause() + ")").orElse("");
  }

  /// The deciding number.
  Optional<Finding.Measured> measurement() {
    return decision
        .deciding()
        .map(CheckResult::finding)
        .filter(finding -> finding instanceof Finding.Measured)
        .map(finding -> (Finding.Measured) finding);
  }

  /// How near a sample must be to count as covered.
  String tolerance() {
    return "±" + MeasuredText.percent(limits.sameCenterRelative());
  }

  /// What is wrong with the sample arrays.
  String faults() {
    List<Finding.SideFault> faults =
        decision.deciding().map(CheckResult::finding).stream()
            .flatMap(
                finding ->
                    finding instanceof Finding.Faulty faulty
                        ? faulty.faults().stream()
                        : decision.faults().stream())
            .toList();
    return faults.isEmpty()
        ? "an array is faulty"
        : faults.stream().map(FaultText::of).collect(Collectors.joining("; "));
  }

  /// The mean clock rates; empty unless both are known.
  String clocks() {
    OptionalDouble reference = clock(Side.REFERENCE);
    OptionalDouble compare = clock(Side.COMPARE);
    return reference.isEmpty() || compare.isEmpty()
        ? ""
        : "; the mean clock went from %s to %s"
            .formatted(FrequencyText.of(reference), FrequencyText.of(compare));
  }

  /// The mean clock rate of a side, [Hz].
  OptionalDouble clock(Side side) {
    return row.state(side).timing().get(Statistic.CLOCK_RATE);
  }

  /// The text as a sentence: first letter large.
  static String sentence(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
