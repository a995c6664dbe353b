package org.benchlens.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Preset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigFileTest {
  @Test
  void allFaultsAreReportedWithTheirPlaces() {
    assertEquals(
        List.of(
            "c.toml: line 1, column 1: version must be the integer 1, not 2",
            "c.toml: line 3, column 1: unknown key same.centre; expected in [same]:"
                + " center_relative, overlap_fraction, relative_dispersion_ceiling",
            "c.toml: line 4, column 1: same.overlap_fraction must be from 0 to 1, not 1.5",
            "c.toml: line 5, column 1: unknown table gap; expected at the top level: version,"
                + " preset, clear_gap, same, bulk"),
        messages("version = 2\n[same]\ncentre = 0.1\noverlap_fraction = 1.5\n[gap]\nx = 1\n"));
  }

  @Test
  void syntaxErrorsAreAllReported() {
    List<String> messages = messages("version = 1\n[same\nfoo = 'x\n");
    assertEquals(2, messages.size());
    assertTrue(messages.get(0).startsWith("c.toml: line 2, column 6: "), messages::toString);
    assertTrue(messages.get(1).startsWith("c.toml: line 3, column 9: "), messages::toString);
  }

  @Test
  void aQuotedKeyWithADotIsNotAPath() {
    assertTrue(
        messages("version = 1\n\"same.center_relative\" = 0.1\n").get(0).contains("unknown key"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = \"x\ny\"",
        "same = [1, 2]",
        "[[bulk.rare_support]]\nsample_fraction = 1",
        "[same]\ncenter_relative = 1979-05-27",
        "[same]\ncenter_relative = 1e400",
        "[preset]\nname = \"a\\nb\"",
        "\u0000"
      })
  void eachFaultIsOneLine(String text) {
    messages("version = 1\n" + text)
        .forEach(message -> assertTrue(message.startsWith("c.toml: line "), message));
  }

  @Test
  void deepNestingIsAFault() {
    assertTrue(messages("version = 1\na = " + "[".repeat(100_000)).get(0).contains("line 2"));
  }

  @Test
  void aByteOrderMarkIsSkipped() throws ConfigException {
    assertEquals(
        Configuration.of(Preset.DEFAULT),
        ConfigFile.parse("\uFEFFversion = 1\n", "c.toml", Optional.empty()));
  }

  @Test
  void theCommandLinePresetIsTheBaseOfTheFilesValues(@TempDir Path folder)
      throws IOException, ConfigException {
    Path file =
        Files.writeString(
            folder.resolve("c.toml"),
            "version = 1\n[preset]\nname = \"permissive\"\n[bulk]\nsample_coverage = 0.99\n");
    Configuration read = ConfigFile.read(file, Optional.of(Preset.STRICT));
    assertEquals(Preset.STRICT, read.preset());
    assertEquals(0.99, read.thresholds().bulkSampleCoverage());
    assertEquals(0.9, read.thresholds().bulkSupportCoverage());
  }

  @Test
  void aMissingFileIsNamed(@TempDir Path folder) {
    Path file = folder.resolve("none.toml");
    ConfigException refused =
        assertThrows(ConfigException.class, () -> ConfigFile.read(file, Optional.empty()));
    assertEquals(file + ": no such file", refused.getMessage());
  }

  @Test
  void bytesThatAreNotUtf8AreRefused(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("c.toml"), new byte[] {'#', (byte) 0xFF});
    ConfigException refused =
        assertThrows(ConfigException.class, () -> ConfigFile.read(file, Optional.empty()));
    assertEquals(file + ": is not UTF-8 text", refused.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.5",
    "1, 1.0",
    "0.00001, 1e-05",
    "0.0001, 0.0001",
    "0.000123, 0.000123",
    "1.5e-7, 1.5e-07",
    "1e16, 1e+16",
    "123456789012345680, 1.2345678901234568e+17",
    "1e15, 1000000000000000.0",
    "1e-300, 1e-300",
    "0, 0.0",
    "-0.0, 0.0",
    "100, 100.0"
  })
  void numbersAreDumpedInTheirShortestForm(String written, String dumped) throws ConfigException {
    Configuration read =
        ConfigFile.parse("version = 1\nsame.center_relative = " + written, "c", Optional.empty());
    String text = ConfigText.of(read.preset(), read.thresholds());
    assertTrue(text.contains("\ncenter_relative = " + dumped + "\n"), text);
  }

  private static List<String> messages(String text) {
    ConfigException refused =
        assertThrows(
            ConfigException.class, () -> ConfigFile.parse(text, "c.toml", Optional.empty()));
    return refused.getMessage().lines().toList();
  }
}
