package org.benchlens.present.format;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;

/// Center and interval in one cell of the contract's tables (contract, section 9, "Interval text").
/// The texts of one column depend on each other: brackets are aligned.
public final class IntervalText {
  private IntervalText() {}

  /// The cells of a column, one for each row.
  public static List<String> column(List<SideTiming> timings) {
    List<Cell> cells = timings.stream().map(IntervalText::cell).toList();
    int width =
        cells.stream()
            .filter(cell -> cell instanceof OneUnit)
            .mapToInt(cell -> ((OneUnit) cell).bracket().length())
            .max()
            .orElse(-1);
    return cells.stream().map(cell -> text(cell, width)).toList();
  }

  private sealed interface Cell {}

  private record OneUnit(String center, String bracket, String unit) implements Cell {}

  private record TwoUnits(String center, String unit, String bracket, String bracketUnit)
      implements Cell {}

  private record CenterOnly(String center, String unit) implements Cell {}

  private record Nothing() implements Cell {}

  private static Cell cell(SideTiming timing) {
    if (!TimeText.usable(timing.center())) {
      return new Nothing();
    }
    double center = timing.center().getAsDouble();
    TimeScale scale = TimeScale.of(center);
    String text = Decimals.fixed(scale.scale(center), 3);
    Optional<Interval> interval = timing.interval();
    if (interval.isEmpty()) {
      return new CenterOnly(text, scale.word());
    }
    double below = interval.get().lower() - center;
    double above = interval.get().upper() - center;
    TimeScale deltas = TimeScale.of(Math.max(Math.abs(below), Math.abs(above)));
    int places = scale.placesIn(deltas);
    String bracket =
        "[%s, %s]"
            .formatted(delta(deltas.scale(below), places), delta(deltas.scale(above), places));
    return deltas == scale
        ? new OneUnit(text, bracket, scale.word())
        : new TwoUnits(text, scale.word(), bracket, deltas.word());
  }

  private static String delta(double scaled, int places) {
    // A zero delta has a plus sign, whatever the sign of the zero.
    return Decimals.signed(scaled == 0 ? 0.0 : scaled, places);
  }

  private static String text(Cell cell, int width) {
    return switch (cell) {
      case OneUnit(String center, String bracket, String unit) ->
          center + " " + " ".repeat(width - bracket.length()) + bracket + " " + unit;
      case TwoUnits(String center, String unit, String bracket, String bracketUnit) ->
          center + " " + unit + " " + bracket + " " + bracketUnit;
      case CenterOnly(String center, String unit) ->
          center + " " + (width < 0 ? "" : " ".repeat(width) + " ") + unit;
      case Nothing() -> "n/a";
    };
  }
}
