package org.benchlens.compare.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.RowDecider;
import org.benchlens.compare.decision.RowEvidence;

/// What must hold for the flips of any row, by the engine alone.
///
/// @param evidence the row
/// @param settings today's
/// @param flips what was found
/// @param where names the row in a failure
record FlipClaims(RowEvidence evidence, Settings settings, RowFlips flips, Supplier<String> where) {

  /// The value flips the row, to the status it says, and the next double towards today's does not.
  void areExact() {
    for (ThresholdFlips found : flips.byThreshold()) {
      found.below().ifPresent(flip -> exact(flip, Math.nextUp(flip.to())));
      found.above().ifPresent(flip -> exact(flip, Math.nextDown(flip.to())));
    }
  }

  private void exact(Flip flip, double before) {
    Supplier<String> what = () -> flip + " of " + where.get();
    assertEquals(settings.thresholds().get(flip.threshold()), flip.from(), what);
    assertEquals(flip.status(), status(flip.threshold(), flip.to()), what);
    assertNotEquals(today(), flip.status(), what);
    assertEquals(today(), status(flip.threshold(), before), what);
  }

  /// No value between today's and a flip, or the end of the range, changes the status.
  void areNearest(SplittableRandom random, int probes) {
    for (Threshold threshold : Threshold.values()) {
      double from = settings.thresholds().get(threshold);
      Optional<Flip> below = flips.of(threshold).below();
      Optional<Flip> above = flips.of(threshold).above();
      double most = Math.min(threshold.maximum(), Double.MAX_VALUE);
      double high = above.map(flip -> Math.nextDown(flip.to())).orElse(most);
      double low = below.map(flip -> Math.nextUp(flip.to())).orElse(0.0);
      unchanged(threshold, high);
      unchanged(threshold, low);
      for (int i = 0; i < probes; i++) {
        unchanged(threshold, between(random, low, from));
        unchanged(threshold, between(random, from, high));
      }
    }
  }

  /// Uniform, near one end, or uniform in the exponent: break points crowd at different places.
  private static double between(SplittableRandom random, double low, double high) {
    double share = random.nextDouble();
    double value =
        switch (random.nextInt(4)) {
          case 0 -> low + share * (high - low);
          case 1 -> low + Math.min(1, high - low) * share * share * share;
          case 2 -> low + Math.min(0.1, high - low) * share;
          default -> Math.max(low, 1e-9) * Math.pow(high / Math.max(low, 1e-9), share);
        };
    return Math.clamp(Double.isNaN(value) ? low : value, low, Math.max(low, high));
  }

  private void unchanged(Threshold threshold, double value) {
    assertEquals(
        today(),
        status(threshold, value),
        () ->
            threshold.key()
                + " "
                + value
                + " flips nearer than "
                + flips.of(threshold)
                + " of "
                + where.get());
  }

  /// The smallest change is the first of the smallest.
  void nearestIsSmallest() {
    Optional<Flip> nearest = flips.nearest();
    for (ThresholdFlips found : flips.byThreshold()) {
      for (Flip flip : found.nearest().stream().toList()) {
        Flip best = nearest.orElseThrow();
        boolean earlier = flip.threshold().ordinal() < best.threshold().ordinal();
        assertTrue(
            best.size() < flip.size() || (best.size() == flip.size() && !earlier),
            () -> best + " against " + flip + " of " + where.get());
      }
    }
  }

  private Status today() {
    return RowDecider.decide(evidence, settings).status();
  }

  private Status status(Threshold threshold, double value) {
    return RowDecider.decide(evidence, settings.with(threshold, value)).status();
  }
}
