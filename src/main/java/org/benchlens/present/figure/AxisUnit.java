package org.benchlens.present.figure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.benchlens.model.Quantity;

/// The unit of an axis, chosen once for a figure.
///
/// @param symbol text after the numbers; may be empty
/// @param perUnit factor from the base unit to this one, > 0
public record AxisUnit(String symbol, double perUnit) {
  /// A ratio shown in percent.
  public static final AxisUnit PERCENT = new AxisUnit("%", 100);

  /// Positions of samples.
  public static final AxisUnit SAMPLE = new AxisUnit("sample", 1);

  /// A tolerance shown in percent either way.
  public static final AxisUnit TOLERANCE = new AxisUnit("tolerance, ±%", 100);

  /// Plain numbers.
  public static final AxisUnit NONE = new AxisUnit("", 1);

  /// The unit in which values up to `largest` (base unit) read well.
  public static AxisUnit of(Quantity quantity, double largest) {
    return switch (quantity) {
      case TIME -> time(largest);
      case CYCLES -> cycles(largest);
      case FREQUENCY -> largest >= 1e9 ? new AxisUnit("GHz", 1e-9) : new AxisUnit("MHz", 1e-6);
    };
  }

  private static AxisUnit time(double largest) {
    if (largest >= 1) {
      return new AxisUnit("s", 1);
    }
    if (largest >= 1e-3) {
      return new AxisUnit("ms", 1e3);
    }
    return largest >= 1e-6 ? new AxisUnit("µs", 1e6) : new AxisUnit("ns", 1e9);
  }

  private static AxisUnit cycles(double largest) {
    if (largest >= 1e7) {
      return new AxisUnit("M cycles", 1e-6);
    }
    return largest >= 1e4 ? new AxisUnit("k cycles", 1e-3) : new AxisUnit("cycles", 1);
  }

  /// A value of the base unit in this unit.
  public double shown(double value) {
    return value * perUnit;
  }

  /// A value of this unit in the base unit.
  public double base(double shown) {
    return shown / perUnit;
  }

  /// A number without the unit, with so many significant digits, a real minus, no exponent.
  public String number(double value, int digits) {
    double shown = shown(value);
    if (!Double.isFinite(shown)) {
      return Double.isNaN(shown) ? "n/a" : shown > 0 ? "∞" : "−∞";
    }
    BigDecimal exact = new BigDecimal(shown);
    // Rounding can add a digit before the dot (9.9999 to 10.00), so it comes first.
    BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
    int scale = Math.max(0, digits - rounded.precision() + rounded.scale());
    return exact.setScale(scale, RoundingMode.HALF_EVEN).toPlainString().replace('-', '−');
  }

  /// A number with the unit, such as `49.54 µs`.
  public String text(double value, int digits) {
    return symbol.isEmpty() ? number(value, digits) : number(value, digits) + " " + symbol;
  }
}
