package org.benchlens.compare.oracle;

import java.util.Random;

/// Choices of a seeded generator.
final class Dice {
  private final Random random;

  Dice(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L + 0x1234567L);
  }

  boolean chance(double probability) {
    return random.nextDouble() < probability;
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  double between(double low, double high) {
    return low + random.nextDouble() * (high - low);
  }

  double oneOf(double... values) {
    return values[random.nextInt(values.length)];
  }

  /// The number itself or one of its nearest neighbours among the doubles.
  double beside(double x) {
    return switch (random.nextInt(5)) {
      case 0 -> Math.nextUp(x);
      case 1 -> Math.nextDown(x);
      default -> x;
    };
  }

  /// The number itself or one of its nearest neighbours among the floats.
  float besideFloat(float x) {
    return switch (random.nextInt(6)) {
      case 0 -> Math.nextUp(x);
      case 1 -> Math.nextDown(x);
      default -> x;
    };
  }
}
