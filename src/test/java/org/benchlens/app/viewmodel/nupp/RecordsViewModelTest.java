package org.benchlens.app.viewmodel.nupp;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.figure.Figure;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.RecordFigureKind;
import org.benchlens.present.nupp.BenchmarkDetail;
import org.benchlens.present.nupp.DetailLine;
import org.benchlens.present.nupp.DetailPart;
import org.benchlens.present.screen.RecordTab;
import org.benchlens.present.screen.SheetRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RecordsViewModelTest {
  private static final BenchmarkId SLOWER =
      new BenchmarkId("bench/sum.bench.nupp", "sum.floats.index:size=100");

  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final RecordsViewModel records =
      new RecordsViewModel(new InPlaceRunner(), Surroundings.of(desk));

  @TempDir Path folder;

  private void open(String margin, String... files) {
    records.margin(margin);
    records.open(List.of(files).stream().map(name -> corpus(name)).toList());
  }

  private void openTwo(String margin) {
    open(margin, "baseline-v4.json", "candidate-v4.json");
  }

  private List<String> tabs() {
    return records.tabsProperty().get().stream().map(RecordTab::title).toList();
  }

  private RecordTab tab() {
    return Objects.requireNonNull(records.tabProperty().get());
  }

  private List<String> names() {
    return records.rows().shown().stream().map(SheetRow::name).toList();
  }

  private List<String> words() {
    return records.rows().shown().stream().map(row -> row.cells().getFirst().text()).toList();
  }

  private BenchmarkDetail detail() {
    return Objects.requireNonNull(records.plots().detailProperty().get());
  }

  private Figure figure() {
    return Objects.requireNonNull(records.plots().figureProperty().get());
  }

  private DetailPart part(String title) {
    return detail().parts().stream()
        .filter(part -> part.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void withoutAMarginAllBenchmarksStandThereAndAskForOne() {
    openTwo("");
    assertEquals(List.of("Comparison", "Candidate", "Baseline"), tabs());
    assertEquals(8, names().size());
    assertEquals(List.of("needs a margin"), words().stream().distinct().toList());
    assertEquals(0, records.rows().count(Verdict.REGRESSED));
  }

  @Test
  void withAMarginVerdictsAppearAndTheTabStays() {
    openTwo("");
    records.choose(records.tabsProperty().get().get(1));
    records.margin("2 %");
    assertEquals("Candidate", tab().title());
    records.choose(records.tabsProperty().get().getFirst());
    assertEquals(1, records.rows().count(Verdict.REGRESSED));
    assertEquals(1, records.rows().count(Verdict.IMPROVED));
    assertEquals(4, records.rows().count(Verdict.UNCHANGED));
    assertEquals(2, records.rows().count(Verdict.INCONCLUSIVE));
    assertEquals(RecordFigureKind.CHANGES, figure().kind());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "x", "1e3", "two"})
  void aWrongMarginIsSaidAndChangesNothing(String margin) {
    openTwo("2");
    records.margin(margin);
    assertTrue(records.faultProperty().get().contains("percent above 0"));
    assertEquals(1, records.rows().count(Verdict.REGRESSED));
  }

  @Test
  void chipsAndWordsFilterRows() {
    openTwo("2");
    records.rows().toggle(Verdict.REGRESSED);
    assertEquals(List.of("sum.floats.index:size=100"), names());
    records.rows().toggle(Verdict.IMPROVED);
    assertEquals(2, names().size());
    records.rows().clearFilter();
    records.rows().filter("SUM -ipairs");
    assertEquals(List.of("sum.floats.index:size=100", "sum.floats.index:size=10000"), names());
    records.rows().filter("scattered");
    assertEquals(List.of("presize.point.grown"), names());
    records.escape();
    assertEquals(8, names().size());
    records.rows().toggle(SheetRow.Trait.GATE_FAILED);
    assertEquals(4, names().size());
  }

  @Test
  void takingTheMarginAwayTakesTheChipsAlong() {
    openTwo("2");
    records.rows().toggle(Verdict.REGRESSED);
    records.margin("");
    assertEquals(8, names().size());
  }

  @Test
  void rowsSortByExactValues() {
    openTwo("2");
    records.rows().sort("change", true);
    assertEquals("sum.floats.index:size=100", names().getFirst());
    records.rows().sort("change", false);
    assertEquals("sum.floats.ipairs:size=10000", names().getFirst());
    records.rows().sort("", false);
    assertEquals("frame", names().getFirst());
  }

  @Test
  void aChosenBenchmarkHasItsReasonsAndFigures() {
    openTwo("2");
    records.rows().select(SLOWER);
    assertEquals(Optional.of(Verdict.REGRESSED), detail().verdict());
    assertEquals(
        "Slower by 7.9 %, between 7.3 and 8.6 %. The whole interval is slower by 2 % or more.",
        detail().sentence());
    List<DetailLine> rules = part("Decision").lines();
    assertEquals(
        List.of(
            DetailLine.Mark.HOLDS,
            DetailLine.Mark.FAILS,
            DetailLine.Mark.HOLDS,
            DetailLine.Mark.HOLDS,
            DetailLine.Mark.NOT_REACHED),
        rules.stream().map(DetailLine::mark).toList());
    assertEquals(
        List.of("low end at or above +2 %"),
        rules.stream().filter(DetailLine::deciding).map(DetailLine::text).toList());
    assertEquals(
        List.of("allocation sites", "abort sites"),
        part("Gates").lines().stream()
            .filter(line -> line.mark() == DetailLine.Mark.BAD)
            .map(DetailLine::text)
            .toList());
    assertEquals("all recorded values agree", part("Recomputed").aside());
    assertEquals(RecordFigureKind.FORKS, figure().kind());
  }

  @ParameterizedTest
  @CsvSource({
    "frame, inside the margin of ±2 %",
    "presize.point.sized, adjusted p below 0.05",
    "sum.floats.ipairs:size=10000, high end at or below \u22122 %",
    "sum.floats.index:size=10000, interval present"
  })
  void theRuleThatDecidesIsMarked(String name, String rule) {
    openTwo("2");
    records
        .rows()
        .select(
            records.rows().shown().stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow());
    assertEquals(
        List.of(rule),
        part("Decision").lines().stream()
            .filter(DetailLine::deciding)
            .map(DetailLine::text)
            .toList());
  }

  @Test
  void theChosenBenchmarkStaysWhenAnotherTabIsChosen() {
    openTwo("2");
    records.rows().select(SLOWER);
    records.nextTab();
    assertEquals(SLOWER, detail().id());
    assertTrue(detail().verdict().isEmpty());
  }

  @Test
  void aForkIsChosenOnEitherSide() {
    openTwo("2");
    records.rows().select(SLOWER);
    assertEquals(24, records.plots().forksProperty().get().size());
    records.plots().showFork(12);
    assertEquals("Fork 1", figure().title());
    assertTrue(figure().subtitle().contains("trend"), figure().subtitle());
    assertFalse(records.plots().showKey(4), "no pairs without pairing");
    assertTrue(records.plots().showKey(5));
    assertEquals(RecordFigureKind.DISTRIBUTION, figure().kind());
    assertTrue(records.plots().showKey(3));
    assertEquals(RecordFigureKind.SCORES, figure().kind());
  }

  @Test
  void aRecordShowsTheComparisonThatItHolds() {
    open("", "candidate-interleaved-v4.json");
    assertEquals(List.of("Record", "Interleaved"), tabs());
    records.nextTab();
    assertEquals("Interleaved.", tab().head().notice().title());
    records.rows().selectAt(3);
    assertTrue(records.plots().showKey(4));
    assertEquals(RecordFigureKind.PAIRS, figure().kind());
    assertTrue(part("Recomputed").aside().endsWith("verdicts agree"));
    assertTrue(part("Gates").aside().contains("saved baseline"));
  }

  @Test
  void twoRunsOfAHistoryAreComparedOnATabOfTheirOwn() {
    open("", "history.ndjson");
    records.rows().selectAt(1);
    assertEquals(RecordFigureKind.HISTORY, figure().kind());
    records.compareRuns(3, 3);
    assertFalse(records.faultProperty().get().isEmpty());
    records.compareRuns(3, 4);
    assertEquals(List.of("History", "Line 3 and 4"), tabs());
    assertEquals("needs a margin", words().getFirst());
    records.margin("2");
    assertEquals("Line 3 and 4", tab().title());
    assertTrue(records.rows().count(Verdict.UNCHANGED) > 0);
  }

  @Test
  void aRowOfAHistoryIsAboutItsOwnRun() {
    open("", "history.ndjson");
    List<SheetRow> rows = records.rows().shown();
    records.rows().select(rows.getFirst());
    assertTrue(detail().sentence().startsWith("Interval of the score"), detail().sentence());
    records
        .rows()
        .select(
            rows.stream()
                .filter(row -> row.id().equals(rows.getFirst().id()))
                .filter(row -> row.cells().get(1).text().equals("5"))
                .findFirst()
                .orElseThrow());
    assertTrue(detail().sentence().startsWith("One fork"), detail().sentence());
  }

  @Test
  void runsOfDifferentMachinesHaveNoVerdicts() {
    open("2", "history.ndjson");
    records.compareRuns(4, 5);
    assertTrue(words().contains("other machine"), words().toString());
    assertTrue(tab().head().notice().text().contains("different machines"));
  }

  @Test
  void aHistoryOpensBesideARecord() {
    openTwo("2");
    desk.chosen.add(corpus("history.ndjson"));
    records.chooseHistory();
    assertEquals(List.of("Comparison", "Candidate", "Baseline", "History"), tabs());
    desk.chosen.add(corpus("baseline-v4.json"));
    records.chooseHistory();
    assertTrue(records.faultProperty().get().contains("is no history"));
  }

  @Test
  void aSecondRecordIsComparedAndSidesAreExchanged() {
    open("2", "baseline-v4.json");
    desk.chosen.add(corpus("candidate-v4.json"));
    records.chooseSecond();
    assertEquals(1, records.rows().count(Verdict.REGRESSED));
    records.swap();
    assertEquals(corpus("candidate-v4.json"), records.filesProperty().get().getFirst());
    assertEquals(
        Optional.of(Verdict.IMPROVED),
        records.rows().shown().stream()
            .filter(row -> row.id().equals(Optional.of(SLOWER)))
            .findFirst()
            .orElseThrow()
            .verdict());
  }

  @Test
  void whatCannotBeOpenedIsSaidInOneSentenceAndWhatIsOpenStays() throws IOException {
    openTwo("2");
    records.open(List.of(corpus("edge/schema-5.json")));
    assertTrue(records.faultProperty().get().contains("schema"), records.faultProperty().get());
    Path wrong = Files.writeString(folder.resolve("x.txt"), "no record");
    records.open(List.of(wrong));
    assertTrue(records.faultProperty().get().contains("x.txt"), records.faultProperty().get());
    records.open(List.of(wrong, wrong, wrong));
    assertTrue(records.faultProperty().get().contains("not 3 files"));
    records.open(List.of(corpus("history.ndjson"), corpus("baseline-v4.json")));
    assertTrue(records.faultProperty().get().contains("history of nupp bench"));
    assertEquals(8, names().size());
    records.escape();
    assertEquals("", records.faultProperty().get());
  }

  @Test
  void theCommandThatPrintsTheSameIsCopied() {
    openTwo("2.5");
    records.exports().copyCommand();
    assertTrue(
        desk.copied.getFirst().startsWith("benchlens nupp compare "), desk.copied.getFirst());
    assertTrue(desk.copied.getFirst().endsWith(" --margin 2.5"), desk.copied.getFirst());
  }

  @Test
  void reasonsOrThePageAreCopiedAsMarkdown() {
    openTwo("2");
    records.exports().copyMarkdown();
    assertTrue(desk.copied.getFirst().startsWith("#"), desk.copied.getFirst());
    records.rows().select(SLOWER);
    records.exports().copyMarkdown();
    assertTrue(desk.copied.getLast().contains("yes: low end at or above +2 %, +7.3 % (decides)"));
    assertTrue(desk.copied.getLast().contains("loop unroll limit reached"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.md", "a.csv", "a.json", "a.html"})
  void thePageIsSaved(String name) throws IOException {
    openTwo("2");
    desk.chosen.add(folder.resolve(name));
    records.exports().savePage();
    assertEquals("Saved " + name + ".", records.exports().stateProperty().get());
    assertTrue(Files.readString(folder.resolve(name)).contains("sum.floats.index:size=100"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.png", "a.svg", "a.pdf", "a.csv"})
  void theFigureIsSaved(String name) throws IOException {
    openTwo("2");
    records.rows().select(SLOWER);
    desk.chosen.add(folder.resolve(name));
    records.exports().saveFigure(Palette.LIGHT);
    assertEquals("", records.faultProperty().get());
    assertTrue(Files.size(folder.resolve(name)) > 500);
  }

  @Test
  void aNameOfNoKnownKindIsSaid() {
    openTwo("2");
    desk.chosen.add(folder.resolve("a.exe"));
    records.exports().savePage();
    assertTrue(records.faultProperty().get().contains("ends in none of"));
    assertFalse(Files.exists(folder.resolve("a.exe")));
  }

  @Test
  void keysMoveThroughTheRowsAndEscapeChoosesNone() {
    openTwo("2");
    records.rows().move(1);
    records.rows().move(1);
    assertEquals(
        "point.sized", Objects.requireNonNull(records.rows().selectedProperty().get()).name());
    records.rows().move(-5);
    assertEquals("frame", Objects.requireNonNull(records.rows().selectedProperty().get()).name());
    records.escape();
    assertNull(records.rows().selectedProperty().get());
    assertNull(records.plots().detailProperty().get());
  }

  @Test
  void aProgramRecordIsCalledOneProcess() {
    open("", "edge/standalone-program-v4.json");
    assertEquals(List.of("Program"), tabs(), records.faultProperty().get());
    assertTrue(tab().head().notice().text().contains("not a confidence interval"));
  }
}
