package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.model.Side;

/// A row for tests, with limits that are exact in binary: gap 0.25, centers 0.5, overlap 0.5,
/// ceiling 0.125, coverage of samples 0.75 and of values 0.5, no filter for rare values.
record Row(FakeSide reference, FakeSide compare, Settings settings) {
  static final Settings LIMITS =
      Settings.of(Rules.GUIDE, Preset.DEFAULT)
          .with(Threshold.CLEAR_GAP_RELATIVE, 0.25)
          .with(Threshold.SAME_CENTER_RELATIVE, 0.5)
          .with(Threshold.SAME_OVERLAP_FRACTION, 0.5)
          .with(Threshold.SAME_DISPERSION_CEILING, 0.125)
          .with(Threshold.BULK_SAMPLE_COVERAGE, 0.75)
          .with(Threshold.BULK_SUPPORT_COVERAGE, 0.5)
          .with(Threshold.RARE_SAMPLE_FRACTION, 0);

  static Row of(FakeSide reference, FakeSide compare) {
    return new Row(reference, compare, LIMITS);
  }

  Row by(Rules rules) {
    return new Row(reference, compare, settings.with(rules));
  }

  Row with(Threshold threshold, double value) {
    return new Row(reference, compare, settings.with(threshold, value));
  }

  RowEvidence evidence() {
    return RowEvidence.of(reference.state(), compare.state(), reference, compare);
  }

  Decision decide() {
    return RowDecider.decide(evidence(), settings);
  }

  void is(Status status, Reason reason) {
    Decision decision = decide();
    assertEquals(status + " " + reason, decision.status() + " " + decision.reason());
  }

  CheckResult check(CheckId id) {
    return decide().trace().stream()
        .filter(result -> result.check() == id)
        .findFirst()
        .orElseThrow();
  }

  List<Finding.SideFault> faults() {
    return decide().faults();
  }

  FakeSide side(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }
}
