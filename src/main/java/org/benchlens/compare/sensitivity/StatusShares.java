package org.benchlens.compare.sensitivity;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Status;

/// How often random subsets of a row's samples gave each status.
///
/// @param counts number of subsets by status; every status has an entry
public record StatusShares(Map<Status, Integer> counts) {
  /// No subset was tried.
  public static final StatusShares NONE = of(List.of());

  public StatusShares {
    counts = Map.copyOf(counts);
  }

  static StatusShares of(List<Status> outcomes) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    for (Status status : Status.values()) {
      counts.put(status, 0);
    }
    outcomes.forEach(status -> counts.merge(status, 1, Integer::sum));
    return new StatusShares(counts);
  }

  /// Number of subsets.
  public int trials() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /// The share of subsets with a status, 0 to 1; NaN without a subset.
  public double of(Status status) {
    return (double) counts.getOrDefault(status, 0) / trials();
  }

  /// The share of subsets whose verdict is not AMBG, 0 to 1; NaN without a subset.
  public double settled() {
    return 1 - of(Status.AMBG);
  }

  /// The probability that two subsets drawn anew differ in their verdict, 0 to 1: one minus the sum
  /// of the squared shares.
  double disagreement() {
    double same = 0;
    for (Status status : Status.values()) {
      same += of(status) * of(status);
    }
    return 1 - same;
  }
}
