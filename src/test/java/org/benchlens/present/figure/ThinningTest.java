package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ThinningTest {
  @Test
  void aColumnKeepsFirstLowestHighestAndLast() {
    double[] xy = {0.1, 5, 0.2, 9, 0.3, 4, 0.4, 1, 0.5, 6, 0.6, 5, 1.5, 2};
    assertArrayEquals(new double[] {0.1, 5, 0.2, 9, 0.4, 1, 0.6, 5, 1.5, 2}, Thinning.line(xy));
  }

  @Test
  void aLineOfAMillionPointsBecomesFourPerColumn() {
    double[] xy = new double[2_000_000];
    for (int i = 0; i < 1_000_000; i++) {
      xy[2 * i] = i * 600e-6;
      xy[2 * i + 1] = i % 97;
    }
    assertTrue(Thinning.line(xy).length <= 2 * 4 * 600);
  }

  @Test
  void equalDotsAreDrawnOnce() {
    Box plot = new Box(10, 10, 100, 100);
    Pixels points = Pixels.of(new double[] {20, 20.1, 50, 500}, new double[] {20, 20.1, 60, 20});
    assertArrayEquals(new double[] {20, 20, 50, 60}, Thinning.dots(points, plot));
    assertArrayEquals(new double[] {20, 20, 50, 60}, Thinning.dots(points, plot, 2).orElseThrow());
    assertTrue(Thinning.dots(points, plot, 1).isEmpty());
  }
}
