package org.benchlens.samples;

import java.util.Random;

/// How the times of one state spread.
///
/// @param nanoseconds fastest time, [ns]
/// @param spread width of the right-skewed spread, [1]
/// @param share share of samples in a second, slower mode, 0 to 1
/// @param apart how much slower that mode is, [1]
/// @param clock mean SM clock, [Hz]
public record Shape(double nanoseconds, double spread, double share, double apart, double clock) {
  /// Resolution of the timer, [ns].
  private static final double TICK = 32;

  /// One mode at 1.755 GHz.
  public static Shape of(double nanoseconds, double spread) {
    return new Shape(nanoseconds, spread, 0, 0, 1.755e9);
  }

  /// The same with all times scaled.
  public Shape times(double factor) {
    return new Shape(nanoseconds * factor, spread, share, apart, clock);
  }

  /// The same with a second mode.
  public Shape bimodal(double newShare, double newApart) {
    return new Shape(nanoseconds, spread, newShare, newApart, clock);
  }

  /// The same at another clock; times stay.
  public Shape at(double hertz) {
    return new Shape(nanoseconds, spread, share, apart, hertz);
  }

  /// The same with another spread.
  public Shape spread(double newSpread) {
    return new Shape(nanoseconds, newSpread, share, apart, clock);
  }

  /// Draws samples.
  Measured draw(Random random, int n) {
    float[] times = new float[n];
    float[] frequencies = new float[n];
    for (int i = 0; i < n; i++) {
      double time = nanoseconds * (1 + spread * Math.abs(random.nextGaussian()));
      if (random.nextDouble() < share) {
        time *= 1 + apart;
      }
      times[i] = (float) (Math.rint(time / TICK) * TICK * 1e-9);
      frequencies[i] = (float) (clock * (1 + 0.0015 * random.nextGaussian()));
    }
    return new Measured(times, frequencies);
  }
}
