package org.benchlens.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import picocli.CommandLine.IVersionProvider;

/// The version that the build wrote into `version.txt`.
final class ProductVersion implements IVersionProvider {

  @Override
  public String[] getVersion() throws IOException {
    try (InputStream text = requireNonNull(getClass().getResourceAsStream("version.txt"))) {
      return new String[] {"benchlens " + new String(text.readAllBytes(), UTF_8).strip()};
    }
  }
}
