package org.benchlens.cli;

import static org.benchlens.cli.Result.skipped;
import static org.benchlens.cli.Result.state;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PlotCommandTest {
  private static final Path REASONS = Path.of("src/test/resources/corpus/reasons");

  @TempDir private Path folder;
  private String reference = "";
  private String compare = "";

  @BeforeEach
  void writeResults() {
    reference =
        new Result()
            .benchmark("a", state("N=1", 100), state("N=2", 200), state("N=x", 300))
            .benchmark("b/c", state("N=1", 100))
            .at(folder.resolve("ref.json"))
            .toString();
    compare =
        new Result()
            .benchmark("a", state("N=1", 104), state("N=2", 200.1), skipped("N=x"))
            .benchmark("b/c", state("N=1", 96))
            .at(folder.resolve("cmp.json"))
            .toString();
  }

  private Session plot(String... options) {
    return run("plot", options);
  }

  private Session run(String command, String... options) {
    List<String> arguments = new ArrayList<>(List.of(command, reference, compare));
    arguments.addAll(List.of(options));
    return Session.of(arguments.toArray(String[]::new));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private List<String> files(String ending) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString())
          .filter(name -> name.endsWith(ending))
          .sorted()
          .toList();
    }
  }

  private static void assertFailure(int status, String text, Session session) {
    assertEquals(status, session.status(), session.errors());
    assertEquals(1, session.errors().lines().count(), session.errors());
    assertTrue(session.errors().contains(text), session.errors());
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "svg", "pdf", "csv"})
  void aRowIsDrawnInTheFormatOfTheEnding(String ending) throws IOException {
    Session session = plot("--row", "1", "--output", file("one." + ending));
    assertEquals(0, session.status(), session.errors());
    assertEquals("", session.out() + session.errors());
    assertTrue(Files.size(folder.resolve("one." + ending)) > 60);
  }

  @Test
  void theFolderOfAPlotIsMade() throws IOException {
    Session row = plot("--row", "1", "-o", file("a/b/one.svg"));
    assertEquals(0, row.status(), row.errors());
    Session all = run("compare", "--plot", "--plot-output", file("c/{benchmark}/all.svg"));
    assertEquals(0, all.status(), all.errors());
    assertTrue(Files.size(folder.resolve("a/b/one.svg")) > 60);
    assertTrue(Files.size(folder.resolve("c/a/all.svg")) > 60);
    assertTrue(Files.size(folder.resolve("c/b_c/all.svg")) > 60);
  }

  @Test
  void aPlaceThatCannotBeWrittenIsOneClearLine() throws IOException {
    Files.writeString(folder.resolve("file"), "x");
    assertFailure(1, "one.svg cannot be written: ", plot("--row", "1", "-o", file("file/one.svg")));
  }

  @Test
  void densityLinesComeOnRequest() throws IOException {
    String ref = REASONS.resolve("ref.json").toString();
    String cmp = REASONS.resolve("cmp.json").toString();
    List<String> arguments =
        List.of("plot", ref, cmp, "--row", "20", "--figure", "distribution", "-o");
    List<String> plain = new ArrayList<>(arguments);
    plain.add(file("plain.csv"));
    List<String> dense = new ArrayList<>(arguments);
    dense.addAll(List.of(file("dense.csv"), "--density"));
    assertEquals(0, Session.of(plain.toArray(String[]::new)).status());
    assertEquals(0, Session.of(dense.toArray(String[]::new)).status());
    assertFalse(Files.readString(folder.resolve("plain.csv")).contains("density"));
    assertTrue(
        Files.readString(folder.resolve("dense.csv"))
            .lines()
            .findFirst()
            .orElseThrow()
            .endsWith(",reference_density [1/s],compare_density [1/s]"));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, --row '0' is no row; there are 1 to 4",
    "5, 1, --row '5' is no row; there are 1 to 4",
    "x, 1, --row 'x' is no row; there are 1 to 4"
  })
  void aRowThatIsNotThereIsSaid(String row, int status, String text) {
    assertFailure(status, text, plot("--row", row, "-o", file("a.png")));
  }

  @Test
  void aFigureThatCannotBeDrawnSaysWhyAndWritesNothing() throws IOException {
    Session session = plot("--row", "2", "--figure", "ecdf", "-o", file("a.png"));
    assertFailure(
        1,
        "row 2: No sample times on either side: Neither result declares sample times;"
            + " --jsonbin records them.",
        session);
    assertEquals(List.of(), files(".png"));
  }

  @ParameterizedTest
  @CsvSource({
    "'-o,a.png', give either --row N or --filter EXPR",
    "'--row,1,--filter,b,-o,a.png', give either --row N or --filter EXPR",
    "'--row,1', missing --output",
    "'--row,1,--figure,pie,-o,a.png', 'is none of distribution, ecdf'",
    "'--row,1,--quantity,space,-o,a.png', 'is none of time, cycles, frequency'",
    "'--row,1,--size,big,-o,a.png', is no size"
  })
  void aWrongCallIsAUsageError(String options, String text) {
    assertFailure(2, text, plot(options.split(",", -1)));
  }

  @ParameterizedTest
  @CsvSource({
    "'--row,1,-o,a.gif', 'ends in none of .png, .svg, .pdf, .csv'",
    "'--row,1,-o,{what}.png', has the unknown field {what}",
    "'--row,1,-o,{T}.png', has the unknown field {T}",
    "'--row,1,--png-scale,99,-o,a.png', is no number from 0.1 to 16",
    "'--filter,status:MAYBE,-o,a.png', --filter",
    "'--filter,T=9,-o,a.png', --filter"
  })
  void aWrongValueIsOneLine(String options, String text) {
    assertFailure(1, text, plot(options.split(",", -1)));
  }

  @Test
  void anExistingFileNeedsForce() throws IOException {
    Files.writeString(folder.resolve("a.svg"), "mine");
    assertFailure(1, "exists; --force overwrites it", plot("--row", "1", "-o", file("a.svg")));
    assertEquals("mine", Files.readString(folder.resolve("a.svg")));
    assertEquals(0, plot("--row", "1", "--force", "-o", file("a.svg")).status());
    assertTrue(Files.readString(folder.resolve("a.svg")).startsWith("<?xml"));
  }

  @Test
  void anInputIsNeverOverwritten() {
    reference = new Result().benchmark("a", state("N=1", 1)).at(folder.resolve("r.csv")).toString();
    assertFailure(1, "is an input", plot("--row", "1", "--force", "-o", file("r.csv")));
  }

  @Test
  void severalRowsGetTheirPositionInTheName() throws IOException {
    Session session = plot("--filter", "N=1", "-o", file("p.svg"));
    assertEquals("benchlens: drawn: 2 of 2 rows\n", session.errors());
    assertEquals(List.of("p-1.svg", "p-4.svg"), files(".svg"));
  }

  @Test
  void fieldsMakeSafeNames() throws IOException {
    plot("--filter", "N=1", "-o", file("{benchmark}-{figure}.svg"));
    assertEquals(List.of("a-box.svg", "b_c-box.svg"), files(".svg"));
  }

  @Test
  void equalNamesAreNumbered() throws IOException {
    plot("--filter", "benchmark:a", "-o", file("{benchmark}.svg"));
    assertEquals(List.of("a-2.svg", "a-3.svg", "a.svg"), files(".svg"));
  }

  @Test
  void aFilterThatLetsNothingThroughIsAFailure() {
    assertFailure(
        1,
        "lets none of 4 rows through",
        plot("--filter", "status:FAST status:SLOW", "-o", file("a.png")));
  }

  /// The options of every figure and quantity, over the reasons of the corpus.
  static Stream<String> figures() {
    return Stream.of(
            "auto",
            "distribution",
            "ecdf",
            "shift",
            "coverage",
            "coverage-curve",
            "run-order",
            "lag",
            "time-frequency",
            "box")
        .flatMap(figure -> Stream.of("time", "cycles", "frequency").map(q -> figure + " " + q));
  }

  @ParameterizedTest
  @MethodSource("figures")
  void everyFigureOfEveryReasonIsDrawnOrSaysWhyNot(String options) throws IOException {
    String[] words = options.split(" ", -1);
    reference = REASONS.resolve("ref.json").toString();
    compare = REASONS.resolve("cmp.json").toString();
    Session session =
        plot("--filter", "", "--figure", words[0], "--quantity", words[1], "-o", file("{row}.svg"));
    List<String> files = files(".svg");
    int drawn = files.size();
    for (String name : files) {
      String svg = Files.readString(folder.resolve(name));
      // Words may say that samples are NaN; numbers may not be.
      assertFalse(
          Pattern.compile("=\"[^\"]*(NaN|Infinity)").matcher(svg).find(), options + ", " + name);
    }
    assertTrue(session.errors().endsWith("drawn: " + drawn + " of 26 rows\n"), session.errors());
    long said = session.errors().lines().filter(line -> line.contains(": row ")).count();
    assertEquals(Math.min(10, 26 - drawn), said, session.errors());
    boolean refused = words[0].startsWith("coverage") && words[1].equals("frequency");
    assertEquals(refused, drawn == 0, options + ": " + drawn + " drawn");
  }

  @Test
  void compareDrawsItsChangesAndTimesAlongAnAxis() throws IOException {
    Session session =
        run(
            "compare",
            "--plot-output",
            file("all.svg"),
            "--plot-along",
            "N",
            "--plot-along-output",
            file("{benchmark}-{axis}.svg"),
            "--dark");
    assertEquals(0, session.status(), session.errors());
    assertTrue(session.out().contains("# Summary"));
    assertEquals(List.of("a-N.svg", "all.svg", "b_c-N.svg"), files(".svg"));
    assertTrue(
        session.errors().contains("left out: 1 row whose N is no finite number"), session.errors());
    assertTrue(Files.readString(folder.resolve("all.svg")).contains("#0d1117"));
  }

  @ParameterizedTest
  @CsvSource({
    "'--plot-along,M', 'is no axis of the rows; there are T, N'",
    "'--plot-output,x.txt', ends in none of",
    "'--plot-output,{axis}.png', has the unknown field {axis}",
    "'--plot-along-output,x.png', needs --plot-along"
  })
  void aWrongPlotOfCompareIsOneLine(String options, String text) {
    Session session = run("compare", options.split(",", -1));
    assertTrue(session.status() == 1 || session.status() == 2, session.errors());
    assertEquals(1, session.errors().lines().count(), session.errors());
    assertTrue(session.errors().contains(text), session.errors());
  }
}
