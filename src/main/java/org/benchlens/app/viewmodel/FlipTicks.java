package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.sensitivity.Flip;
import org.benchlens.compare.sensitivity.RowFlips;
import org.benchlens.compare.sensitivity.ThresholdFlips;

/// Where each limit, moved alone, flips rows.
///
/// @param byThreshold ticks of each limit from the left
public record FlipTicks(Map<Threshold, List<FlipTicks.Tick>> byThreshold) {
  /// Nothing is known.
  public static final FlipTicks NONE = new FlipTicks(Map.of());

  /// Places that are told apart on a slider.
  private static final double PLACES = 250;

  public FlipTicks {
    byThreshold = Map.copyOf(byThreshold);
  }

  /// A place where rows flip.
  ///
  /// @param at where it stands on the slider of the limit, 0 to 1
  /// @param status what a row becomes there
  public record Tick(double at, Status status) {}

  /// Collects the flips of rows; of those that stand at one place of the slider one is kept.
  static FlipTicks of(List<RowFlips> rows) {
    Map<Threshold, TreeMap<Long, Status>> found = new EnumMap<>(Threshold.class);
    for (RowFlips row : rows) {
      for (ThresholdFlips flips : row.byThreshold()) {
        flips.below().ifPresent(flip -> put(found, flip));
        flips.above().ifPresent(flip -> put(found, flip));
      }
    }
    Map<Threshold, List<Tick>> ticks = new EnumMap<>(Threshold.class);
    found.forEach(
        (threshold, places) -> {
          List<Tick> list = new ArrayList<>();
          places.forEach((place, status) -> list.add(new Tick(place / PLACES, status)));
          ticks.put(threshold, List.copyOf(list));
        });
    return new FlipTicks(ticks);
  }

  private static void put(Map<Threshold, TreeMap<Long, Status>> found, Flip flip) {
    double at = LimitScale.of(flip.threshold()).position(flip.to());
    found
        .computeIfAbsent(flip.threshold(), any -> new TreeMap<>())
        .put(Math.round(at * PLACES), flip.status());
  }

  /// The ticks of a limit.
  public List<Tick> of(Threshold threshold) {
    return byThreshold.getOrDefault(threshold, List.of());
  }
}
