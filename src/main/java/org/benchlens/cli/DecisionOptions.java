package org.benchlens.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.config.Configuration;
import org.benchlens.workflow.SampleAccess;
import org.jspecify.annotations.Nullable;
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

  @Option(
      names = "--reference-samples",
      paramLabel = "FOLDER",
      description =
          "Where to look for sample files of the reference that are not where the result says: the"
              + " folder with its folders NAME-bin and NAME-freqs-bin, or one of these two.")
  private @Nullable Path referenceSamples;

  @Option(
      names = "--compare-samples",
      paramLabel = "FOLDER",
      description = "The same for the compare file.")
  private @Nullable Path compareSamples;

  /// Whether only the configuration is asked for.
  boolean dump() {
    return dump;
  }

  /// Where sample files may lie.
  ///
  /// @throws CommandException when a folder is none
  SampleAccess samples() throws CommandException {
    return new SampleAccess(allowOutside, folder(referenceSamples), folder(compareSamples));
  }

  private static Optional<Path> folder(@Nullable Path path) throws CommandException {
    if (path != null && !Files.isDirectory(path)) {
      throw new CommandException(
          path + ": there is no such folder; give the one that holds the sample folders");
    }
    return Optional.ofNullable(path);
  }

  /// The effective settings.
  ///
  /// @throws CommandException when the configuration file cannot be used
  Settings settings() throws CommandException {
    Configuration found = configuration();
    return new Settings(rules, found.preset(), found.thresholds());
  }
}
