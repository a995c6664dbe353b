package org.benchlens.present.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.match.UnmatchedFilter;

/// What a person is told after the tables: a few lines when all is well, and never less than what
/// is missing, hidden or wrong.
public final class ComparisonSummary {
  private static final int FILES = 20;
  private static final int NAMES = 5;
  private static final int PROBLEMS = 10;

  private ComparisonSummary() {}

  /// The lines of a summary, without its heading.
  ///
  /// @param hidden what the tables leave out
  /// @param unmatched filters that met nothing
  /// @param all whether to list every entry rather than the first some
  public static List<String> lines(
      Comparison comparison, HiddenRows hidden, List<UnmatchedFilter> unmatched, boolean all) {
    List<String> lines = new ArrayList<>(VerdictLines.of(comparison));
    List<String> details =
        Stream.of(
                unmatched(unmatched).stream().map(line -> "- " + line).toList(),
                FileLines.of(comparison, all ? Integer.MAX_VALUE : FILES),
                hidden(hidden),
                OneSidedLines.of(comparison.oneSided(), all ? Integer.MAX_VALUE : NAMES),
                ProblemLines.of(comparison.problems(), all ? Integer.MAX_VALUE : PROBLEMS),
                List.of("- rules: " + settings(comparison.settings())))
            .flatMap(List::stream)
            .toList();
    if (comparison.rows().isEmpty()) {
      lines.add("");
    }
    lines.addAll(details);
    return lines;
  }

  /// A sentence for each filter that met nothing.
  public static List<String> unmatched(List<UnmatchedFilter> filters) {
    return UnmatchedLines.of(filters);
  }

  private static List<String> hidden(HiddenRows hidden) {
    List<String> parts = new ArrayList<>();
    if (hidden.byDifference() > 0) {
      parts.add(hidden.byDifference() + " with |%Diff| below " + percent(hidden.percent()) + " %");
    }
    if (hidden.byFilter() > 0) {
      String why = hidden.whyEmpty().isEmpty() ? "" : " (" + Words.code(hidden.whyEmpty()) + ")";
      parts.add(hidden.byFilter() + " by --filter" + why);
    }
    return parts.isEmpty()
        ? List.of()
        : List.of("- not shown but counted: " + String.join(", ", parts));
  }

  private static String percent(double value) {
    String text = Double.toString(value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  private static String settings(Settings settings) {
    List<String> changed = new ArrayList<>();
    for (Threshold threshold : Threshold.values()) {
      double value = settings.thresholds().get(threshold);
      if (value != settings.preset().thresholds().get(threshold)) {
        changed.add(threshold.key() + " = " + percent(value));
      }
    }
    String base = settings.rules().word() + ", preset " + settings.preset().word();
    return changed.isEmpty() ? base : base + " with " + String.join(", ", changed);
  }
}
