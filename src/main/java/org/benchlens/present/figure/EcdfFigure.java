package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Side;

/// The figure `ecdf`: the share of samples at or below each value, both sides, with the largest gap
/// between them marked.
public final class EcdfFigure {
  private static final PlotAxis SHARES =
      new PlotAxis(
          "share at or below",
          AxisUnit.PERCENT,
          ScaleKind.LINEAR,
          new Span(-0.02, 1.02),
          true,
          true);

  private EcdfFigure() {}

  /// Makes the figure; a notice when neither side has values.
  public static Figure of(QuantityValues values, FigureContext context) {
    if (!values.any()) {
      return Figure.empty(FigureKind.ECDF, NoSamples.notice(values));
    }
    PlotAxis x = ValueAxis.of(values, context).axis();
    List<Mark> marks = new ArrayList<>();
    for (Side side : Side.values()) {
      DistinctValues distinct = values.side(side).distinct();
      if (distinct.size() > 0) {
        SidePen pen = SidePen.of(side);
        marks.add(new Mark.Line(steps(distinct, x.domain()), pen.thin(), 2, pen.dash()));
      }
    }
    Optional<LargestGap> gap =
        LargestGap.between(values.reference().distinct(), values.compare().distinct());
    gap.filter(found -> found.size() > 0).ifPresent(found -> mark(marks, found));
    String subtitle =
        gap.map(found -> "largest gap " + words(found, x.unit())).orElse("")
            + Phrases.missing(values);
    return new Figure(
        FigureKind.ECDF,
        Phrases.title(FigureKind.ECDF, values.quantity()),
        Phrases.joined("", subtitle),
        x,
        SHARES,
        FigureLayout.PLAIN,
        marks,
        Legend.LINES,
        "Cumulative shares of "
            + values.quantity().word()
            + Phrases.missing(values)
            + gap.map(found -> ": the largest gap is " + words(found, x.unit())).orElse("")
            + ".",
        table(values),
        Optional.empty());
  }

  private static String words(LargestGap gap, AxisUnit unit) {
    return gap.size() == 0
        ? "0 %"
        : Phrases.share(gap.size()) + " at " + unit.text(gap.at(), Phrases.DIGITS);
  }

  private static void mark(List<Mark> marks, LargestGap gap) {
    double[] xs = {gap.at(), gap.at()};
    double[] ys = {gap.reference(), gap.compare()};
    marks.add(new Mark.Line(Points.of(xs, ys), Role.FG, 1.5, Dash.SOLID));
    double middle = (gap.reference() + gap.compare()) / 2;
    marks.add(
        new Mark.Note(
            gap.at(), middle, Phrases.share(gap.size()), Lettering.Anchor.START, Role.FG));
  }

  /// From 0 at the left end of the axis, up at each value, to 1 at the right end.
  private static Points steps(DistinctValues values, Span domain) {
    int n = values.size();
    double[] xs = new double[2 * n + 2];
    double[] ys = new double[2 * n + 2];
    xs[0] = Math.min(domain.from(), values.value(0));
    long passed = 0;
    for (int i = 0; i < n; i++) {
      xs[2 * i + 1] = values.value(i);
      ys[2 * i + 1] = (double) passed / values.total();
      passed += values.count(i);
      xs[2 * i + 2] = values.value(i);
      ys[2 * i + 2] = (double) passed / values.total();
    }
    xs[2 * n + 1] = Math.max(domain.to(), values.value(n - 1));
    ys[2 * n + 1] = 1;
    return Points.of(xs, ys);
  }

  private static DataTable table(QuantityValues values) {
    DistinctValues ref = values.reference().distinct();
    DistinctValues cmp = values.compare().distinct();
    double[] refShares = shares(ref);
    double[] cmpShares = shares(cmp);
    return new DataTable(
        List.of(
            new DataTable.Column("side", ""),
            new DataTable.Column(
                values.quantity().word(), DistributionTables.unit(values.quantity())),
            new DataTable.Column("count", ""),
            new DataTable.Column("share_at_or_below", "1")),
        ref.size() + cmp.size(),
        i ->
            i < ref.size()
                ? row(Side.REFERENCE, ref, refShares, i)
                : row(Side.COMPARE, cmp, cmpShares, i - ref.size()));
  }

  private static double[] shares(DistinctValues values) {
    double[] shares = new double[values.size()];
    long passed = 0;
    for (int i = 0; i < shares.length; i++) {
      passed += values.count(i);
      shares[i] = (double) passed / values.total();
    }
    return shares;
  }

  private static List<DataTable.Cell> row(
      Side side, DistinctValues values, double[] shares, int i) {
    return List.of(
        new DataTable.Cell.Word(side.word()),
        new DataTable.Cell.Value(values.value(i)),
        new DataTable.Cell.Count(values.count(i)),
        new DataTable.Cell.Value(shares[i]));
  }
}
