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
      differences[i] = difference(i);
    }
    marks.add(new Mark.Area(Points.of(shares, above), Role.BAND, 0.18));
    marks.add(new Mark.Area(Points.of(shares, below), Role.BAND, 0.18));
    marks.add(new Mark.Limit(false, 0, Role.MUTED, 1, Dash.SOLID, ""));
    marks.add(new Mark.Line(Points.of(shares, differences), Role.FG, 2, Dash.SOLID));
    for (double share : LABELLED) {
      label((int) Math.round(share * STEPS), differences, y, marks);
    }
    end(0, y, marks);
    end(STEPS, y, marks);
    return new Figure(
        FigureKind.SHIFT,
        Phrases.title(FigureKind.SHIFT, values.quantity()),
        "compare minus reference by quantile",
        new PlotAxis(
            "quantile", AxisUnit.PERCENT, ScaleKind.LINEAR, new Span(0, 1.04), false, true),
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

  private double difference(int i) {
    return relative() ? ratio(i) : compare[i] - reference[i];
  }

  /// All of the curve, unless its ends are so far out that the rest would be flat: then they are
  /// named instead.
  private PlotAxis axis() {
    Span inner = range(STEPS / 50, STEPS - STEPS / 50);
    Span all = range(0, STEPS);
    Span shown = all.width() > 3 * inner.width() ? inner : all;
    double largest = Math.max(reference[STEPS], compare[STEPS]);
    Span domain =
        shown.width() == 0
            ? new Span(shown.from() - largest * 1e-3, shown.to() + largest * 1e-3)
            : ScaleKind.LINEAR.padded(shown, 0.15);
    AxisUnit unit =
        relative()
            ? AxisUnit.PERCENT
            : AxisUnit.of(values.quantity(), Math.max(-domain.from(), domain.to()));
    return new PlotAxis("difference", unit, ScaleKind.LINEAR, domain, true, true);
  }

  /// The range of differences from one step to another, and of the band.
  private Span range(int first, int last) {
    double limit = context.settings().thresholds().sameCenterRelative();
    double to = relative() ? limit : limit * reference[STEPS / 2];
    double from = -to;
    for (int i = first; i <= last; i++) {
      from = Math.min(from, difference(i));
      to = Math.max(to, difference(i));
    }
    return new Span(from, to);
  }

  /// Names an end of the curve that lies outside the axis.
  private void end(int i, PlotAxis y, List<Mark> marks) {
    double at = difference(i);
    if (y.domain().contains(at)) {
      return;
    }
    AxisUnit unit = AxisUnit.of(values.quantity(), Math.abs(compare[i] - reference[i]));
    String text =
        (i == 0 ? "smallest: " : "largest: ")
            + signed(compare[i] - reference[i], unit)
            + ", "
            + Phrases.change(ratio(i));
    boolean above = at > y.domain().to();
    double place = ScaleKind.LINEAR.value(y.domain(), above ? 0.97 : 0.03);
    Lettering.Anchor side = i == 0 ? Lettering.Anchor.START : Lettering.Anchor.END;
    marks.add(new Mark.Note(shares[i], place, text, side, Role.FG));
  }

  /// Writes a difference beside the curve, outside the band.
  private void label(int i, double[] differences, PlotAxis y, List<Mark> marks) {
    AxisUnit unit = AxisUnit.of(values.quantity(), Math.abs(compare[i] - reference[i]));
    String text = relative() ? signed(compare[i] - reference[i], unit) : Phrases.change(ratio(i));
    double limit = context.settings().thresholds().sameCenterRelative();
    double edge = relative() ? limit : limit * reference[i];
    boolean above = differences[i] >= 0;
    double lift = y.domain().width() * 0.05;
    double foot = above ? Math.max(differences[i], edge) : Math.min(differences[i], -edge);
    double end = foot + (above ? lift : -lift);
    marks.add(
        new Mark.Line(
            Points.of(new double[] {shares[i], shares[i]}, new double[] {differences[i], end}),
            Role.MUTED,
            1,
            Dash.SOLID));
    double place = end + (above ? lift / 2 : -lift / 2);
    marks.add(new Mark.Note(shares[i], place, text, Lettering.Anchor.MIDDLE, Role.FG));
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
