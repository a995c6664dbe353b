package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Quantity;

/// The figure `shift`: compare minus reference at each quantile, with the relative difference in
/// words at five of them; on a log scale the other way round. The grey band is what
/// same.center_relative lets through.
public final class ShiftFigure {
  /// Quantiles drawn; the first is the smallest, the last the largest sample.
  private static final int STEPS = 400;

  private static final double[] LABELLED = {0.1, 0.25, 0.5, 0.75, 0.9};

  private final QuantityValues values;
  private final FigureContext context;
  private final double[] shares = new double[STEPS + 1];
  private final double[] reference = new double[STEPS + 1];
  private final double[] compare = new double[STEPS + 1];

  private ShiftFigure(QuantityValues values, FigureContext context) {
    this.values = values;
    this.context = context;
    Quantiles ref = new Quantiles(values.reference().distinct());
    Quantiles cmp = new Quantiles(values.compare().distinct());
    for (int i = 0; i <= STEPS; i++) {
      shares[i] = (double) i / STEPS;
      reference[i] = ref.quantile(shares[i]);
      compare[i] = cmp.quantile(shares[i]);
    }
  }

  /// Makes the figure; a notice when a side has no values.
  public static Figure of(QuantityValues values, FigureContext context) {
    return values.complete()
        ? new ShiftFigure(values, context).make()
        : Figure.empty(FigureKind.SHIFT, NoSamples.notice(values));
  }

  private Figure make() {
    PlotAxis y = axis();
    List<Mark> marks = new ArrayList<>();
    double limit = context.settings().thresholds().sameCenterRelative();
    double[] above = new double[STEPS + 1];
    double[] below = new double[STEPS + 1];
    double[] differences = new double[STEPS + 1];
    for (int i = 0; i <= STEPS; i++) {
      // The smaller center times the limit, as the check of the centers counts.
      above[i] = relative() ? limit : reference[i] * limit;
      below[i] = relative() ? 1 / (1 + limit) - 1 : reference[i] * (1 / (1 + limit) - 1);
      differences[i] = relative() ? ratio(i) : compare[i] - reference[i];
    }
    marks.add(new Mark.Area(Points.of(shares, above), Role.BAND, 0.18));
    marks.add(new Mark.Area(Points.of(shares, below), Role.BAND, 0.18));
    marks.add(new Mark.Limit(false, 0, Role.MUTED, 1, Dash.SOLID, ""));
    marks.add(new Mark.Line(Points.of(shares, differences), Role.FG, 2, Dash.SOLID));
    for (double share : LABELLED) {
      marks.add(label(share, differences, y));
    }
    return new Figure(
        FigureKind.SHIFT,
        Phrases.title(FigureKind.SHIFT, values.quantity()),
        "compare minus reference by quantile",
        new PlotAxis("quantile", AxisUnit.PERCENT, ScaleKind.LINEAR, new Span(0, 1), false, true),
        y,
        FigureLayout.PLAIN.withRight(20).fitting(y),
        marks,
        new Legend(
            false, List.of(new Legend.Entry(Swatch.BAND, "within ±" + Phrases.percent(limit)))),
        description(),
        table(),
        Optional.empty());
  }

  /// Whether the axis is of relative differences.
  private boolean relative() {
    return context.scale() == ScaleKind.LOG;
  }

  private double ratio(int i) {
    return compare[i] / reference[i] - 1;
  }

  private PlotAxis axis() {
    double limit = context.settings().thresholds().sameCenterRelative();
    double from = relative() ? -limit : -limit * reference[STEPS / 2];
    double to = -from;
    double largest = reference[STEPS];
    for (int i = 0; i <= STEPS; i++) {
      double difference = relative() ? ratio(i) : compare[i] - reference[i];
      from = Math.min(from, difference);
      to = Math.max(to, difference);
      largest = Math.max(largest, compare[i]);
    }
    Span domain =
        from == to
            ? new Span(from - largest * 1e-3, to + largest * 1e-3)
            : ScaleKind.LINEAR.padded(new Span(from, to), 0.15);
    AxisUnit unit =
        relative()
            ? AxisUnit.PERCENT
            : AxisUnit.of(values.quantity(), Math.max(-domain.from(), domain.to()));
    return new PlotAxis("difference", unit, ScaleKind.LINEAR, domain, true, true);
  }

  private Mark.Note label(double share, double[] differences, PlotAxis y) {
    int i = (int) Math.round(share * STEPS);
    AxisUnit unit = AxisUnit.of(values.quantity(), Math.abs(compare[i] - reference[i]));
    String text = relative() ? signed(compare[i] - reference[i], unit) : Phrases.change(ratio(i));
    double lift = y.domain().width() * (differences[i] >= 0 ? 0.06 : -0.06);
    return new Mark.Note(shares[i], differences[i] + lift, text, Lettering.Anchor.MIDDLE, Role.FG);
  }

  private static String signed(double difference, AxisUnit unit) {
    return (difference > 0 ? "+" : "") + unit.text(difference, 3);
  }

  private String description() {
    int middle = STEPS / 2;
    Quantity quantity = values.quantity();
    AxisUnit unit = AxisUnit.of(quantity, Math.abs(compare[middle] - reference[middle]));
    return "Shift of "
        + quantity.word()
        + ": compare differs from reference by "
        + Phrases.change(ratio(0))
        + " at the smallest sample, "
        + signed(compare[middle] - reference[middle], unit)
        + " or "
        + Phrases.change(ratio(middle))
        + " at the median and "
        + Phrases.change(ratio(STEPS))
        + " at the largest.";
  }

  private DataTable table() {
    String unit = DistributionTables.unit(values.quantity());
    return new DataTable(
        List.of(
            new DataTable.Column("quantile", "1"),
            new DataTable.Column("reference", unit),
            new DataTable.Column("compare", unit),
            new DataTable.Column("difference", unit),
            new DataTable.Column("relative_difference", "1")),
        STEPS + 1,
        i ->
            List.of(
                new DataTable.Cell.Value(shares[i]),
                new DataTable.Cell.Value(reference[i]),
                new DataTable.Cell.Value(compare[i]),
                new DataTable.Cell.Value(compare[i] - reference[i]),
                new DataTable.Cell.Value(ratio(i))));
  }
}
