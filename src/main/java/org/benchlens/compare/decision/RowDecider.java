package org.benchlens.compare.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.Timings;

/// Decides rows: asks the checks of a rule set in their order until one settles the row.
public final class RowDecider {
  private static final int USUAL_LENGTH = 32;

  private RowDecider() {}

  /// Status, reason and trace of a row. The same evidence and settings give the same decision,
  /// whatever was decided from the evidence before.
  ///
  /// @param evidence what is known of the row; takes in what the rules ask for
  /// @param settings by what to decide
  public static Decision decide(RowEvidence evidence, Settings settings) {
    Examination row = new Examination(evidence, settings);
    List<CheckResult> trace = new ArrayList<>(USUAL_LENGTH);
    Optional<Ruling> ruling = Optional.empty();
    for (Check check : RuleSet.of(settings.rules())) {
      if (ruling.isPresent()) {
        check.ids().forEach(id -> trace.add(SharedResults.notReached(id)));
      } else {
        ruling = ask(check, row, trace);
      }
    }
    return decision(row, ruling.orElseThrow(), trace);
  }

  private static Optional<Ruling> ask(Check check, Examination row, List<CheckResult> trace) {
    Optional<PassedOver> passedOver = check.passedOver(row);
    if (passedOver.isPresent()) {
      PassedOver why = passedOver.get();
      check.ids().forEach(id -> trace.add(SharedResults.passedOver(id, why)));
      return Optional.empty();
    }
    Optional<Ruling> ruling = Optional.empty();
    List<Answer> answers = check.ask(row);
    for (int i = 0; i < answers.size(); i++) {
      Answer answer = answers.get(i);
      trace.add(SharedResults.of(check.ids().get(i), answer));
      ruling = answer.ruling().isPresent() ? answer.ruling() : ruling;
    }
    return ruling;
  }

  private static Decision decision(Examination row, Ruling ruling, List<CheckResult> trace) {
    Timings timings = row.timings();
    return new Decision(
        ruling.status(),
        ruling.reason(),
        timings.reference(),
        timings.compare(),
        RelativeChange.of(timings, ruling.status() != Status.UNKNOWN),
        row.timeCoverage(),
        row.cycleCoverage(),
        trace,
        row.lookup().allFaults());
  }
}
