package org.benchlens.compare.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;

/// Whether the samples of both sides cover each other, in time or in cycles: four coverages, of
/// which the one with the smallest margin settles the row. Source: contract, section 5.
///
/// @param quantity what is covered
/// @param ids the four checks: samples of both sides, then distinct values of both sides
/// @param array the array without which it is passed over
/// @param mismatch reason when a coverage is too small
/// @param reached how the row is settled when none is; empty when more is asked
record CoverageReached(
    Quantity quantity,
    List<CheckId> ids,
    SampleArray array,
    Reason mismatch,
    Optional<Ruling> reached)
    implements Check {

  static CoverageReached times() {
    return new CoverageReached(
        Quantity.TIME,
        List.of(
            CheckId.TIME_REFERENCE_SAMPLES,
            CheckId.TIME_COMPARE_SAMPLES,
            CheckId.TIME_REFERENCE_SUPPORT,
            CheckId.TIME_COMPARE_SUPPORT),
        SampleArray.TIMES,
        Reason.BULK_TIME_SUPPORT_MISMATCH,
        Optional.empty());
  }

  static CoverageReached cycles() {
    return new CoverageReached(
        Quantity.CYCLES,
        List.of(
            CheckId.CYCLE_REFERENCE_SAMPLES,
            CheckId.CYCLE_COMPARE_SAMPLES,
            CheckId.CYCLE_REFERENCE_SUPPORT,
            CheckId.CYCLE_COMPARE_SUPPORT),
        SampleArray.FREQUENCIES,
        Reason.BULK_CYCLE_SUPPORT_MISMATCH,
        Optional.of(Ruling.same(Reason.BULK_SAME)));
  }

  @Override
  public Optional<PassedOver> passedOver(Examination row) {
    return SamplesUsable.passedOver(row, array);
  }

  @Override
  public List<Answer> ask(Examination row) {
    CoverageResult coverage = row.coverage(quantity);
    List<Finding.Measured> found = measure(coverage, row.limits());
    int tightest = 0;
    for (int i = 1; i < found.size(); i++) {
      if (found.get(i).margin() < found.get(tightest).margin()) {
        tightest = i;
      }
    }
    List<Answer> answers = new ArrayList<>(found.size());
    for (Finding.Measured measured : found) {
      answers.add(Answer.of(measured.value() >= measured.limit(), measured));
    }
    Answer deciding = answers.get(tightest);
    answers.set(
        tightest,
        deciding.outcome() == Outcome.FAIL
            ? deciding.ruling(Ruling.ambiguous(mismatch))
            : reached.map(deciding::ruling).orElse(deciding));
    return answers;
  }

  private static List<Finding.Measured> measure(CoverageResult coverage, Thresholds limits) {
    double sample = limits.bulkSampleCoverage();
    double support = limits.bulkSupportCoverage();
    return List.of(
        Measurement.atLeast(coverage.referenceSample(), sample, Threshold.BULK_SAMPLE_COVERAGE),
        Measurement.atLeast(coverage.compareSample(), sample, Threshold.BULK_SAMPLE_COVERAGE),
        Measurement.atLeast(coverage.referenceSupport(), support, Threshold.BULK_SUPPORT_COVERAGE),
        Measurement.atLeast(coverage.compareSupport(), support, Threshold.BULK_SUPPORT_COVERAGE));
  }
}
