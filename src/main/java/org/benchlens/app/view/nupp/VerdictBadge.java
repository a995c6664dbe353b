package org.benchlens.app.view.nupp;

import javafx.beans.value.ObservableValue;
import org.benchlens.app.control.StatusBadge;
import org.benchlens.compare.Status;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.figure.Palette;

/// Badges and style classes of verdicts: those of the status that says the same.
final class VerdictBadge {
  private VerdictBadge() {}

  static StatusBadge of(Verdict verdict, double size, ObservableValue<Palette> palette) {
    StatusBadge badge = new StatusBadge(size);
    palette.subscribe(
        colours -> {
          badge.show(status(verdict), colours);
          badge.setAccessibleText(verdict.word());
        });
    return badge;
  }

  static Status status(Verdict verdict) {
    return switch (verdict) {
      case REGRESSED -> Status.SLOW;
      case IMPROVED -> Status.FAST;
      case UNCHANGED -> Status.SAME;
      case INCONCLUSIVE -> Status.AMBG;
    };
  }

  /// The style class of a verdict's word.
  static String style(Verdict verdict) {
    return switch (verdict) {
      case REGRESSED -> "slow";
      case IMPROVED -> "fast";
      case UNCHANGED -> "same";
      case INCONCLUSIVE -> "ambg";
    };
  }
}
