package org.benchlens.compare.sensitivity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.model.Progress;

/// Decides a row by parts of its samples, and says how far it is.
final class Subsets {
  private final SampledSide reference;
  private final SampledSide compare;
  private final Settings settings;
  private final SplittableRandom random;
  private final int total;
  private final Progress progress;
  private final int[] referenceOrder;
  private final int[] compareOrder;
  private int done;

  /// @param total number of random subsets that will be asked for, plus one for the rest
  Subsets(
      SampledSide reference,
      SampledSide compare,
      Settings settings,
      long seed,
      int total,
      Progress progress) {
    this.reference = reference;
    this.compare = compare;
    this.settings = settings;
    this.random = new SplittableRandom(seed);
    this.total = total;
    this.progress = progress;
    this.referenceOrder = ascending(reference.size());
    this.compareOrder = ascending(compare.size());
  }

  /// The verdict of the first samples of each side.
  Status first(int size) {
    int[] order = ascending(size);
    return SampledRow.decide(
        reference.part(order, 0, size), compare.part(order, 0, size), settings);
  }

  /// The verdict of the first or the second half of each side; the middle one of an odd number is
  /// in the first.
  Status half(boolean first) {
    return SampledRow.decide(half(reference, first), half(compare, first), settings);
  }

  private static SampledSide half(SampledSide side, boolean first) {
    int[] order = ascending(side.size());
    int middle = (side.size() + 1) / 2;
    boolean single = side.size() == 1;
    return first || single ? side.part(order, 0, middle) : side.part(order, middle, side.size());
  }

  /// The verdicts of random subsets with so many samples of each side.
  StatusShares random(int size, int trials) {
    return random(size, size, trials);
  }

  /// The verdicts of random halves of each side.
  StatusShares randomHalves(int trials) {
    return random((reference.size() + 1) / 2, (compare.size() + 1) / 2, trials);
  }

  private StatusShares random(int ofReference, int ofCompare, int trials) {
    List<Status> outcomes = new ArrayList<>(trials);
    for (int i = 0; i < trials; i++) {
      draw(referenceOrder, ofReference);
      draw(compareOrder, ofCompare);
      outcomes.add(
          SampledRow.decide(
              reference.part(referenceOrder, 0, ofReference),
              compare.part(compareOrder, 0, ofCompare),
              settings));
      progress.at(done++, total);
    }
    return StatusShares.of(outcomes);
  }

  /// Puts a random subset in front: the first steps of a shuffle, which is fair whatever the order
  /// before.
  private void draw(int[] order, int size) {
    for (int i = 0; i < size; i++) {
      int other = random.nextInt(i, order.length);
      int here = order[i];
      order[i] = order[other];
      order[other] = here;
    }
  }

  private static int[] ascending(int size) {
    int[] order = new int[size];
    Arrays.setAll(order, i -> i);
    return order;
  }
}
