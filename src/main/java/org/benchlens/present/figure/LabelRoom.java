package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// Where words stand in a plot, so that none is written over another.
final class LabelRoom {
  /// Height of a line of words, [px].
  private static final double HEIGHT = 11;

  private final List<Box> taken = new ArrayList<>();

  /// Takes the first free place of some.
  ///
  /// @param left left end of the words, [px]
  /// @param width their width, [px]
  /// @param baselines where the words could stand, the best first, [px]
  /// @return the baseline; empty when all places are taken
  OptionalDouble take(double left, double width, double... baselines) {
    for (double baseline : baselines) {
      Box box = new Box(left, baseline - HEIGHT, width, HEIGHT);
      if (taken.stream().noneMatch(other -> overlap(box, other))) {
        taken.add(box);
        return OptionalDouble.of(baseline);
      }
    }
    return OptionalDouble.empty();
  }

  private static boolean overlap(Box a, Box b) {
    return a.x() < b.right() && b.x() < a.right() && a.y() < b.bottom() && b.y() < a.bottom();
  }
}
