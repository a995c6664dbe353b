package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.model.Statistic;

/// The figure `box`: smallest value, quartiles, median and largest value of both sides, with what
/// lies more than 3 IQR beyond the quartiles as points and as a count. A side without samples is
/// drawn from its summaries.
public final class BoxFigure {
  private static final PlotAxis LANES =
      new PlotAxis("", AxisUnit.NONE, ScaleKind.LINEAR, new Span(0, 1), false, false);

  private final QuantityValues values;
  private final Map<Side, FiveNumbers> numbers = new EnumMap<>(Side.class);
  private final PlotAxis x;

  private BoxFigure(QuantityValues values, Map<Side, FiveNumbers> numbers, FigureContext context) {
    this.values = values;
    this.numbers.putAll(numbers);
    this.x = axis(context);
  }

  /// Makes the figure; a notice when neither samples nor summaries of a side say anything.
  ///
  /// @param reference summaries of the reference side
  /// @param compare summaries of the compare side
  public static Figure of(
      QuantityValues values, ColdTiming reference, ColdTiming compare, FigureContext context) {
    Map<Side, FiveNumbers> numbers = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      ColdTiming timing = side == Side.REFERENCE ? reference : compare;
      numbers(values, side, timing).ifPresent(found -> numbers.put(side, found));
    }
    if (numbers.isEmpty()) {
      Figure.Notice samples = NoSamples.notice(values);
      return Figure.empty(
          FigureKind.BOX,
          new Figure.Notice(
              "Neither samples nor summaries",
              samples.sentence() + " The summaries hold no " + values.quantity().word() + "."));
    }
    return new BoxFigure(values, numbers, context).make();
  }

  private static Optional<FiveNumbers> numbers(
      QuantityValues values, Side side, ColdTiming timing) {
    DistinctValues distinct = values.side(side).distinct();
    if (distinct.size() > 0) {
      return Optional.of(FiveNumbers.of(distinct));
    }
    return switch (values.quantity()) {
      case TIME -> FiveNumbers.of(timing, 1);
      case CYCLES -> clock(timing).flatMap(rate -> FiveNumbers.of(timing, rate));
      case FREQUENCY -> Optional.empty();
    };
  }

  private static Optional<Double> clock(ColdTiming timing) {
    OptionalDouble rate = timing.get(Statistic.CLOCK_RATE);
    return rate.isPresent() && rate.getAsDouble() > 0 && Double.isFinite(rate.getAsDouble())
        ? Optional.of(rate.getAsDouble())
        : Optional.empty();
  }

  /// The axis of the other figures; wider where summaries reach beyond it.
  private PlotAxis axis(FigureContext context) {
    PlotAxis shared = ValueAxis.of(values, context).withGrid();
    Span all = numbers.values().stream().map(FiveNumbers::span).reduce(Span::with).get();
    boolean sampled =
        numbers.values().stream().allMatch(n -> n.source() == FiveNumbers.Source.SAMPLES);
    if (sampled) {
      return shared;
    }
    Span wide =
        all.width() <= all.to() * 1e-9
            ? new Span(all.from() * 0.9925, all.to() * 1.0075)
            : context.scale().padded(all, 0.04);
    Span domain = wide.from() > 0 ? wide : new Span(all.from() * 0.9, wide.to());
    AxisUnit unit = AxisUnit.of(values.quantity(), all.to());
    return new PlotAxis(shared.label(), unit, context.scale(), domain, true, true);
  }

  private Figure make() {
    List<Mark> marks = new ArrayList<>();
    numbers.forEach(
        (side, found) -> {
          outliers(side, found).ifPresent(marks::add);
          marks.add(new Mark.Whiskers(side, found, words(found)));
        });
    return new Figure(
        FigureKind.BOX,
        Phrases.title(FigureKind.BOX, values.quantity()),
        subtitle(),
        x,
        LANES,
        FigureLayout.PLAIN.withRight(28),
        marks,
        Legend.NONE,
        description(),
        table(),
        Optional.empty());
  }

  private Optional<Mark> outliers(Side side, FiveNumbers found) {
    DistinctValues distinct = values.side(side).distinct();
    if (found.beyond() <= 0) {
      return Optional.empty();
    }
    double[] xs = new double[distinct.size()];
    int size = 0;
    for (int i = 0; i < distinct.size(); i++) {
      double value = distinct.value(i);
      if (value < found.low() || value > found.high()) {
        xs[size++] = value;
      }
    }
    double[] kept = Arrays.copyOf(xs, size);
    return Optional.of(new Mark.Outliers(side, Points.of(kept, new double[size])));
  }

  private String words(FiveNumbers found) {
    boolean mean = found.source() == FiveNumbers.Source.MEAN;
    AxisUnit unit = x.unit();
    String box =
        mean
            ? "   mean " + number(found.middle()) + " ± " + number((found.q3() - found.q1()) / 2)
            : "   q1 "
                + number(found.q1())
                + "   median "
                + number(found.middle())
                + "   q3 "
                + number(found.q3());
    String ends =
        "min " + number(found.min()) + box + "   max " + unit.text(found.max(), Phrases.DIGITS);
    return found.beyond() < 0 ? ends : ends + "   " + beyond(found);
  }

  private String number(double value) {
    return x.unit().number(value, Phrases.DIGITS);
  }

  private static String beyond(FiveNumbers found) {
    return found.beyond() == 0
        ? "none of " + found.total() + " beyond 3 IQR"
        : found.beyond()
            + " of "
            + found.total()
            + " ("
            + Phrases.share((double) found.beyond() / found.total())
            + ") beyond 3 IQR";
  }

  private String subtitle() {
    List<String> parts = new ArrayList<>();
    for (Side side : Side.values()) {
      FiveNumbers found = numbers.get(side);
      String word = SidePen.of(side).word();
      if (found == null) {
        parts.add(word + ": nothing known" + why(side));
      } else if (found.source() == FiveNumbers.Source.QUARTILES) {
        parts.add(word + ": from the summaries" + clocked() + why(side));
      } else if (found.source() == FiveNumbers.Source.MEAN) {
        parts.add(word + ": mean and standard deviation of the summaries" + clocked() + why(side));
      }
    }
    return parts.isEmpty()
        ? "quartiles; whiskers within 3 IQR, points beyond"
        : String.join("; ", parts);
  }

  /// Why the samples of a side are not drawn, where there are some: ` (3 NaN of 334 times)`.
  private String why(Side side) {
    String reason =
        values.side(side) instanceof SideValues.Unusable unusable ? Phrases.reason(unusable) : "";
    return reason.isEmpty() ? "" : " (" + reason.substring(2) + ")";
  }

  private String clocked() {
    return values.quantity() == Quantity.CYCLES ? " times the mean clock" : "";
  }

  private String description() {
    StringBuilder words = new StringBuilder("Box of ").append(values.quantity().word());
    String separator = ": ";
    for (Side side : Side.values()) {
      FiveNumbers found = numbers.get(side);
      words.append(separator).append(side.word()).append(' ');
      words.append(found == null ? "nothing known" : words(found).replace("   ", ", "));
      separator = "; ";
    }
    return words.append('.').toString();
  }

  private DataTable table() {
    String unit = DistributionTables.unit(values.quantity());
    List<DataTable.Column> columns = new ArrayList<>();
    columns.add(new DataTable.Column("side", ""));
    columns.add(new DataTable.Column("source", ""));
    for (String name : List.of("min", "low", "q1", "middle", "q3", "high", "max")) {
      columns.add(new DataTable.Column(name, unit));
    }
    columns.add(new DataTable.Column("samples", ""));
    columns.add(new DataTable.Column("beyond_3_iqr", ""));
    List<Side> sides = List.copyOf(numbers.keySet());
    return new DataTable(columns, sides.size(), i -> row(sides.get(i)));
  }

  private List<DataTable.Cell> row(Side side) {
    FiveNumbers found = Objects.requireNonNull(numbers.get(side));
    return List.of(
        new DataTable.Cell.Word(side.word()),
        new DataTable.Cell.Word(
            switch (found.source()) {
              case SAMPLES -> "samples";
              case QUARTILES -> "quartiles of the summaries";
              case MEAN -> "mean and standard deviation of the summaries";
            }),
        new DataTable.Cell.Value(found.min()),
        new DataTable.Cell.Value(found.low()),
        new DataTable.Cell.Value(found.q1()),
        new DataTable.Cell.Value(found.middle()),
        new DataTable.Cell.Value(found.q3()),
        new DataTable.Cell.Value(found.high()),
        new DataTable.Cell.Value(found.max()),
        count(found.total()),
        count(found.beyond()));
  }

  private static DataTable.Cell count(long number) {
    return number < 0 ? new DataTable.Cell.Value(Double.NaN) : new DataTable.Cell.Count(number);
  }
}
