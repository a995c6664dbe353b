package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// The figure `time-frequency`: each sample's time (or cycles) against its clock frequency, with
/// the distribution of both at the margins. Times that fall as the clock rises are the clock's
/// doing.
public final class TimeFrequencyFigure {
  private static final FigureLayout LAYOUT =
      new FigureLayout(
          52, MarginPainter.ROOM + 30, 6 + MarginPainter.ROOM + 4, FigureLayout.NUMBERS);

  private final QuantityValues values;
  private final QuantityValues rates;
  private final PlotAxis x;
  private final PlotAxis y;
  private final List<Mark> marks = new ArrayList<>();
  private final List<Side> drawn = new ArrayList<>();

  private TimeFrequencyFigure(QuantityValues values, QuantityValues rates, FigureContext context) {
    this.values = values;
    this.rates = rates;
    this.x = ValueAxis.of(values, context).axis();
    this.y = ValueAxis.of(rates, context).withGrid();
  }

  /// Makes the figure; a notice when no side has as many frequencies as times.
  ///
  /// @param values times or cycles
  /// @param rates frequencies
  public static Figure of(QuantityValues values, QuantityValues rates, FigureContext context) {
    if (!values.any() || !rates.any()) {
      return Figure.empty(
          FigureKind.TIME_FREQUENCY, NoSamples.notice(values.any() ? rates : values));
    }
    TimeFrequencyFigure figure = new TimeFrequencyFigure(values, rates, context);
    for (Side side : Side.values()) {
      if (size(values, side) > 0 && size(values, side) == size(rates, side)) {
        figure.drawn.add(side);
      }
    }
    return figure.drawn.isEmpty()
        ? Figure.empty(
            FigureKind.TIME_FREQUENCY,
            new Figure.Notice(
                "No pairs of time and frequency",
                "Neither side has as many usable frequencies as usable times."))
        : figure.make();
  }

  private static int size(QuantityValues values, Side side) {
    return values.side(side).usable().map(usable -> usable.series().size()).orElse(0);
  }

  private Figure make() {
    for (Side side : drawn) {
      Points points =
          Points.of(
              values.side(side).usable().get().series().toArray(),
              rates.side(side).usable().get().series().toArray());
      marks.add(new Mark.Dots(points, side, side == Side.REFERENCE ? 1.9 : 2.4, 0.6));
    }
    margins(true, values, x.kind());
    margins(false, rates, y.kind());
    return new Figure(
        FigureKind.TIME_FREQUENCY,
        values.quantity() == Quantity.TIME ? "Time and frequency" : "Cycles and frequency",
        "each sample's " + values.quantity().word() + " and SM clock" + missing(),
        x,
        y,
        LAYOUT.fitting(y),
        marks,
        Legend.POINTS,
        description(),
        table(),
        Optional.empty());
  }

  private void margins(boolean top, QuantityValues shown, ScaleKind kind) {
    DistinctValues ref = distinct(shown, Side.REFERENCE);
    DistinctValues cmp = distinct(shown, Side.COMPARE);
    OptionalDouble tick =
        shown.quantity() == Quantity.TIME ? ClockTick.of(ref, cmp) : OptionalDouble.empty();
    SharedBins bins = SharedBins.of(ref, cmp, tick, kind);
    double largest = 0;
    List<Points> outlines = new ArrayList<>();
    for (Side side : drawn) {
      Points outline = bins.outline(side, distinct(shown, side).total());
      for (int i = 0; i < outline.size(); i++) {
        largest = Math.max(largest, outline.y(i));
      }
      outlines.add(outline);
    }
    for (int i = 0; i < outlines.size(); i++) {
      marks.add(new Mark.Margin(top, outlines.get(i), drawn.get(i), largest));
    }
  }

  private DistinctValues distinct(QuantityValues shown, Side side) {
    return drawn.contains(side) ? shown.side(side).distinct() : DistinctValues.of(new double[0]);
  }

  private String missing() {
    return drawn.size() == 2
        ? ""
        : "; no pairs on the " + drawn.getFirst().other().word() + " side";
  }

  private String description() {
    StringBuilder words =
        new StringBuilder("SM clock frequency against ").append(values.quantity().word());
    String separator = ": ";
    for (Side side : drawn) {
      DistinctValues rate = rates.side(side).distinct();
      words.append(separator).append(side.word()).append(' ');
      words.append(Phrases.count(rate.total(), "sample")).append(" from ");
      words.append(y.unit().number(rate.value(0), Phrases.DIGITS)).append(" to ");
      words.append(y.unit().text(rate.value(rate.size() - 1), Phrases.DIGITS));
      separator = "; ";
    }
    return words.append(missing()).append('.').toString();
  }

  private DataTable table() {
    int ref = drawn.contains(Side.REFERENCE) ? size(values, Side.REFERENCE) : 0;
    int cmp = drawn.contains(Side.COMPARE) ? size(values, Side.COMPARE) : 0;
    return new DataTable(
        List.of(
            new DataTable.Column("side", ""),
            new DataTable.Column("sample", ""),
            new DataTable.Column(
                values.quantity().word(), DistributionTables.unit(values.quantity())),
            new DataTable.Column("frequency", "Hz")),
        ref + cmp,
        i -> i < ref ? row(Side.REFERENCE, i) : row(Side.COMPARE, i - ref));
  }

  private List<DataTable.Cell> row(Side side, int i) {
    return List.of(
        new DataTable.Cell.Word(side.word()),
        new DataTable.Cell.Count(i + 1L),
        new DataTable.Cell.Value(values.side(side).usable().get().series().at(i)),
        new DataTable.Cell.Value(rates.side(side).usable().get().series().at(i)));
  }
}
