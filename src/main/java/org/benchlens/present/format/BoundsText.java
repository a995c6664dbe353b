package org.benchlens.present.format;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;

/// Lower end, center and upper end in one cell of the contract's tables (contract, section 9,
/// "Explain text"): `4.0[26 / 36 / 46] us`, or `[99.000 / 100.000 / 100.500] us` where the three
/// have no decimal in common. The texts of one column depend on each other: the latter are aligned.
public final class BoundsText {
  private BoundsText() {}

  /// The cells of a column, one for each row.
  public static List<String> column(List<SideTiming> timings) {
    int[] widths = new int[3];
    List<List<String>> numbers = new ArrayList<>();
    for (SideTiming timing : timings) {
      List<String> three = timing.interval().map(BoundsText::numbers).orElse(List.of());
      numbers.add(three);
      if (!three.isEmpty() && prefix(three) == 0) {
        for (int i = 0; i < widths.length; i++) {
          widths[i] = Math.max(widths[i], three.get(i).length());
        }
      }
    }
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < timings.size(); i++) {
      List<String> three = numbers.get(i);
      cells.add(
          three.isEmpty()
              ? TimeText.of(timings.get(i).center())
              : text(three, widths) + " " + scale(timings.get(i)).word());
    }
    return cells;
  }

  private static String text(List<String> three, int... widths) {
    int prefix = prefix(three);
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < three.size(); i++) {
      String rest = three.get(i).substring(prefix);
      parts.add(prefix > 0 ? rest : " ".repeat(widths[i] - rest.length()) + rest);
    }
    return three.getFirst().substring(0, prefix) + "[" + String.join(" / ", parts) + "]";
  }

  private static List<String> numbers(Interval interval) {
    TimeScale scale = TimeScale.of(interval.upper());
    return List.of(
        Decimals.fixed(scale.scale(interval.lower()), 3),
        Decimals.fixed(scale.scale(interval.center()), 3),
        Decimals.fixed(scale.scale(interval.upper()), 3));
  }

  private static TimeScale scale(SideTiming timing) {
    return TimeScale.of(timing.interval().map(Interval::upper).orElse(0.0));
  }

  /// Length of the common beginning if it holds the point and a digit after it, else 0.
  private static int prefix(List<String> three) {
    String first = three.getFirst();
    int length = first.length();
    for (String other : three) {
      int same = 0;
      while (same < Math.min(length, other.length()) && other.charAt(same) == first.charAt(same)) {
        same++;
      }
      length = same;
    }
    int point = first.indexOf('.');
    return length > point + 1 ? length : 0;
  }
}
