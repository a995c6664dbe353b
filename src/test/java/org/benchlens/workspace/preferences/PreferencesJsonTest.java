package org.benchlens.workspace.preferences;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.compare.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PreferencesJsonTest {
  private static final Preferences FULL =
      new Preferences(
          ThemeChoice.DARK,
          16,
          Optional.of(new WindowSize(1280, 800, true)),
          true,
          List.of(
              new RecentPair(
                  "/r/\"ä\".json",
                  "C:\\b.json",
                  List.of("status", "T"),
                  Map.of(Status.AMBG, 5, Status.UNKNOWN, 0),
                  1_700_000_000,
                  new RecentTriage("/w/a.benchlens", 3, 5)),
              RecentPair.of("/r", "/c")));

  @Test
  void whatIsWrittenReadsAsTheSame() throws IOException {
    assertEquals(new PreferencesText(FULL, List.of()), PreferencesJson.read(written(FULL)));
  }

  @Test
  void theFileIsReadable() throws IOException {
    String text =
        """
        {
          "theme" : "dark",
          "font-size" : 16,
          "window" : {
            "width" : 1280,
            "height" : 800,
            "maximized" : true
          },
          "density" : false,
          "recent" : [ ]
        }
        """;
    Preferences bare = new Preferences(ThemeChoice.DARK, 16, FULL.window(), false, List.of());
    assertEquals(text, new String(written(bare), UTF_8));
  }

  @Test
  void anEmptyObjectMeansTheDefaults() {
    assertEquals(new PreferencesText(Preferences.DEFAULT, List.of()), read("{}"));
  }

  @Test
  void aKeyOfANewerProgramIsPassedOver() {
    assertEquals(List.of(), read("{\"theme\": \"dark\", \"later\": {\"x\": [1]}}").faults());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"theme\": \"pink\"}|theme is none of system, light, dark",
        "{\"theme\": null}|theme is none of system, light, dark",
        "{\"font-size\": 8}|font-size is not a whole number from 9 to 40",
        "{\"font-size\": 41}|font-size is not a whole number from 9 to 40",
        "{\"font-size\": 12.5}|font-size is not a whole number from 9 to 40",
        "{\"font-size\": \"13\"}|font-size is not a whole number from 9 to 40",
        "{\"window\": 7}|window has no width and height, whole numbers from 200 to 32000",
        "{\"window\": {\"width\": 1e9, \"height\": 800}}|window has no width and height, whole"
            + " numbers from 200 to 32000",
        "{\"recent\": {}}|recent is no list",
        "{\"recent\": [{\"reference\": \"/a\"}]}|recent: entry 1 has no reference and compare",
        "{\"recent\": [{\"reference\": \"/a\", \"compare\": \"\"}]}|recent: entry 1 has no"
            + " reference and compare",
        "{\"recent\": [{\"reference\": \"/a\", \"compare\": \"/b\", \"columns\": [1]}]}|recent:"
            + " columns is no list of names",
        "{\"density\": 1}|density is neither true nor false",
        "{\"recent\": [{\"reference\": \"/a\", \"compare\": \"/b\", \"triage\": {\"done\": 3,"
            + " \"all\": 2}}]}|recent: triage has no numbers done and all",
        "[]|it does not hold one JSON object",
        "{\"theme\": \"dark\"|it is no JSON from line 1, column 17 on",
        "{} {}|it is no JSON from line 1, column 4 on",
      })
  void aFaultIsNamed(String text, String fault) {
    assertEquals(List.of(fault), read(text).faults());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "nonsense", "{\"theme\": \"dark\", \"theme\": \"light\"}"})
  void whatIsNoSingleObjectMeansTheDefaults(String text) {
    PreferencesText read = read(text);
    assertEquals(Preferences.DEFAULT, read.preferences());
    assertEquals(1, read.faults().size());
  }

  @Test
  void bytesThatAreNoUtf8AreAFault() {
    byte[] text = "{\"theme\": \"dar\u00e4\"}".getBytes(ISO_8859_1);
    assertEquals(1, PreferencesJson.read(text).faults().size());
  }

  @Test
  void whatIsSoundIsTakenBesideAFault() {
    PreferencesText text =
        read(
            """
            {"theme": "dark", "font-size": -1,
             "recent": [7, {"reference": "/a", "compare": "/b"}]}
            """);
    assertEquals(
        Preferences.DEFAULT.withTheme(ThemeChoice.DARK).opened("/a", "/b"), text.preferences());
    assertEquals(2, text.faults().size());
  }

  private static PreferencesText read(String text) {
    return PreferencesJson.read(text.getBytes(UTF_8));
  }

  private static byte[] written(Preferences preferences) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PreferencesJson.write(preferences, out);
    return out.toByteArray();
  }
}
