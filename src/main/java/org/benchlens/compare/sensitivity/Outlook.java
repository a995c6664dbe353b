package org.benchlens.compare.sensitivity;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.model.Progress;

/// What the verdict of a row would have been with fewer samples.
///
/// Recomputed from the samples alone, by the engine, for the first N samples of both sides and for
/// random subsets of N; the last point is the row's own decision. The lower end of an interval is
/// the smallest sample, which falls as samples are added: more of them do not always help.
///
/// @param points by number of samples, ascending; the last one stands for all samples
/// @param recomputed verdict of all samples, recomputed from them alone; it differs from the row's
///     own where the summaries of the files say something else than the samples
/// @param firstHalf verdict of the first halves of both sides
/// @param secondHalf verdict of the second halves
/// @param randomHalves verdicts of random halves, by which to judge the two
public record Outlook(
    List<OutlookPoint> points,
    Status recomputed,
    Status firstHalf,
    Status secondHalf,
    StatusShares randomHalves) {
  private static final int[] LADDER = {30, 60, 100, 200};
  private static final int MOST_TRIALS = 40;
  private static final int FEWEST_TRIALS = 5;
  private static final int SAMPLES_TRIED = 120_000;

  public Outlook {
    points = List.copyOf(points);
  }

  /// Recomputes a row. The same arguments give the same outlook. Costs some 10^5 to 10^6 samples
  /// sorted: not for the UI thread.
  ///
  /// @param reference samples of the reference side
  /// @param compare samples of the compare side
  /// @param settings by what to decide
  /// @param own the row's own status
  /// @param seed of the random subsets
  /// @param progress told in subsets; may cancel
  public static Outlook of(
      SampledSide reference,
      SampledSide compare,
      Settings settings,
      Status own,
      long seed,
      Progress progress) {
    int all = Math.min(reference.size(), compare.size());
    List<Integer> sizes = sizes(all);
    int half = (all + 1) / 2;
    int total = sizes.stream().mapToInt(Outlook::trials).sum() + trials(half) + 1;
    Subsets subsets = new Subsets(reference, compare, settings, seed, total, progress);
    List<OutlookPoint> points = new ArrayList<>();
    for (int size : sizes) {
      points.add(new OutlookPoint(size, subsets.first(size), subsets.random(size, trials(size))));
    }
    points.add(new OutlookPoint(all, own, StatusShares.NONE));
    Outlook outlook =
        new Outlook(
            points,
            SampledRow.decide(reference, compare, settings),
            subsets.half(true),
            subsets.half(false),
            subsets.randomHalves(trials(half)));
    progress.at(total, total);
    return outlook;
  }

  /// The row's own status.
  public Status own() {
    return points.getLast().first();
  }

  /// What more samples would do.
  public Tendency tendency() {
    return TendencyOf.outlook(this);
  }

  /// 30, 60, 100, 200, 300, 600, 1000, 2000 and so on, below the number of all samples.
  static List<Integer> sizes(int all) {
    List<Integer> sizes = new ArrayList<>();
    for (long decade = 1; 30 * decade < all; decade *= 10) {
      long unit = decade;
      IntStream.of(LADDER)
          .mapToLong(step -> step * unit)
          .filter(size -> size < all)
          .forEach(size -> sizes.add((int) size));
    }
    return sizes;
  }

  /// As many subsets as give a share to a few percent, fewer where each is large.
  private static int trials(int size) {
    return Math.clamp(SAMPLES_TRIED / size, FEWEST_TRIALS, MOST_TRIALS);
  }
}
