package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.benchlens.compare.oracle.Differences;
import org.benchlens.compare.oracle.FakeSamples;
import org.benchlens.compare.oracle.RandomRow;
import org.benchlens.compare.oracle.RandomRows;
import org.benchlens.compare.oracle.RowSide;
import org.benchlens.model.SampleArray;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The engine gives what the contract, written down a second time, gives. `-Dbenchlens.rows=N`
/// tries
/// N rows.
final class EngineAgainstOracleTest {
  private static final long ROWS = Long.getLong("benchlens.rows", 20_000);

  @ParameterizedTest
  @EnumSource(Rules.class)
  void decidesAsTheOracle(Rules rules) {
    for (long seed = 0; seed < ROWS; seed++) {
      RandomRow row = RandomRows.row(seed);
      Decision decision = RowDecider.decide(evidence(row), row.settings(rules));
      check(row, rules, Differences.between(decision, row.oracle(rules)));
    }
  }

  /// Evidence that was gathered for one rule set and other limits, then settled, decides like
  /// fresh.
  @ParameterizedTest
  @EnumSource(Rules.class)
  void usedEvidenceDecidesAsTheOracle(Rules rules) {
    for (long seed = 0; seed < ROWS / 4; seed++) {
      RandomRow row = RandomRows.row(seed);
      RowEvidence evidence = evidence(row);
      for (Rules other : Rules.values()) {
        RowDecider.decide(evidence, RandomRows.row(seed + 1).settings(other));
      }
      evidence.settle();
      Decision decision = RowDecider.decide(evidence, row.settings(rules));
      check(row, rules, Differences.between(decision, row.oracle(rules)));
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void readsEachArrayAtMostOnceAndNoneOfAnUnusableRowByTheGuide(Rules rules) {
    for (long seed = 0; seed < ROWS / 4; seed++) {
      RandomRow row = RandomRows.row(seed);
      FakeSamples ref = row.reference().samples().fresh();
      FakeSamples cmp = row.compare().samples().fresh();
      RandomRow counted = row.with(row.reference().with(ref), row.compare().with(cmp));
      RowEvidence evidence = evidence(counted);
      Decision decision = RowDecider.decide(evidence, row.settings(rules));
      RowDecider.decide(evidence, RandomRows.row(seed + 1).settings(rules));
      RowDecider.decide(evidence, row.settings(rules));
      boolean free = rules == Rules.GUIDE && decision.status() == Status.UNKNOWN;
      for (FakeSamples samples : List.of(ref, cmp)) {
        for (SampleArray array : SampleArray.values()) {
          int asked = samples.timesAsked(array);
          assertTrue(asked <= (free ? 0 : 1), () -> array + " read " + asked + " times\n" + row);
        }
      }
    }
  }

  /// Checks pass or do not apply, then one decides, then none is reached.
  @ParameterizedTest
  @EnumSource(Rules.class)
  void theTraceEndsAtTheCheckThatDecides(Rules rules) {
    for (long seed = 0; seed < ROWS / 4; seed++) {
      RandomRow row = RandomRows.row(seed);
      List<CheckResult> trace = RowDecider.decide(evidence(row), row.settings(rules)).trace();
      assertEquals(1, trace.stream().filter(CheckResult::deciding).count(), row::toString);
      CheckResult last = trace.stream().filter(CheckResult::deciding).findFirst().orElseThrow();
      int end = trace.indexOf(last);
      for (CheckResult check : trace.subList(end + 1, trace.size())) {
        boolean sameGroup = check.check().group().equals(last.check().group());
        assertTrue(sameGroup || check.outcome() == Outcome.NOT_REACHED, () -> check + "\n" + row);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void everyMeasuredCheckPassesExactlyWhenItsRelationHolds(Rules rules) {
    for (long seed = 0; seed < ROWS / 4; seed++) {
      RandomRow row = RandomRows.row(seed);
      for (CheckResult check : RowDecider.decide(evidence(row), row.settings(rules)).trace()) {
        if (check.finding() instanceof Finding.Measured measured) {
          Outcome wanted = holds(measured) ? Outcome.PASS : Outcome.FAIL;
          assertEquals(wanted, check.outcome(), () -> check + "\n" + row);
        }
      }
    }
  }

  private static boolean holds(Finding.Measured measured) {
    return switch (measured.relation()) {
      case AT_LEAST -> measured.value() >= measured.limit();
      case AT_MOST -> measured.value() <= measured.limit();
      case ABOVE -> measured.value() > measured.limit();
    };
  }

  private static RowEvidence evidence(RandomRow row) {
    RowSide ref = row.reference();
    RowSide cmp = row.compare();
    return RowEvidence.of(ref.state(), cmp.state(), ref.samples(), cmp.samples());
  }

  private static void check(RandomRow row, Rules rules, List<String> differences) {
    if (!differences.isEmpty()) {
      fail(rules + " " + String.join("\n", differences) + "\n" + row);
    }
  }
}
