package org.benchlens.present.chart;

import java.math.BigDecimal;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Thresholds;

/// Effective limits in one line.
final class LimitWords {
  private LimitWords() {}

  static String of(Settings settings) {
    Thresholds limits = settings.thresholds();
    boolean plain = limits.equals(settings.preset().thresholds());
    return settings.rules().word()
        + " rules, "
        + settings.preset().word()
        + (plain ? " preset" : " preset changed")
        + ": gap "
        + percent(limits.clearGapRelative())
        + ", center "
        + percent(limits.sameCenterRelative())
        + ", overlap "
        + percent(limits.sameOverlapFraction())
        + ", noise "
        + percent(limits.sameDispersionCeiling())
        + ", samples "
        + percent(limits.bulkSampleCoverage())
        + ", support "
        + percent(limits.bulkSupportCoverage())
        + ", rare "
        + percent(limits.rareSampleFraction())
        + " / "
        + percent(limits.rareMaxRemoved());
  }

  private static String percent(double ratio) {
    return BigDecimal.valueOf(ratio).movePointRight(2).stripTrailingZeros().toPlainString() + " %";
  }
}
