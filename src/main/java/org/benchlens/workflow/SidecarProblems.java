package org.benchlens.workflow;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Problem;
import org.benchlens.model.SampleFault;
import org.benchlens.present.sentence.FaultText;

/// The sidecar faults of a decided row as problems with their places.
final class SidecarProblems {
  private SidecarProblems() {}

  /// One warning for each fault; what a state never declared is no fault of a file.
  static List<Problem> of(InputPair input, MatchedRow row, Decision decision) {
    return decision.faults().stream()
        .filter(fault -> fault.fault().kind() != SampleFault.Kind.NOT_DECLARED)
        .map(
            fault ->
                Problem.warning(
                    place(input.of(fault.side()).path(), row), FaultText.of(fault.fault())))
        .toList();
  }

  private static String place(String path, MatchedRow row) {
    String settings =
        row.compare().axisValues().stream()
            .map(value -> value.name() + "=" + value.text())
            .collect(Collectors.joining(" "));
    return Stream.of(row.section().benchmark().name(), settings)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", ", path + ": ", ""));
  }
}
