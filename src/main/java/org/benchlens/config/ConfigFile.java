package org.benchlens.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Preset;

/// Reads a configuration file. Precedence (contract, section 12): the command line's preset, else
/// the file's, else `default` is the base; explicit values of the file override it.
public final class ConfigFile {
  /// A configuration has nine keys; what is larger is some other file.
  private static final int MAX_BYTES = 1 << 20;

  private ConfigFile() {}

  /// Reads a file.
  ///
  /// @param file where it is
  /// @param commandLinePreset preset that overrides the file's
  /// @throws ConfigException with every fault of the file
  public static Configuration read(Path file, Optional<Preset> commandLinePreset)
      throws ConfigException {
    return parse(text(file), file.toString(), commandLinePreset);
  }

  /// Reads a text.
  ///
  /// @param text TOML; a byte order mark at its start is skipped
  /// @param shownName name for messages
  /// @param commandLinePreset preset that overrides the text's
  /// @throws ConfigException with every fault of the text
  public static Configuration parse(
      String text, String shownName, Optional<Preset> commandLinePreset) throws ConfigException {
    ConfigReader reader = new ConfigReader();
    Configuration configuration =
        reader.read(text.startsWith("\uFEFF") ? text.substring(1) : text, commandLinePreset);
    if (!reader.faults().isEmpty()) {
      throw new ConfigException(shownName, reader.faults());
    }
    return configuration;
  }

  private static String text(Path file) throws ConfigException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw whole(file, "is larger than 1 MiB, so it is no configuration");
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw whole(file, "is not UTF-8 text");
    } catch (NoSuchFileException e) {
      throw whole(file, "no such file");
    } catch (IOException e) {
      throw whole(file, "cannot be read: " + e.getMessage());
    }
  }

  private static ConfigException whole(Path file, String message) {
    return new ConfigException(file.toString(), List.of(new ConfigFault(0, 0, message)));
  }
}
