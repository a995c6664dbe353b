package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.coverage.CoverageSteps;
import org.benchlens.model.Side;

/// One of the four coverages by tolerance.
///
/// @param side whose values are covered
/// @param weight what is counted
/// @param steps coverage by distance
/// @param limit effective limit, 0 to 1
/// @param passesFrom smallest tolerance with which it reaches its limit; empty when none does
record CoverageCurve(
    Side side,
    CoverageScales.Weight weight,
    CoverageSteps steps,
    double limit,
    OptionalDouble passesFrom) {

  static CoverageCurve of(
      CoverageSteps.Both both, Side side, CoverageScales.Weight weight, Thresholds thresholds) {
    CoverageSteps steps =
        switch (weight) {
          case SAMPLES -> both.sample();
          case SUPPORT -> both.support();
        };
    double limit =
        switch (weight) {
          case SAMPLES -> thresholds.bulkSampleCoverage();
          case SUPPORT -> thresholds.bulkSupportCoverage();
        };
    return new CoverageCurve(side, weight, steps, limit, steps.passesFrom(limit));
  }

  /// The tolerance that covers everything.
  double largest() {
    return CoverageSteps.relative(steps.distance(steps.size() - 1));
  }

  /// The smallest tolerance above 0 at which something is covered; infinite when all is covered at
  /// 0.
  double smallestPositive() {
    int first = steps.distance(0) > 0 ? 0 : 1;
    return first < steps.size()
        ? CoverageSteps.relative(steps.distance(first))
        : Double.POSITIVE_INFINITY;
  }

  /// In words from where it passes.
  String passWords() {
    return passesFrom.isPresent() ? Phrases.tolerance(passesFrom.getAsDouble()) : "nowhere";
  }

  /// The steps within a range of tolerances.
  Mark.Line line(Span domain) {
    int n = steps.size();
    double[] xs = new double[2 * n + 2];
    double[] ys = new double[2 * n + 2];
    int size = 0;
    double covered = 0;
    int i = 0;
    for (; i < n && StrictMath.expm1(steps.distance(i)) <= domain.from(); i++) {
      covered = steps.share(i);
    }
    xs[size] = domain.from();
    ys[size++] = covered;
    for (; i < n && StrictMath.expm1(steps.distance(i)) < domain.to(); i++) {
      double tolerance = StrictMath.expm1(steps.distance(i));
      xs[size] = tolerance;
      ys[size++] = covered;
      covered = steps.share(i);
      xs[size] = tolerance;
      ys[size++] = covered;
    }
    xs[size] = domain.to();
    ys[size++] = covered;
    SidePen pen = SidePen.of(side);
    double width = weight == CoverageScales.Weight.SAMPLES ? 2 : 1.2;
    Points points = Points.of(Arrays.copyOf(xs, size), Arrays.copyOf(ys, size));
    return new Mark.Line(points, pen.thin(), width, pen.dash());
  }
}
