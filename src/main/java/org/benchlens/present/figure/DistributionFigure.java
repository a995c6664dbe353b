package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// The figure `distribution`: share of samples by value, as stems where there are few distinct
/// values, else as a histogram with bins shared by both sides; density lines on request; centers
/// and
/// intervals under the axis.
public final class DistributionFigure {
  /// Most distinct values of a side that are drawn as stems.
  static final int MOST_STEMS = 60;

  private final QuantityValues values;
  private final ValueAxis axis;
  private final OptionalDouble tick;
  private final Optional<DensityLines> lines;
  private final List<Mark> marks = new ArrayList<>();

  private DistributionFigure(QuantityValues values, FigureContext context) {
    this.values = values;
    this.axis = ValueAxis.of(values, context);
    this.tick =
        values.quantity() == Quantity.TIME
            ? ClockTick.of(values.reference().distinct(), values.compare().distinct())
            : OptionalDouble.empty();
    this.lines =
        context.density()
            ? Optional.of(new DensityLines(values, tick, context.scale()))
                .filter(some -> !some.none())
            : Optional.empty();
  }

  /// Makes the figure; a notice when neither side has values.
  public static Figure of(QuantityValues values, FigureContext context) {
    if (!values.any()) {
      return Figure.empty(FigureKind.DISTRIBUTION, NoSamples.notice(values));
    }
    return new DistributionFigure(values, context).make();
  }

  private Figure make() {
    DistinctValues ref = values.reference().distinct();
    DistinctValues cmp = values.compare().distinct();
    String shape;
    DataTable table;
    double top;
    if (Math.max(ref.size(), cmp.size()) <= MOST_STEMS) {
      top = Math.max(stems(Side.REFERENCE, ref, -2), stems(Side.COMPARE, cmp, 2));
      boolean ticks = tick.isPresent() && axis.axis().kind() == ScaleKind.LINEAR;
      top = Math.max(top, density(some -> ticks ? tick.getAsDouble() : some.widest()));
      shape = stemWords(ref, cmp) + densityWords(ticks ? "tick" : "");
      table = DistributionTables.stems(ref, cmp, values.quantity(), lines);
    } else {
      SharedBins bins = SharedBins.of(ref, cmp, tick, axis.axis().kind());
      top = Math.max(columns(bins, Side.REFERENCE, ref), columns(bins, Side.COMPARE, cmp));
      top = Math.max(top, density(some -> binWidth(bins)));
      shape = binWords(bins) + densityWords("bin");
      table = DistributionTables.bins(bins, values.quantity(), lines);
    }
    marks.addAll(axis.bars().marks());
    return new Figure(
        FigureKind.DISTRIBUTION,
        Phrases.title(FigureKind.DISTRIBUTION, values.quantity()),
        shape + Phrases.missing(values),
        axis.axis(),
        shares(top),
        FigureLayout.WITH_INTERVALS,
        marks,
        lines.map(DensityLines::legend).orElse(Legend.SIDES),
        description(),
        table,
        Optional.empty());
  }

  private static PlotAxis shares(double top) {
    return new PlotAxis(
        "share of samples",
        AxisUnit.PERCENT,
        ScaleKind.LINEAR,
        new Span(0, top * 1.12),
        true,
        true);
  }

  /// Adds the stems of a side and returns the largest share.
  private double stems(Side side, DistinctValues distinct, double shift) {
    if (distinct.size() == 0) {
      return 0;
    }
    double[] xs = new double[distinct.size()];
    double[] shares = new double[distinct.size()];
    double largest = 0;
    for (int i = 0; i < xs.length; i++) {
      xs[i] = distinct.value(i);
      shares[i] = (double) distinct.count(i) / distinct.total();
      largest = Math.max(largest, shares[i]);
    }
    marks.add(new Mark.Stems(Points.of(xs, shares), side, shift));
    if (xs.length == 1) {
      marks.add(spikeWords(side, distinct));
    }
    return largest;
  }

