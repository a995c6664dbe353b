package org.benchlens.present.nupp;

import java.util.List;
import org.benchlens.model.Problem;

/// Says what of a file could not be used.
final class ProblemText {
  private ProblemText() {}

  /// `PLACE: MESSAGE` for each.
  static PageSection.Lines lines(List<Problem> problems) {
    return new PageSection.Lines(
        "problems",
        "Not readable",
        problems.stream().map(problem -> problem.place() + ": " + problem.message()).toList());
  }
}
