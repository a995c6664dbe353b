package org.benchlens.present.summary;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;

/// How many rows have which verdict, and why.
final class VerdictLines {
  private VerdictLines() {}

  /// The total, then a line for each status that occurs, its reasons by falling count.
  static List<String> of(Comparison comparison) {
    List<String> lines = new ArrayList<>();
    int total = comparison.rows().size();
    if (total == 0) {
      lines.add("0 rows: nothing was compared.");
      return lines;
    }
    String counts =
        comparison.counts().entrySet().stream()
            .filter(count -> count.getValue() > 0)
            .map(count -> count.getValue() + " " + count.getKey().word())
            .collect(Collectors.joining(", "));
    lines.add(Words.count(total, "row") + ": " + counts + ".");
    lines.add("");
    reasons(comparison)
        .forEach((status, some) -> lines.add("- " + status.word() + ": " + joined(some)));
    return lines;
  }

  private static Map<Status, Map<Reason, Integer>> reasons(Comparison comparison) {
    Map<Status, Map<Reason, Integer>> reasons = new EnumMap<>(Status.class);
    for (ComparedRow row : comparison.rows()) {
      Decision decision = row.decision();
      reasons
          .computeIfAbsent(decision.status(), status -> new EnumMap<>(Reason.class))
          .merge(decision.reason(), 1, Integer::sum);
    }
    return reasons;
  }

  private static String joined(Map<Reason, Integer> reasons) {
    return reasons.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(reason -> reason.getValue() + " " + reason.getKey().code())
        .collect(Collectors.joining(", "));
  }
}
