package org.benchlens.cli;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `plot` on records of `nupp bench`.
final class RecordPlotTest {
  private static final String BASELINE = corpus("baseline-v4.json").toString();
  private static final String CANDIDATE = corpus("candidate-v4.json").toString();
  private static final String INTERLEAVED = corpus("candidate-interleaved-v4.json").toString();
  private static final String HISTORY = corpus("history.ndjson").toString();
  private static final String PROGRAM = corpus("edge/standalone-program-v4.json").toString();

  @TempDir private Path folder;

  private Session plot(String output, String... arguments) {
    List<String> all = new ArrayList<>(List.of("plot"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--output", folder.resolve(output).toString()));
    return Session.of(all.toArray(String[]::new));
  }

  private static void assertRefused(int status, String words, Session session) {
    assertEquals(status, session.status(), session.errors());
    assertTrue(session.errors().contains(words), session.errors());
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @ParameterizedTest
  @CsvSource({"forks", "fork", "scores", "distribution"})
  void aFigureOfOneRecordIsDrawn(String figure) throws IOException {
    Session session = plot("a.svg", BASELINE, "--row", "8", "--figure", figure);
    assertEquals("", session.errors());
    assertEquals(ExitStatus.DONE, session.status());
    assertTrue(text("a.svg").startsWith("<?xml"), text("a.svg"));
    assertTrue(text("a.svg").contains("sum.floats"), text("a.svg"));
  }

  @ParameterizedTest
  @CsvSource({"png, 89504E47", "pdf, 25504446", "csv, 73"})
  void theEndingSaysTheForm(String ending, String magic) throws IOException {
    Session session = plot("a." + ending, BASELINE, "--row", "1", "--figure", "forks");
    assertEquals(ExitStatus.DONE, session.status(), session.errors());
    byte[] bytes = Files.readAllBytes(folder.resolve("a." + ending));
    byte[] wanted = HexFormat.of().parseHex(magic);
    assertArrayEquals(wanted, Arrays.copyOf(bytes, wanted.length));
  }

  @Test
  void changesAreOfAllBenchmarksAndTakeAMargin() throws IOException {
    String[] files = {BASELINE, CANDIDATE, "--figure", "changes"};
    Session drawn =
        plot(
            "c.svg",
            Stream.concat(Stream.of(files), Stream.of("--margin", "2")).toArray(String[]::new));
    assertEquals(ExitStatus.DONE, drawn.status(), drawn.errors());
    assertTrue(text("c.svg").contains("sum.floats.index:size=100"), text("c.svg"));
    Session without = plot("d.svg", files);
    assertEquals(ExitStatus.FAILED, without.status());
    assertFalse(Files.exists(folder.resolve("d.svg")));
  }

  @Test
  void pairsAreThoseOfTheComparisonThatARecordHolds() throws IOException {
    Session session = plot("p.csv", INTERLEAVED, "--filter", "sum", "--figure", "pairs");
    assertEquals(ExitStatus.DONE, session.status(), session.errors());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(4, files.count());
    }
    assertTrue(session.errors().contains("drawn: 4 of 4 benchmarks"), session.errors());
  }

  @Test
  void aHistoryIsDrawnByBenchmark() throws IOException {
    Session session = plot("h-{benchmark}.svg", HISTORY, "--filter", "point.sized");
    assertEquals(ExitStatus.DONE, session.status(), session.errors());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(
          List.of("h-point.sized.svg"), files.map(file -> file.getFileName().toString()).toList());
    }
  }

  @Test
  void anotherForkIsAnotherFigure() throws IOException {
    plot("1.csv", BASELINE, "--row", "8", "--figure", "fork");
    plot("2.csv", BASELINE, "--row", "8", "--figure", "fork", "--fork", "2");
    assertFalse(text("1.csv").equals(text("2.csv")));
    assertRefused(
        ExitStatus.FAILED,
        "--fork 13 is none of 12 forks",
        plot("3.csv", BASELINE, "--row", "8", "--figure", "fork", "--fork", "13"));
  }

  @Test
  void aWrongFigureNamesThoseOfTheFile() {
    assertRefused(
        ExitStatus.USAGE,
        "--figure 'box' is none of forks, fork, scores, distribution, auto",
        plot("a.png", BASELINE, "--row", "1", "--figure", "box"));
    assertRefused(
        ExitStatus.USAGE,
        "--figure 'forks' is none of history, auto",
        plot("a.png", HISTORY, "--row", "1", "--figure", "forks"));
    assertRefused(
        ExitStatus.USAGE,
        "is none of forks, fork, scores, pairs, distribution, changes, auto",
        plot("a.png", INTERLEAVED, "--row", "1", "--figure", "history"));
  }

  @Test
  void whatDoesNotFitIsRefused() {
    assertRefused(ExitStatus.USAGE, "--row N or --filter EXPR", plot("a.png", BASELINE));
    assertRefused(ExitStatus.FAILED, "there are 1 to", plot("a.png", BASELINE, "--row", "99"));
    assertRefused(
        ExitStatus.FAILED, "lets none of", plot("a.png", BASELINE, "--filter", "nothing-like-it"));
    assertRefused(
        ExitStatus.USAGE,
        "--quantity is for NVBench results",
        plot("a.png", BASELINE, "--row", "1", "--quantity", "cycles"));
    assertRefused(ExitStatus.FAILED, "no figures of it", plot("a.png", PROGRAM, "--row", "1"));
    assertRefused(ExitStatus.FAILED, "ends in none of", plot("a.gif", BASELINE, "--row", "1"));
  }
}
