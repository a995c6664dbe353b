package org.benchlens.replicate.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.benchlens.model.nupp.AbortSite;
import org.benchlens.model.nupp.Fork;

/// An abort site that some of the forks that collected aborts saw and some did not.
///
/// @param site the site
/// @param seen forks that saw it, > 0
/// @param collecting forks that collected aborts, > seen
public record FlakySite(AbortSite site, int seen, int collecting) {
  /// The flaky sites of forks, sorted.
  public static List<FlakySite> of(List<Fork> forks) {
    int collecting = (int) collected(forks).count();
    List<FlakySite> flaky = new ArrayList<>();
    counts(forks)
        .forEach(
            (site, seen) -> {
              if (seen < collecting) {
                flaky.add(new FlakySite(site, seen, collecting));
              }
            });
    return flaky;
  }

  /// The sites that every collecting fork saw, sorted; empty Optional when none collected.
  public static Optional<List<AbortSite>> unanimous(List<Fork> forks) {
    int collecting = (int) collected(forks).count();
    if (collecting == 0) {
      return Optional.empty();
    }
    return Optional.of(
        counts(forks).entrySet().stream()
            .filter(entry -> entry.getValue() == collecting)
            .map(Map.Entry::getKey)
            .toList());
  }

  private static Stream<List<AbortSite>> collected(List<Fork> forks) {
    return forks.stream().flatMap(fork -> fork.measurement().aborts().sites().stream());
  }

  private static Map<AbortSite, Integer> counts(List<Fork> forks) {
    Map<AbortSite, Integer> counts = new TreeMap<>();
    collected(forks)
        .forEach(
            sites -> new HashSet<>(sites).forEach(site -> counts.merge(site, 1, Integer::sum)));
    return counts;
  }
}
