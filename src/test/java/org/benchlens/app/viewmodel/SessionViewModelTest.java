package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.CompareRuns;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.SampleAccess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SessionViewModelTest {

  private static List<Status> statuses(ExplorerViewModel explorer) {
    return explorer.rows().items().stream()
        .map(item -> item.row().verdict().orElseThrow().status())
        .toList();
  }

  private static Comparison byCommandLine(CompareRequest request) throws OpenException {
    CompareRequest tolerant =
        new CompareRequest(
            request.reference(),
            request.compare(),
            request.selection().ignoringDevices(),
            request.settings(),
            request.samples());
    return new CompareRuns(1).run(tolerant, Progress.NONE, Progress.NONE).comparison();
  }

  @ParameterizedTest
  @ValueSource(strings = {"realistic", "reasons", "duplicates", "one-sided", "cpu-only"})
  void theWindowDecidesWhatTheCommandLineDecides(String example) throws OpenException {
    ExplorerViewModel explorer = Opened.example(example);
    Comparison expected = byCommandLine(Opened.request(example));
    assertEquals(Phase.READY, explorer.session().phaseProperty().get());
    assertEquals(
        expected.rows().stream().map(row -> row.decision().status()).toList(), statuses(explorer));
    assertEquals(expected.counts(), explorer.rows().lookProperty().get().total().counts());
    assertEquals(expected.oneSided().size(), explorer.remarksProperty().get().oneSided().size());
  }

  @Test
  void rowsAreThereWithoutVerdictsBeforeTheFirstIsDecided() {
    List<Integer> undecided = new ArrayList<>();
    List<ExplorerViewModel> made = new ArrayList<>();
    ExplorerViewModel explorer =
        Opened.nothing(
            new Opened.FakeDesk(),
            (done, total) -> {
              if (done == 1) {
                undecided.add(made.getFirst().rows().lookProperty().get().total().undecided());
              }
            });
    made.add(explorer);
    explorer.session().open(Opened.request("realistic"));
    assertEquals(List.of(46), undecided);
  }

  @Test
  void cancelLeavesTheRowsThatAreDecidedAndGoingOnDecidesTheRest() {
    List<ExplorerViewModel> made = new ArrayList<>();
    ExplorerViewModel explorer =
        Opened.nothing(
            new Opened.FakeDesk(),
            (done, total) -> {
              if (done == 20 && made.size() == 1) {
                made.add(made.getFirst());
                made.getFirst().session().cancel();
              }
            });
    made.add(explorer);
    explorer.session().open(Opened.request("realistic"));
    assertEquals(Phase.STOPPED, explorer.session().phaseProperty().get());
    assertEquals(26, explorer.rows().lookProperty().get().total().undecided());
    assertEquals(46, explorer.rows().shown().size());
    explorer.session().resume();
    assertEquals(Phase.READY, explorer.session().phaseProperty().get());
    assertEquals(statuses(Opened.example("realistic")), statuses(explorer));
  }

  @Test
  void otherSettingsDecideAllRowsAgain() throws OpenException {
    ExplorerViewModel explorer = Opened.example("realistic");
    List<Status> before = statuses(explorer);
    Settings strict = Settings.of(Rules.ROBUST, Preset.STRICT);
    explorer.session().decideBy(strict);
    CompareRequest request = Opened.request("realistic");
    CompareRequest same =
        new CompareRequest(
            request.reference(),
            request.compare(),
            request.selection(),
            strict,
            SampleAccess.USUAL);
    assertNotEquals(before, statuses(explorer));
    assertEquals(
        byCommandLine(same).rows().stream().map(row -> row.decision().status()).toList(),
        statuses(explorer));
    assertTrue(explorer.rows().items().stream().allMatch(item -> item.settings().equals(strict)));
  }

  @Test
  void settingsDoNotReachARunThatIsGone() {
    ExplorerViewModel explorer = Opened.example("realistic");
    explorer.session().open(Opened.request("broken-not-json"));
    explorer.session().decideBy(Settings.of(Rules.ROBUST, Preset.STRICT));
    assertEquals(Phase.FAILED, explorer.session().phaseProperty().get());
    assertEquals(List.of(), explorer.rows().items());
  }

  @Test
  void aCancelledChangeOfSettingsKeepsTheOldVerdictsAndSettings() {
    List<ExplorerViewModel> made = new ArrayList<>();
    ExplorerViewModel explorer =
        Opened.nothing(
            new Opened.FakeDesk(),
            (done, total) -> {
              if (done == 5 && made.size() == 1) {
                made.getFirst().session().cancel();
              }
            });
    explorer.session().open(Opened.request("realistic"));
    List<Status> before = statuses(explorer);
    made.add(explorer);
    explorer.session().decideBy(Settings.of(Rules.GUIDE, Preset.STRICT));
    assertEquals(before, statuses(explorer));
    assertEquals(Settings.DEFAULT, explorer.session().settingsProperty().get());
    assertEquals(Phase.READY, explorer.session().phaseProperty().get());
  }

  @Test
  void reloadingKeepsTheSelectedRowByItsIdentity() {
    ExplorerViewModel explorer = Opened.example("realistic");
    explorer.rows().selectAt(17);
    RowItem before = explorer.rows().selectedProperty().get();
    explorer.session().reload();
    RowItem after = explorer.rows().selectedProperty().get();
    assertNotNull(before);
    assertNotNull(after);
    assertEquals(before.identity(), after.identity());
    assertSame(after, explorer.rows().items().get(16));
  }

  @Test
  void swappingMirrorsTheVerdicts() {
    ExplorerViewModel explorer = Opened.example("realistic");
    StatusCounts before = explorer.rows().lookProperty().get().total();
    explorer.session().swap();
    StatusCounts after = explorer.rows().lookProperty().get().total();
    assertEquals(before.of(Status.FAST), after.of(Status.SLOW));
    assertEquals(before.of(Status.SLOW), after.of(Status.FAST));
    assertEquals(before.of(Status.AMBG), after.of(Status.AMBG));
  }

  @Test
  void aBrokenFileIsNamedWithItsPlaceAndTheLinesAroundIt(@TempDir Path folder) throws IOException {
    Path good = Opened.request("realistic").reference();
    Path bad = folder.resolve("bad.json");
    Files.writeString(bad, "{\n  \"meta\": {},\n  \"devices\" [\n}\n");
    ExplorerViewModel explorer = Opened.nothing(new Opened.FakeDesk(), Progress.NONE);
    explorer.session().open(CompareRequest.of(good, bad));
    Failure failure = explorer.session().failureProperty().get();
    assertNotNull(failure);
    assertEquals(Phase.FAILED, explorer.session().phaseProperty().get());
    assertEquals(Screen.FAILURE, explorer.screenProperty().get());
    assertEquals(bad.toString(), failure.file());
    assertTrue(failure.title().endsWith("bad.json is not a valid result file"), failure.title());
    assertTrue(failure.sentence().startsWith("Line 3, column "), failure.sentence());
    assertEquals(
        "  \"devices\" [",
        failure.excerpt().stream()
            .filter(Failure.ExcerptLine::atFault)
            .findFirst()
            .orElseThrow()
            .text());
    assertTrue(explorer.inputsProperty().get().compare().faulty());
    assertTrue(!explorer.inputsProperty().get().reference().faulty());
  }

  @Test
  void aMissingFileIsAFailureToo(@TempDir Path folder) {
    ExplorerViewModel explorer = Opened.nothing(new Opened.FakeDesk(), Progress.NONE);
    explorer.session().open(CompareRequest.of(folder.resolve("a"), folder.resolve("b")));
    assertEquals(Phase.FAILED, explorer.session().phaseProperty().get());
    assertNull(explorer.session().runsProperty().get());
  }

  @Test
  void samplesAreReadFromTheFolderThatTheUserNames(@TempDir Path folder) throws IOException {
    Path corpus = Path.of("src/test/resources/corpus/realistic");
    for (String side : List.of("ref", "cmp")) {
      Files.copy(corpus.resolve(side + ".json"), folder.resolve(side + ".json"));
    }
    Opened.FakeDesk desk = new Opened.FakeDesk();
    ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);
    explorer
        .session()
        .open(CompareRequest.of(folder.resolve("ref.json"), folder.resolve("cmp.json")));
    assertNotEquals(statuses(Opened.example("realistic")), statuses(explorer));
    explorer.rows().selectAt(4);
    assertFalse(explorer.selection().whyProperty().get().faults().isEmpty());
    for (Side side : Side.values()) {
      desk.chosen.add(corpus);
      explorer.locateSamples(side);
    }
    assertEquals(statuses(Opened.example("realistic")), statuses(explorer));
    assertTrue(
        explorer.commandProperty().get().contains("--reference-samples " + corpus),
        explorer.commandProperty().get());
  }
}
