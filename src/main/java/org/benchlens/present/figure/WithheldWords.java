package org.benchlens.present.figure;

import org.benchlens.model.nupp.WithheldReason;

/// Says beside a mark, in a word or two, why there is no interval.
final class WithheldWords {
  private WithheldWords() {}

  static String of(WithheldReason reason) {
    return switch (reason) {
      case TREND_WARNING -> "unstable";
      case BELOW_MINIMUM_FORKS -> "few forks";
    };
  }
}
