package org.benchlens.cli;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.present.nupp.BenchmarkSelection;
import org.benchlens.present.nupp.LuaPattern;
import org.benchlens.present.nupp.PatternException;
import picocli.CommandLine.Option;

/// Which benchmarks of a record are shown.
final class SelectionOptions {
  @Option(
      names = "--case",
      paramLabel = "PATTERN",
      description =
          "Only cases whose name has this Lua pattern in it; outside of suites, benchmarks by their"
              + " names. Given again: any of them.")
  private List<String> cases = new ArrayList<>();

  @Option(
      names = "--variant",
      paramLabel = "PATTERN",
      description = "Only variants whose name has it. Given again: any of them.")
  private List<String> variants = new ArrayList<>();

  @Option(
      names = "--parameter",
      paramLabel = "PATTERN",
      description =
          "Only workloads with a parameter that has it, as '^size=100$'. Given again: any of them.")
  private List<String> parameters = new ArrayList<>();

  /// What is selected.
  ///
  /// @throws CommandException when a pattern is malformed
  BenchmarkSelection selection() throws CommandException {
    return new BenchmarkSelection(
        patterns("--case", cases),
        patterns("--variant", variants),
        patterns("--parameter", parameters));
  }

  private static List<LuaPattern> patterns(String option, List<String> texts)
      throws CommandException {
    List<LuaPattern> patterns = new ArrayList<>();
    for (String text : texts) {
      try {
        patterns.add(LuaPattern.of(text));
      } catch (PatternException e) {
        throw new CommandException(option + " '" + text + "' is no Lua pattern: " + e.getMessage());
      }
    }
    return patterns;
  }
}
