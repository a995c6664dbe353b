package org.benchlens.cli;

import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.config.Configuration;
import picocli.CommandLine.Option;

/// By what rows are decided.
final class DecisionOptions extends LimitOptions {
  @Option(
      names = "--rules",
      paramLabel = "NAME",
      description =
          "Order of the checks: guide (the decision tree of the NVBench Compare guide, the default)"
              + " or robust (what nvbench-compare-robust does).")
  private Rules rules = Rules.GUIDE;

  @Option(
      names = "--dump-config",
      description = "Print the effective configuration and end; needs no paths.")
  private boolean dump;

  @Option(
      names = "--allow-outside",
      description =
          "Read sample files also outside the parent folder of the result; without it they count as"
              + " missing.")
  private boolean allowOutside;

  /// Whether only the configuration is asked for.
  boolean dump() {
    return dump;
  }

  /// Whether sample files may lie anywhere.
  boolean allowOutside() {
    return allowOutside;
  }

  /// The effective settings.
  ///
  /// @throws CommandException when the configuration file cannot be used
  Settings settings() throws CommandException {
    Configuration found = configuration();
    return new Settings(rules, found.preset(), found.thresholds());
  }
}
