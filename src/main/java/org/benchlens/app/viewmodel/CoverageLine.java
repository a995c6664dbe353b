package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.model.Quantity;
import org.benchlens.present.figure.CoverageScales;
import org.benchlens.present.figure.TraceScalePainter;
import org.benchlens.present.sentence.MeasuredText;

/// A coverage against its limit.
///
/// @param name such as `ref samples`
/// @param value measured, in percent
/// @param limit relation and limit, such as `≥ 97 %`
/// @param margin by how much it holds, with its sign
/// @param reading what is drawn
public record CoverageLine(
    String name, String value, String limit, String margin, TraceScalePainter.Reading reading) {

  /// The lines of all four.
  static List<CoverageLine> of(CoverageScales scales, Decision decision, Quantity quantity) {
    boolean decides =
        decision
            .deciding()
            .map(CheckResult::check)
            .map(check -> check.group().equals(group(quantity).orElse("")))
            .orElse(false);
    return scales.entries().stream()
        .map(entry -> line(entry, scales, decides, decision.status()))
        .toList();
  }

  private static CoverageLine line(
      CoverageScales.Entry entry, CoverageScales scales, boolean decides, Status status) {
    MeasuredText text = MeasuredText.of(entry.measured());
    Outcome outcome = entry.passes() ? Outcome.PASS : Outcome.FAIL;
    return new CoverageLine(
        entry.name(),
        text.value(),
        text.relation() + " " + text.limit() + " " + text.unit(),
        text.margin(),
        new TraceScalePainter.Reading(
            entry.measured(), outcome, decides && outcome == Outcome.FAIL, status, scales.scale()));
  }

  private static Optional<String> group(Quantity quantity) {
    return switch (quantity) {
      case TIME -> Optional.of("time_coverage");
      case CYCLES -> Optional.of("cycle_coverage");
      case FREQUENCY -> Optional.empty();
    };
  }
}
