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
  /// Up to how many reasons stand in the line of their status.
  private static final int ONE_LINE = 3;

  private VerdictLines() {}

  /// The total, then a line for each status that occurs, its reasons by falling count.
  static List<String> of(Comparison comparison) {
    List<String> lines = new ArrayList<>();
    int total = comparison.rows().size();
    if (total == 0) {
      lines.add("0 rows: nothing was compared.");
      return lines;
    }
    lines.add(Words.count(total, "row") + ": " + counted(comparison.counts()) + ".");
    lines.add("");
    reasons(comparison)
        .forEach(
            (status, reasons) -> {
              List<String> texts = texts(reasons);
              if (texts.size() <= ONE_LINE) {
                lines.add("- " + status.word() + ": " + String.join(", ", texts));
              } else {
                lines.add("- " + status.word() + ":");
                texts.forEach(text -> lines.add("  - " + text));
              }
            });
    return lines;
  }

  /// The statuses that occur with their counts.
  static String counted(Map<Status, Integer> counts) {
    return counts.entrySet().stream()
        .filter(count -> count.getValue() > 0)
        .map(count -> count.getValue() + " " + count.getKey().word())
        .collect(Collectors.joining(", "));
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

  private static List<String> texts(Map<Reason, Integer> reasons) {
    return reasons.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(reason -> reason.getValue() + " " + reason.getKey().code())
        .toList();
  }
}
