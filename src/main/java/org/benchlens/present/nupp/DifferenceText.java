package org.benchlens.present.nupp;

import org.benchlens.present.format.Decimals;
import org.benchlens.replicate.review.Difference;

/// Says that a recorded value does not come out again, in one line.
public final class DifferenceText {
  private static final int DIGITS = 12;

  private DifferenceText() {}

  /// `PLACE: FIELD recorded as A, computed again B`.
  public static String of(Difference difference) {
    String values =
        switch (difference) {
          case Difference.OfNumber number ->
              words(
                  Decimals.general(number.recorded(), DIGITS),
                  Decimals.general(number.recomputed(), DIGITS));
          case Difference.OfWords text -> words(text.recorded(), text.recomputed());
        };
    return difference.place() + ": " + difference.field() + " " + values;
  }

  private static String words(String recorded, String recomputed) {
    return "recorded as " + recorded + ", computed again " + recomputed;
  }
}
