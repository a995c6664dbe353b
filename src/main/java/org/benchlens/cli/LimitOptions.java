package org.benchlens.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.benchlens.compare.Preset;
import org.benchlens.config.ConfigException;
import org.benchlens.config.ConfigFile;
import org.benchlens.config.ConfigText;
import org.benchlens.config.Configuration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The limits that verdicts depend on.
class LimitOptions {
  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "Limits to start from: default, strict or permissive. Comes before the preset of a"
              + " configuration file; explicit values of the file still hold.")
  private @Nullable Preset preset;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration file in TOML with the eight limits.")
  private @Nullable Path config;

  /// The effective configuration.
  ///
  /// @throws CommandException when the file cannot be used
  final Configuration configuration() throws CommandException {
    if (config == null) {
      return Configuration.of(preset == null ? Preset.DEFAULT : preset);
    }
    try {
      return ConfigFile.read(config, Optional.ofNullable(preset));
    } catch (ConfigException e) {
      throw new CommandException(e);
    }
  }

  /// The effective configuration as the text of a file.
  final String text() throws CommandException {
    Configuration found = configuration();
    return ConfigText.of(found.preset(), found.thresholds());
  }
}
