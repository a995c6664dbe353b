package org.benchlens.config;

import java.math.BigDecimal;
import java.util.Locale;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;

/// The text of `--dump-config` (contract, section 12). It reads back to the same values.
public final class ConfigText {
  private ConfigText() {}

  /// The configuration file that says a preset and limits.
  public static String of(Preset preset, Thresholds thresholds) {
    StringBuilder text = new StringBuilder("version = 1\n\n[preset]\n");
    text.append("name = \"").append(preset.word()).append("\"\n");
    String table = "";
    for (Threshold threshold : Threshold.values()) {
      int dot = threshold.key().lastIndexOf('.');
      if (!threshold.key().substring(0, dot).equals(table)) {
        table = threshold.key().substring(0, dot);
        text.append("\n[").append(table).append("]\n");
      }
      text.append(threshold.key().substring(dot + 1)).append(" = ");
      text.append(number(thresholds.get(threshold))).append('\n');
    }
    return text.toString();
  }

  /// The shortest decimal text that reads back as the same double: plain from 1e-4 up to 1e16, else
  /// with an exponent of at least two digits.
  private static String number(double value) {
    BigDecimal shortest = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    int exponent = shortest.precision() - shortest.scale() - 1;
    if (value == 0 || (exponent >= -4 && exponent < 16)) {
      return shortest.scale() > 0 ? shortest.toPlainString() : shortest.toPlainString() + ".0";
    }
    String sign = exponent < 0 ? "-" : "+";
    return shortest.movePointLeft(exponent).toPlainString()
        + String.format(Locale.ROOT, "e%s%02d", sign, Math.abs(exponent));
  }
}
