package org.benchlens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Parameters;

/// The records that a command compares: a baseline and a candidate, or one record with the
/// comparison that it holds.
final class RecordSides {
  @Parameters(
      index = "0..1",
      arity = "1..2",
      paramLabel = "BASELINE CANDIDATE",
      hideParamSyntax = true,
      description =
          "The record before the change and the one after it; or one record alone, to compute the"
              + " comparisons that it holds again.")
  private List<Path> files = new ArrayList<>();

  List<Path> files() {
    return List.copyOf(files);
  }

  Path candidate() {
    return files.getLast();
  }

  /// The record before the change; empty for the comparison that the candidate holds.
  Optional<Path> baseline() {
    return files.size() == 2 ? Optional.of(files.getFirst()) : Optional.empty();
  }
}
