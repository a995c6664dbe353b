package org.benchlens.compare.decision;

import java.util.List;
import java.util.stream.Stream;

/// Check results that say nothing of the row's numbers, one object each for all rows: most results
/// of a comparison are of this kind.
final class SharedResults {
  private static final Finding NONE = new Finding.None();
  private static final List<CheckResult> NOT_REACHED = all(Outcome.NOT_REACHED, NONE);
  private static final List<CheckResult> PASSED = all(Outcome.PASS, NONE);
  private static final List<List<CheckResult>> PASSED_OVER =
      Stream.of(PassedOver.values())
          .map(why -> all(Outcome.NOT_APPLICABLE, new Finding.Passed(why)))
          .toList();

  private SharedResults() {}

  private static List<CheckResult> all(Outcome outcome, Finding finding) {
    return Stream.of(CheckId.values())
        .map(id -> new CheckResult(id, outcome, false, finding))
        .toList();
  }

  /// The row was settled before the check.
  static CheckResult notReached(CheckId id) {
    return NOT_REACHED.get(id.ordinal());
  }

  /// The check does not apply.
  static CheckResult passedOver(CheckId id, PassedOver why) {
    return PASSED_OVER.get(why.ordinal()).get(id.ordinal());
  }

  /// The result of an answer.
  static CheckResult of(CheckId id, Answer answer) {
    boolean deciding = answer.ruling().isPresent();
    boolean plainPass =
        answer.outcome() == Outcome.PASS && answer.finding() instanceof Finding.None;
    return plainPass && !deciding
        ? PASSED.get(id.ordinal())
        : new CheckResult(id, answer.outcome(), deciding, answer.finding());
  }
}
