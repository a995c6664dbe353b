package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import org.benchlens.model.Side;
import org.benchlens.model.Statistic;
import org.benchlens.present.figure.QuantityValues;
import org.benchlens.present.figure.SideValues;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.format.TimeScale;
import org.benchlens.present.table.TableRow;

/// The numbers panel of a row: what the decision used, the order statistics, counts.
///
/// @param heading what they are, with the unit
/// @param rows lines from the top
public record Numbers(String heading, List<NumbersRow> rows) {
  /// No row is selected.
  public static final Numbers NONE = new Numbers("", List.of());

  private static final String UNKNOWN = "";

  public Numbers {
    rows = List.copyOf(rows);
  }

  /// The numbers of a row.
  ///
  /// @param row the row
  /// @param values its samples
  static Numbers of(TableRow row, QuantityValues values) {
    return switch (values.quantity()) {
      case TIME -> times(row, values);
      case CYCLES -> cycles(row, values);
      case FREQUENCY -> measured(row, values, "clock, GHz", 1e9);
    };
  }

  private static Numbers times(TableRow row, QuantityValues values) {
    double center = row.reference().center().orElse(row.compare().center().orElse(Double.NaN));
    TimeScale scale = Double.isFinite(center) ? TimeScale.onScreen(center) : TimeScale.MICROSECOND;
    DoubleFunction<String> text = seconds -> Decimals.significant(scale.scale(seconds), 4);
    List<NumbersRow> rows = new ArrayList<>();
    rows.add(line("center", row.reference().center(), row.compare().center(), text, true));
    for (Statistic statistic :
        List.of(
            Statistic.MIN,
            Statistic.Q1,
            Statistic.MEDIAN,
            Statistic.Q3,
            Statistic.MAX,
            Statistic.MEAN)) {
      OptionalDouble ref = known(row, values, Side.REFERENCE, statistic);
      OptionalDouble cmp = known(row, values, Side.COMPARE, statistic);
      if (ref.isPresent() || cmp.isPresent()) {
        rows.add(line(name(statistic), ref, cmp, text, false));
      }
    }
    addCounts(rows, row, values);
    return new Numbers("time, " + scale.screenWord(), rows);
  }

  private static Numbers cycles(TableRow row, QuantityValues values) {
    boolean thousands = quantile(values.reference(), 50).orElse(0) >= 1e4;
    return measured(row, values, thousands ? "cycles, k" : "cycles", thousands ? 1e3 : 1);
  }

  /// The order statistics of the samples.
  private static Numbers measured(
      TableRow row, QuantityValues values, String heading, double unit) {
    List<NumbersRow> rows = new ArrayList<>();
    DoubleFunction<String> text = value -> Decimals.significant(value / unit, 5);
    int[] ranks = {0, 25, 50, 75, 100};
    String[] names = {"min", "q1", "median", "q3", "max"};
    for (int i = 0; i < ranks.length; i++) {
      OptionalDouble ref = quantile(values.reference(), ranks[i]);
      OptionalDouble cmp = quantile(values.compare(), ranks[i]);
      if (ref.isPresent() || cmp.isPresent()) {
        rows.add(line(names[i], ref, cmp, text, i == 2));
      }
    }
    addCounts(rows, row, values);
    return new Numbers(heading, rows);
  }

  private static void addCounts(List<NumbersRow> rows, TableRow row, QuantityValues values) {
    rows.add(
        new NumbersRow(
            "noise, %",
            ScreenPercent.plain(row.reference().noise(), 2),
            ScreenPercent.plain(row.compare().noise(), 2),
            UNKNOWN,
            false));
    rows.add(
        new NumbersRow(
            "samples", count(values.reference(), true), count(values.compare(), true), "", false));
    rows.add(
        new NumbersRow(
            "distinct",
            count(values.reference(), false),
            count(values.compare(), false),
            "",
            false));
    rows.add(
        line(
            "SM clock, GHz",
            summary(row, Side.REFERENCE, Statistic.CLOCK_RATE),
            summary(row, Side.COMPARE, Statistic.CLOCK_RATE),
            hertz -> Decimals.significant(hertz / 1e9, 4),
            false));
  }

  /// What the file says, else what its samples say.
  private static OptionalDouble known(
      TableRow row, QuantityValues values, Side side, Statistic statistic) {
    OptionalDouble stated = summary(row, side, statistic);
    if (stated.isPresent()) {
      return stated;
    }
    return switch (statistic) {
      case Q1 -> quantile(values.side(side), 25);
      case MEDIAN -> quantile(values.side(side), 50);
      case Q3 -> quantile(values.side(side), 75);
      case MIN, MAX, MEAN, STDEV, RELATIVE_STDEV, IQR, RELATIVE_IQR, CLOCK_RATE ->
          OptionalDouble.empty();
    };
  }

  private static OptionalDouble summary(TableRow row, Side side, Statistic statistic) {
    return row.matched().state(side).timing().get(statistic);
  }

  /// A quantile as the contract takes it (section 2): always a value that was measured.
  private static OptionalDouble quantile(SideValues values, int percent) {
    return values.usable().stream()
        .mapToDouble(
            usable ->
                usable.distinct().atRank((percent * (usable.distinct().total() - 1) + 50) / 100))
        .findFirst();
  }

  private static String count(SideValues values, boolean all) {
    return values
        .usable()
        .map(usable -> Long.toString(all ? usable.distinct().total() : usable.distinct().size()))
        .orElse("none");
  }

  private static String name(Statistic statistic) {
    return switch (statistic) {
      case MIN -> "min";
      case MAX -> "max";
      case MEAN -> "mean";
      case STDEV -> "stdev";
      case RELATIVE_STDEV -> "stdev, %";
      case Q1 -> "q1";
      case MEDIAN -> "median";
      case Q3 -> "q3";
      case IQR -> "iqr";
      case RELATIVE_IQR -> "iqr, %";
      case CLOCK_RATE -> "SM clock";
    };
  }

  private static NumbersRow line(
      String name,
      OptionalDouble reference,
      OptionalDouble compare,
      DoubleFunction<String> text,
      boolean main) {
    return new NumbersRow(
        name, shown(reference, text), shown(compare, text), change(reference, compare), main);
  }

  private static String shown(OptionalDouble number, DoubleFunction<String> text) {
    return number.isPresent() && Double.isFinite(number.getAsDouble())
        ? text.apply(number.getAsDouble())
        : "n/a";
  }

  private static String change(OptionalDouble reference, OptionalDouble compare) {
    double ref = reference.orElse(Double.NaN);
    double cmp = compare.orElse(Double.NaN);
    double change = (cmp - ref) / ref;
    return Double.isFinite(change) ? ScreenPercent.signed(OptionalDouble.of(change), 1) : UNKNOWN;
  }
}
