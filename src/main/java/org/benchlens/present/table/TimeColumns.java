package org.benchlens.present.table;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Side;
import org.benchlens.model.Statistic;
import org.benchlens.present.format.BoundsText;
import org.benchlens.present.format.FrequencyText;
import org.benchlens.present.format.IntervalText;
import org.benchlens.present.format.PercentText;
import org.benchlens.present.format.TimeText;

/// Columns about the time of one side.
final class TimeColumns {
  private TimeColumns() {}

  static List<RowColumn> all() {
    return Stream.of(Side.values()).flatMap(side -> of(side).stream()).toList();
  }

  private static List<RowColumn> of(Side side) {
    String id = side == Side.REFERENCE ? "ref" : "cmp";
    String header = side == Side.REFERENCE ? "Ref" : "Cmp";
    Function<TableRow, OptionalDouble> center = row -> row.timing(side).center();
    Function<TableRow, OptionalDouble> noise = row -> row.timing(side).noise();
    Function<TableRow, OptionalDouble> span =
        row -> number(row.timing(side), i -> (i.upper() - i.lower()) / i.center());
    Function<TableRow, OptionalDouble> clock =
        row -> row.matched().state(side).timing().get(Statistic.CLOCK_RATE);
    RowColumn time =
        new RowColumn(
            id + "_time",
            header + " Time",
            Alignment.RIGHT,
            CellTexts.each(row -> TimeText.of(center.apply(row))),
            row -> SortKey.of(center.apply(row)),
            List.of(ExportField.number(id + "_center", center)));
    return List.of(
        interval(side, id + "_interval", header, IntervalText::column),
        interval(side, id + "_bounds", header + " [Lo / Ce / Hi]", BoundsText::column),
        time,
        time.as(id + "_center", header),
        ratio(id + "_span", header + " Span", span, row -> PercentText.span(row.timing(side))),
        ratio(id + "_noise", header + " Noise", noise, row -> PercentText.plain(noise.apply(row))),
        ratio(id + "_clock", header + " Clock", clock, row -> FrequencyText.of(clock.apply(row))));
  }

  private static RowColumn interval(
      Side side, String id, String header, Function<List<SideTiming>, List<String>> texts) {
    String field = side == Side.REFERENCE ? "ref" : "cmp";
    Function<TableRow, OptionalDouble> center = row -> row.timing(side).center();
    return new RowColumn(
        id,
        header,
        Alignment.RIGHT,
        rows -> texts.apply(rows.stream().map(row -> row.timing(side)).toList()),
        row -> SortKey.of(center.apply(row)),
        List.of(
            ExportField.number(field + "_lower", row -> number(row.timing(side), Interval::lower)),
            ExportField.number(field + "_center", center),
            ExportField.number(
                field + "_upper", row -> number(row.timing(side), Interval::upper))));
  }

  private static RowColumn ratio(
      String id,
      String header,
      Function<TableRow, OptionalDouble> number,
      Function<TableRow, String> text) {
    return new RowColumn(
        id,
        header,
        Alignment.RIGHT,
        CellTexts.each(text),
        row -> SortKey.of(number.apply(row)),
        List.of(ExportField.number(id, number)));
  }

  private static OptionalDouble number(SideTiming timing, ToDoubleFunction<Interval> part) {
    return timing.interval().stream().mapToDouble(part).findFirst();
  }
}
