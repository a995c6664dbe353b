package org.benchlens.compare.decision;

import java.util.Optional;

/// What the clock rates are asked for.
enum ClockUse {
  /// To confirm a clear gap where samples cannot.
  GAP(CheckId.GAP_CLOCK_PRESENT, CheckId.GAP_CLOCK_VALID),
  /// To confirm that the sides are the same.
  SAME(CheckId.CLOCK_PRESENT, CheckId.CLOCK_VALID);

  private final CheckId present;
  private final CheckId valid;

  ClockUse(CheckId present, CheckId valid) {
    this.present = present;
    this.valid = valid;
  }

  CheckId present() {
    return present;
  }

  CheckId valid() {
    return valid;
  }

  /// Why the clock rates are not asked for; a row that gets as far as the last conditions of SAME
  /// always needs them.
  Optional<PassedOver> passedOver(Examination row) {
    return switch (this) {
      case SAME -> Optional.empty();
      case GAP -> {
        if (!row.clearGap()) {
          yield Optional.of(PassedOver.NO_GAP);
        }
        yield row.lookup().allMaterial()
            ? Optional.of(PassedOver.SAMPLES_DECIDE)
            : Optional.empty();
      }
    };
  }
}
