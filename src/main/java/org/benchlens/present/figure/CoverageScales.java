package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Relation;
import org.benchlens.model.Side;
import org.benchlens.model.Unit;

/// The four coverages against their effective limits, on one scale.
///
/// @param scale from 0.5, or the next lower tenth when a number is below, to 1
/// @param entries reference and compare samples, then reference and compare support
public record CoverageScales(Span scale, List<Entry> entries) {
  public CoverageScales {
    entries = List.copyOf(entries);
  }

  /// What a coverage counts.
  public enum Weight {
    /// Samples.
    SAMPLES("samples"),
    /// Distinct values that count as support.
    SUPPORT("support");

    private final String word;

    Weight(String word) {
      this.word = word;
    }

    /// The word of labels.
    public String word() {
      return word;
    }
  }

  /// A coverage.
  ///
  /// @param side whose values are covered
  /// @param weight what is counted
  /// @param value the coverage, 0 to 1; NaN without values
  /// @param limit effective limit, 0 to 1
  public record Entry(Side side, Weight weight, double value, double limit) {
    /// Such as `ref samples`.
    public String name() {
      return SidePen.of(side).word() + " " + weight.word();
    }

    /// Whether it reaches its limit.
    public boolean passes() {
      return value >= limit;
    }

    /// The same as the finding of a check.
    public Finding.Measured measured() {
      Threshold threshold =
          switch (weight) {
            case SAMPLES -> Threshold.BULK_SAMPLE_COVERAGE;
            case SUPPORT -> Threshold.BULK_SUPPORT_COVERAGE;
          };
      return new Finding.Measured(
          value, Relation.AT_LEAST, limit, Unit.RATIO, Optional.of(threshold));
    }

    /// By how much it reaches its limit; negative when it does not.
    public double margin() {
      return value - limit;
    }
  }

  /// Puts coverages beside their limits.
  public static CoverageScales of(CoverageResult coverage, Thresholds thresholds) {
    double samples = thresholds.bulkSampleCoverage();
    double support = thresholds.bulkSupportCoverage();
    List<Entry> entries = new ArrayList<>();
    entries.add(entry(Side.REFERENCE, Weight.SAMPLES, coverage.referenceSample(), samples));
    entries.add(entry(Side.COMPARE, Weight.SAMPLES, coverage.compareSample(), samples));
    entries.add(entry(Side.REFERENCE, Weight.SUPPORT, coverage.referenceSupport(), support));
    entries.add(entry(Side.COMPARE, Weight.SUPPORT, coverage.compareSupport(), support));
    double least = 0.5;
    for (Entry entry : entries) {
      least = Math.min(least, entry.limit());
      least = entry.value() < least ? entry.value() : least;
    }
    return new CoverageScales(new Span(Math.floor(least * 10 + 1e-9) / 10, 1), entries);
  }

  private static Entry entry(Side side, Weight weight, double value, double limit) {
    return new Entry(side, weight, value, limit);
  }
}
