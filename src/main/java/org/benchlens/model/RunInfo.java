package org.benchlens.model;

import java.util.List;

/// How a result file says it was made; every part may be empty.
///
/// @param arguments command line of the run, program first
/// @param rawArguments command line before the program's own processing
/// @param jsonVersion version text of the format
/// @param toolVersion version text of NVBench, by preference its git description
public record RunInfo(
    List<String> arguments, List<String> rawArguments, String jsonVersion, String toolVersion) {
  /// Nothing is known.
  public static final RunInfo NONE = new RunInfo(List.of(), List.of(), "", "");

  public RunInfo {
    arguments = List.copyOf(arguments);
    rawArguments = List.copyOf(rawArguments);
  }
}
