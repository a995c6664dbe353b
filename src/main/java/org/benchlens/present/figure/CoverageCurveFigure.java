package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.coverage.CoverageProfile;
import org.benchlens.compare.coverage.CoverageSteps;
import org.benchlens.model.Side;

/// The figure `coverage-curve`: the four coverages as functions of the tolerance with their
/// effective limits, today's tolerance, and the smallest tolerance with which each, and all, pass.
public final class CoverageCurveFigure {
  private static final PlotAxis COVERAGE =
      new PlotAxis("coverage", AxisUnit.PERCENT, ScaleKind.LINEAR, new Span(0, 1.03), true, true);

  private final QuantityValues values;
  private final Thresholds thresholds;
  private final List<CoverageCurve> curves = new ArrayList<>();
  private final OptionalDouble passesFrom;
  private final Span domain;

  private CoverageCurveFigure(QuantityValues values, FigureContext context) {
    this.values = values;
    this.thresholds = context.settings().thresholds();
    CoverageProfile profile =
        CoverageProfile.of(values.reference().distinct(), values.compare().distinct());
    CoverageSteps.Both reference = profile.steps(Side.REFERENCE, thresholds);
    CoverageSteps.Both compare = profile.steps(Side.COMPARE, thresholds);
    for (CoverageScales.Weight weight : CoverageScales.Weight.values()) {
      curves.add(CoverageCurve.of(reference, Side.REFERENCE, weight, thresholds));
      curves.add(CoverageCurve.of(compare, Side.COMPARE, weight, thresholds));
    }
    this.passesFrom = passesFrom();
    this.domain = domain();
  }

  /// Makes the figure; a notice when a side has no values, since nothing can be covered then.
  public static Figure of(QuantityValues values, FigureContext context) {
    return values.complete()
        ? new CoverageCurveFigure(values, context).make()
        : Figure.empty(FigureKind.COVERAGE_CURVE, NoSamples.notice(values));
  }

  private Figure make() {
    return new Figure(
        FigureKind.COVERAGE_CURVE,
        Phrases.title(FigureKind.COVERAGE_CURVE, values.quantity()),
        "thick: samples, thin: support",
        new PlotAxis("tolerance", AxisUnit.TOLERANCE, ScaleKind.LOG, domain, false, true),
        COVERAGE,
        FigureLayout.PLAIN.withRight(96),
        marks(),
        new Legend(true, legend()),
        description(),
        table(),
        Optional.empty());
  }

  /// The smallest tolerance with which all four pass; empty when no tolerance does.
  private OptionalDouble passesFrom() {
    double largest = 0;
    for (CoverageCurve curve : curves) {
      if (curve.passesFrom().isEmpty()) {
        return OptionalDouble.empty();
      }
      largest = Math.max(largest, curve.passesFrom().getAsDouble());
    }
    return OptionalDouble.of(largest);
  }

  /// From a little before the first step that matters to a little after the last.
  private Span domain() {
    double now = thresholds.sameCenterRelative();
    double last = Math.max(now, passesFrom.orElse(0));
    double first = Double.POSITIVE_INFINITY;
    for (CoverageCurve curve : curves) {
      last = Math.max(last, curve.largest());
      first = Math.min(first, curve.smallestPositive());
    }
    double anchor = now > 0 ? now : last > 0 ? last : 0.005;
    first = Math.min(first, anchor / 3);
    // Steps far below the tolerance are all covered: three decades show that.
    first = Math.max(first / 1.5, anchor / 1000);
    return new Span(first, Math.max(last * 1.5, anchor * 3));
  }

  private List<Mark> marks() {
    List<Mark> marks = new ArrayList<>();
    double from = passesFrom.orElse(Double.POSITIVE_INFINITY);
    if (from < domain.to()) {
      Span span = new Span(Math.max(from, domain.from()), domain.to());
      marks.add(new Mark.Band(true, span, Role.BAND, 0.14));
    }
    for (CoverageCurve curve : curves) {
      marks.add(curve.line(domain));
    }
    marks.addAll(limits());
    for (CoverageCurve curve : curves) {
      double at = curve.passesFrom().orElse(0);
      if (domain.contains(at)) {
        Points place = Points.of(new double[] {at}, new double[] {curve.limit()});
        marks.add(new Mark.Dots(place, curve.side(), 3, 1));
      }
    }
    marks.addAll(tolerances(from));
    return marks;
  }

