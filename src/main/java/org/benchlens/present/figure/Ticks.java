package org.benchlens.present.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// Readable ticks: whole multiples of 1, 2, 2.5 or 5 times a power of ten, as many as fit.
public final class Ticks {
  /// Smallest distance of two ticks of a horizontal axis, [px].
  public static final double X_SPACING = 70;

  /// Smallest distance of two ticks of a vertical axis, [px].
  public static final double Y_SPACING = 60;

  private static final String[] STEPS = {"1", "2", "2.5", "5"};

  private Ticks() {}

  /// The ticks of an axis.
  ///
  /// @param shown range in the shown unit; positive for a log axis
  /// @param kind a log axis of less than a decade has the ticks of a linear one
  /// @param length length of the axis, [px]
  /// @param spacing smallest distance of two ticks, [px]
  public static List<Tick> of(Span shown, ScaleKind kind, double length, double spacing) {
    if (shown.width() == 0 || !(length > 0)) {
      return List.of(
          new Tick(shown.from(), plain(new BigDecimal(shown.from()).stripTrailingZeros())));
    }
    if (kind == ScaleKind.LOG && shown.to() / shown.from() >= 10) {
      return decades(shown, length, spacing);
    }
    if (kind == ScaleKind.PLACES) {
      return places(shown, length, spacing);
    }
    return kind == ScaleKind.LOG
        ? logSteps(shown, length, spacing)
        : steps(shown, step(shown.width() * spacing / length));
  }

  /// Steps of whole numbers.
  private static List<Tick> places(Span shown, double length, double spacing) {
    BigDecimal step = step(Math.max(1, shown.width() * spacing / length));
    boolean whole = step.stripTrailingZeros().scale() <= 0;
    return steps(shown, (whole ? step : step.add(step)).setScale(0));
  }

  /// The smallest readable step that is not below `least`.
  static BigDecimal step(double least) {
    int exponent = (int) Math.floor(Math.log10(least)) - 1;
    while (true) {
      for (String mantissa : STEPS) {
        BigDecimal step = new BigDecimal(mantissa).scaleByPowerOfTen(exponent);
        if (step.doubleValue() >= least * (1 - 1e-9)) {
          return step;
        }
      }
      exponent++;
    }
  }

  private static List<Tick> steps(Span shown, BigDecimal step) {
    double width = step.doubleValue();
    // Multiples are taken exactly: adding up a step would drift.
    long first = (long) Math.ceil(shown.from() / width - 1e-9);
    long last = (long) Math.floor(shown.to() / width + 1e-9);
    List<Tick> ticks = new ArrayList<>();
    for (long i = first; i <= last; i++) {
      BigDecimal value = step.multiply(BigDecimal.valueOf(i));
      ticks.add(new Tick(value.doubleValue(), plain(value)));
    }
    return List.copyOf(ticks);
  }

  /// Linear steps whose narrowest distance, at the upper end, still fits.
  private static List<Tick> logSteps(Span shown, double length, double spacing) {
    double share = spacing / length;
    double least = shown.to() - ScaleKind.LOG.value(shown, Math.max(0, 1 - share));
    return steps(shown, step(least));
  }

  private static List<Tick> decades(Span shown, double length, double spacing) {
    double decades = Math.log10(shown.to() / shown.from());
    double perDecade = length / decades;
    int[] mantissas = {1};
    if (perDecade * 0.30 >= spacing) {
      mantissas = new int[] {1, 2, 5};
    } else if (perDecade * 0.47 >= spacing) {
      mantissas = new int[] {1, 3};
    }
    int every = (int) Math.max(1, Math.ceil(spacing / perDecade));
    int first = (int) Math.floor(Math.log10(shown.from()));
    int last = (int) Math.ceil(Math.log10(shown.to()));
    List<Tick> ticks = new ArrayList<>();
    for (int exponent = first; exponent <= last; exponent++) {
      if (Math.floorMod(exponent, every) == 0) {
        for (int mantissa : mantissas) {
          BigDecimal value = BigDecimal.valueOf(mantissa).scaleByPowerOfTen(exponent);
          if (shown.contains(value.doubleValue())) {
            ticks.add(new Tick(value.doubleValue(), plain(value)));
          }
        }
      }
    }
    return List.copyOf(ticks);
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.toPlainString().replace('-', '−');
  }
}