  private Mark.Note spikeWords(Side side, DistinctValues distinct) {
    String value = axis.axis().unit().text(distinct.value(0), Phrases.DIGITS);
    String text =
        distinct.total() == 1
            ? "one sample, " + value
            : "all " + distinct.total() + " samples " + value;
    Lettering.Anchor anchor =
        side == Side.REFERENCE ? Lettering.Anchor.END : Lettering.Anchor.START;
    return new Mark.Note(distinct.value(0), 1, text, anchor, Role.FG);
  }

  /// Adds the columns of a side and returns the largest share.
  private double columns(SharedBins bins, Side side, DistinctValues distinct) {
    if (distinct.size() == 0) {
      return 0;
    }
    SidePen pen = SidePen.of(side);
    Points outline = bins.outline(side, distinct.total());
    marks.add(new Mark.Area(outline, pen.fill(), side == Side.REFERENCE ? 0.22 : 0.18));
    if (lines.isEmpty()) {
      marks.add(new Mark.Line(outline, pen.thin(), 1.5, pen.dash()));
    }
    double largest = 0;
    for (int i = 0; i < outline.size(); i++) {
      largest = Math.max(largest, outline.y(i));
    }
    return largest;
  }

  /// Adds the density lines over a width and returns their largest height.
  private double density(ToDoubleFunction<DensityLines> width) {
    return lines.map(some -> some.draw(width.applyAsDouble(some), marks)).orElse(0.0);
  }

  /// The width of a bin along the axis: on a log scale the logarithm of its ratio.
  private double binWidth(SharedBins bins) {
    return axis.axis().kind() == ScaleKind.LOG
        ? StrictMath.log(bins.edge(1) / bins.edge(0))
        : bins.width();
  }

  /// @param width by what the lines are; empty for the widest bandwidth
  private String densityWords(String width) {
    return lines
        .map(some -> "; density per " + (width.isEmpty() ? some.words(some.widest()) : width))
        .orElse("");
  }

  private String stemWords(DistinctValues ref, DistinctValues cmp) {
    String numbers = ref.size() + " and " + cmp.size() + " distinct values";
    if (cmp.size() == 0) {
      numbers = Phrases.count(ref.size(), "distinct value");
    } else if (ref.size() == 0) {
      numbers = Phrases.count(cmp.size(), "distinct value");
    }
    return "stems: " + numbers + tickWords();
  }

  private String tickWords() {
    return tick.isPresent() ? ", tick " + Phrases.brief(values.quantity(), tick.getAsDouble()) : "";
  }

  private String binWords(SharedBins bins) {
    String width = Phrases.brief(values.quantity(), bins.width());
    if (axis.axis().kind() == ScaleKind.LOG) {
      width = Phrases.percent(Math.rint(1e4 * bins.width() / bins.edge(0)) / 1e4);
    }
    String words = Phrases.count(bins.size(), "bin") + " of " + width;
    if (tick.isPresent()) {
      long ticks = Math.round(bins.width() / tick.getAsDouble());
      words += ", " + Phrases.count(ticks, "clock tick");
    }
    return words;
  }

  private String description() {
    StringBuilder words = new StringBuilder("Distribution of ").append(values.quantity().word());
    String separator = ": ";
    for (Side side : Side.values()) {
      words.append(separator).append(side.word()).append(' ').append(sideWords(side));
      separator = "; ";
    }
    tick.ifPresent(t -> words.append("; clock tick ").append(Phrases.brief(values.quantity(), t)));
    lines.ifPresent(
        some ->
            words
                .append("; Gaussian kernel density, Silverman's rule, ")
                .append(some.bandwidths()));
    return words.append('.').toString();
  }

  private String sideWords(Side side) {
    DistinctValues distinct = values.side(side).distinct();
    if (distinct.size() == 0) {
      return values.side(side) instanceof SideValues.Unusable unusable
          ? "has no samples that can be drawn" + Phrases.reason(unusable)
          : "has no samples that can be drawn";
    }
    AxisUnit unit = axis.axis().unit();
    return Phrases.count(distinct.total(), "sample")
        + " of "
        + Phrases.count(distinct.size(), "distinct value")
        + " from "
        + unit.number(distinct.value(0), Phrases.DIGITS)
        + " to "
        + unit.text(distinct.value(distinct.size() - 1), Phrases.DIGITS);
  }
}