  private List<Mark> limits() {
    double samples = thresholds.bulkSampleCoverage();
    double support = thresholds.bulkSupportCoverage();
    if (samples == support) {
      return List.of(limit(samples, "both ≥ "));
    }
    return List.of(limit(samples, "samples ≥ "), limit(support, "support ≥ "));
  }

  private static Mark limit(double at, String words) {
    String label = words + Phrases.percent(at);
    return new Mark.Limit(false, at, Role.FG, 1, Dash.LIMIT, label);
  }

  private List<Mark> tolerances(double from) {
    List<Mark> marks = new ArrayList<>();
    double now = thresholds.sameCenterRelative();
    // The words stand apart from each other: those of the smaller tolerance on its left.
    Lettering.Anchor nowSide = now < from ? Lettering.Anchor.END : Lettering.Anchor.START;
    Lettering.Anchor fromSide = now < from ? Lettering.Anchor.START : Lettering.Anchor.END;
    if (from > domain.from() && from < domain.to()) {
      marks.add(new Mark.Limit(true, from, Role.MUTED, 1, Dash.SOLID, ""));
      String words = "passes from " + Phrases.tolerance(from);
      marks.add(new Mark.Note(from, 0.13, words, fromSide, Role.FG));
    }
    if (now > 0) {
      marks.add(new Mark.Limit(true, now, Role.FG, 1.5, Dash.SOLID, ""));
      String words = "now " + Phrases.percent(now);
      marks.add(new Mark.Note(now, 0.05, words, nowSide, Role.FG));
    }
    return marks;
  }

  private List<Legend.Entry> legend() {
    List<Legend.Entry> entries = new ArrayList<>();
    for (Side side : Side.values()) {
      StringBuilder words = new StringBuilder(SidePen.of(side).word());
      words.append(side == Side.REFERENCE ? " passes from " : " from ");
      String separator = "";
      for (CoverageCurve curve : curves) {
        if (curve.side() == side) {
          words.append(separator).append(curve.passWords());
          separator = " / ";
        }
      }
      Swatch swatch = side == Side.REFERENCE ? Swatch.REF_LINE : Swatch.CMP_LINE;
      entries.add(new Legend.Entry(swatch, words.toString()));
    }
    return entries;
  }

  private String description() {
    String passes =
        passesFrom.isPresent()
            ? "all four coverages pass from a tolerance of "
                + Phrases.tolerance(passesFrom.getAsDouble())
            : "no tolerance makes all four coverages pass";
    return "Coverage of "
        + values.quantity().word()
        + " by tolerance: "
        + passes
        + "; it is "
        + Phrases.percent(thresholds.sameCenterRelative())
        + " now.";
  }

  /// A row for each step of each curve.
  private DataTable table() {
    int[] starts = new int[curves.size() + 1];
    for (int i = 0; i < curves.size(); i++) {
      starts[i + 1] = starts[i] + curves.get(i).steps().size();
    }
    return new DataTable(
        List.of(
            new DataTable.Column("side", ""),
            new DataTable.Column("weight", ""),
            new DataTable.Column("tolerance", "1"),
            new DataTable.Column("coverage", "1"),
            new DataTable.Column("limit", "1")),
        starts[curves.size()],
        i -> {
          int curve = 0;
          while (i >= starts[curve + 1]) {
            curve++;
          }
          return row(curves.get(curve), i - starts[curve]);
        });
  }

  private static List<DataTable.Cell> row(CoverageCurve curve, int i) {
    return List.of(
        new DataTable.Cell.Word(curve.side().word()),
        new DataTable.Cell.Word(curve.weight().word()),
        new DataTable.Cell.Value(CoverageSteps.relative(curve.steps().distance(i))),
        new DataTable.Cell.Value(curve.steps().share(i)),
        new DataTable.Cell.Value(curve.limit()));
  }
}
