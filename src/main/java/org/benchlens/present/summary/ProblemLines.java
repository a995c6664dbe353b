package org.benchlens.present.summary;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Problem;

/// What went wrong, errors first.
final class ProblemLines {
  private ProblemLines() {}

  /// @param problems in the order they were found
  /// @param most how many of each severity to list
  static List<String> of(List<Problem> problems, int most) {
    List<String> lines = new ArrayList<>();
    for (Problem.Severity severity : List.of(Problem.Severity.ERROR, Problem.Severity.WARNING)) {
      List<Problem> some =
          problems.stream().filter(problem -> problem.severity() == severity).toList();
      if (!some.isEmpty()) {
        lines.add("- " + Words.count(some.size(), severity.word()) + ":");
        some.stream().limit(most).forEach(problem -> lines.add("  - " + text(problem)));
        if (some.size() > most) {
          lines.add("  - and " + (some.size() - most) + " more");
        }
      }
    }
    return lines;
  }

  private static String text(Problem problem) {
    return Words.code(problem.place() + ": " + problem.message());
  }
}
