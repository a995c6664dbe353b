package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.benchlens.app.FolderExample;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.Lesson;
import org.benchlens.workflow.PreferencesStore;
import org.benchlens.workspace.preferences.Preferences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ShellViewModelsTest {
  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final InPlaceRunner runner = new InPlaceRunner();
  private final ExplorerViewModel explorer = new ExplorerViewModel(runner, desk, 1, Progress.NONE);

  @TempDir private Path folder;

  private ExplorerViewModel kept(Path file) {
    PreferencesStore store = new PreferencesStore(Optional.of(file));
    Preferences loaded = store.load();
    Surroundings around =
        new Surroundings(
            desk,
            store,
            List.of(
                new Lesson(
                    "Title",
                    "What it shows.",
                    Opened.request("realistic").reference(),
                    Opened.request("realistic").compare())),
            () -> 1_000,
            second -> "at " + second);
    return new ExplorerViewModel(new InPlaceRunner(), around, loaded, 1, Progress.NONE);
  }

  private CompareRequest copyOf(String example) throws IOException {
    Path reference = folder.resolve("ref.json");
    Path compare = folder.resolve("cmp.json");
    Files.copy(Opened.request(example).reference(), reference);
    Files.copy(Opened.request(example).compare(), compare);
    return CompareRequest.of(reference, compare);
  }

  // Theme and size of the text

  @Test
  void theThemeFollowsTheSystemUntilOneIsChosen() {
    Appearance appearance = explorer.appearance();
    appearance.systemDark(true);
    assertTrue(explorer.darkProperty().get());
    appearance.choose("light");
    assertFalse(explorer.darkProperty().get());
    appearance.choose("system");
    assertTrue(explorer.darkProperty().get());
  }

  @Test
  void aForcedThemeIsNotKept() {
    Path file = folder.resolve("preferences.json");
    ExplorerViewModel first = kept(file);
    first.dark(true);
    first.appearance().size(150);
    ExplorerViewModel next = kept(file);
    assertFalse(next.darkProperty().get());
    assertEquals(150, next.appearance().sizeProperty().get());
  }

  @Test
  void theSizeOfTheTextStopsAtItsBounds() {
    Appearance appearance = explorer.appearance();
    for (int i = 0; i < 20; i++) {
      appearance.resize(1);
    }
    assertEquals(200, appearance.sizeProperty().get());
    for (int i = 0; i < 20; i++) {
      appearance.resize(-1);
    }
    assertEquals(80, appearance.sizeProperty().get());
  }

  @Test
  void everySizeSurvivesTheFile() {
    for (int size : Appearance.SIZES) {
      explorer.appearance().size(size);
      assertEquals(size, explorer.appearance().sizeProperty().get());
    }
  }

  // Recent pairs, samples

  @Test
  void anOpenedPairIsRememberedWithItsCounts() {
    Path file = folder.resolve("preferences.json");
    kept(file).start().openSample(0);
    List<RecentLine> lines = kept(file).recent().linesProperty().get();
    assertEquals(1, lines.size());
    assertEquals("at 1000", lines.getFirst().when());
    assertEquals(5, lines.getFirst().of(Status.AMBG));
    assertEquals(46, lines.getFirst().rows());
  }

  @Test
  void aRememberedPairOpensAgain() {
    Path file = folder.resolve("preferences.json");
    kept(file).start().openSample(0);
    ExplorerViewModel next = kept(file);
    next.recent().open(0);
    assertEquals(Screen.TABLE, next.screenProperty().get());
    next.recent().clear();
    assertEquals(List.of(), kept(file).recent().linesProperty().get());
  }

  @Test
  void aPairThatCannotBeOpenedIsNotRemembered() {
    explorer.session().open(Opened.request("broken-not-json"));
    assertEquals(List.of(), explorer.recent().linesProperty().get());
  }

  // Start

  @Test
  void twoPastedPathsAreOpened() {
    desk.copied.add(
        Opened.request("realistic").reference() + "\n" + Opened.request("realistic").compare());
    explorer.start().paste();
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
  }

  @Test
  void onePastedPathTakesTheFirstEmptyPlace() {
    desk.copied.add(Opened.request("realistic").reference().toString());
    explorer.start().paste();
    assertEquals(
        Opened.request("realistic").reference(),
        explorer.start().fileProperty(Side.REFERENCE).get());
    assertEquals(
        "47 states, 2 devices, bulk data for 18",
        explorer.start().holdsProperty(Side.REFERENCE).get());
    assertFalse(explorer.start().completeProperty().get());
  }

  @Test
  void pastedPathsMayBeQuotedOrAddresses() {
    assertEquals(
        List.of(Path.of("/a b/c.json"), Path.of("/d.json")),
        PastedPaths.of("\"/a b/c.json\"  /d.json"));
    assertEquals(
        List.of(Path.of("/a b.json"), Path.of("/c.json")),
        PastedPaths.of("/a b.json\r\n'/c.json'\n"));
    assertEquals(List.of(Path.of("/a b.json")), PastedPaths.of("file:///a%20b.json"));
    assertEquals(List.of(), PastedPaths.of(" \n"));
  }

  // Lists about the inputs

  @Test
  void aProblemLeadsToItsRowThoughTheFilterHidesIt() {
    explorer.session().open(Opened.request("sidecar-paths"));
    explorer.rows().filter("status:FAST");
    ProblemLine problem =
        explorer.inspector().contentProperty().get().problems().stream()
            .filter(line -> line.row() != null)
            .findFirst()
            .orElseThrow();
    explorer.inspector().go(problem);
    assertSame(problem.row(), explorer.rows().selectedProperty().get());
    assertEquals("", explorer.rows().filterTextProperty().get());
  }

  @Test
  void theFilesOfTwoFoldersAreListedWithTheirCounts() throws IOException {
    FolderExample.in(folder);
    explorer.session().open(CompareRequest.of(folder.resolve("ref"), folder.resolve("cmp")));
    List<FileLine> files = explorer.inspector().contentProperty().get().files();
    assertEquals(
        List.of(
            "broken.json BAD",
            "gone.json REFERENCE_ONLY",
            "killed.json BAD",
            "new.json COMPARE_ONLY",
            "scan.json PAIR",
            "sort.json PAIR"),
        files.stream().map(file -> file.name() + " " + file.kind()).toList());
    int rows = files.stream().mapToInt(file -> sum(file.counts())).sum();
    assertEquals(explorer.rows().items().size(), rows);
    explorer.inspector().go(files.getLast());
    assertEquals(
        1, Objects.requireNonNull(explorer.rows().selectedProperty().get()).identity().input());
  }

  private static int sum(StatusCounts counts) {
    return counts.counts().values().stream().mapToInt(Integer::intValue).sum();
  }

  @Test
  void aListOpensAndCloses() {
    explorer.inspector().open(Detail.ONE_SIDED);
    assertNull(explorer.inspector().openProperty().get());
    explorer.session().open(Opened.request("one-sided"));
    explorer.inspector().toggle(Detail.ONE_SIDED);
    assertEquals(Detail.ONE_SIDED, explorer.inspector().openProperty().get());
    explorer.escape();
    assertNull(explorer.inspector().openProperty().get());
    assertEquals(3, explorer.inspector().contentProperty().get().oneSided().size());
  }

  @Test
  void devicesThatDifferAreToldFieldByField() {
    explorer.session().open(Opened.request("devices-mismatch"));
    Inspection lists = explorer.inspector().contentProperty().get();
    assertEquals(2, lists.devices().size());
    assertEquals(1, lists.devices().getFirst().differences());
    explorer.session().acceptDevices();
    assertTrue(explorer.commandProperty().get().contains(" --ignore-devices"));
  }

  @Test
  void devicesArePairedByHand() {
    explorer.session().open(Opened.request("devices-swap"));
    explorer.session().pairDevices(List.of(0L), List.of(1L));
    assertEquals(Phase.READY, explorer.session().phaseProperty().get());
    assertTrue(
        explorer.commandProperty().get().contains("--reference-devices 0 --compare-devices 1"));
    assertTrue(
        explorer.rows().items().stream()
            .allMatch(
                item -> item.row().matched().section().deviceId(Side.COMPARE).getAsLong() == 1));
  }

  // Files that change

  @Test
  void aChangedFileIsToldOnceItStaysTheSame() throws IOException {
    CompareRequest request = copyOf("one-sided");
    explorer.session().open(request);
    runner.passTime();
    assertEquals("", explorer.watch().changedProperty().get());
    Files.writeString(request.compare(), Files.readString(request.compare()) + " ");
    runner.passTime();
    assertEquals("", explorer.watch().changedProperty().get());
    runner.passTime();
    assertTrue(explorer.watch().changedProperty().get().endsWith("/cmp.json"));
    explorer.watch().reload();
    assertEquals("", explorer.watch().changedProperty().get());
    runner.passTime();
    runner.passTime();
    assertEquals("", explorer.watch().changedProperty().get());
  }

  @Test
  void anIgnoredChangeIsNotToldAgainButTheNextOneIs() throws IOException {
    CompareRequest request = copyOf("one-sided");
    explorer.session().open(request);
    Files.writeString(request.compare(), Files.readString(request.compare()) + " ");
    runner.passTime();
    runner.passTime();
    explorer.watch().ignore();
    runner.passTime();
    assertEquals("", explorer.watch().changedProperty().get());
    Files.writeString(request.compare(), Files.readString(request.compare()) + "  ");
    runner.passTime();
    runner.passTime();
    assertNotEquals("", explorer.watch().changedProperty().get());
  }

  @Test
  void nothingIsWatchedOnceItIsClosed() throws IOException {
    CompareRequest request = copyOf("one-sided");
    explorer.session().open(request);
    explorer.session().close();
    Files.delete(request.compare());
    runner.passTime();
    runner.passTime();
    assertEquals("", explorer.watch().changedProperty().get());
  }

  // Configuration

  @Test
  void aConfigurationFileDecides() throws IOException {
    Path file = folder.resolve("mine.toml");
    Files.writeString(
        file, "version = 1\n[preset]\nname = \"strict\"\n[same]\ncenter_relative = 0.0031\n");
    explorer.session().open(Opened.request("realistic"));
    desk.chosen.add(file);
    explorer.configuration().open();
    assertEquals(Preset.STRICT, explorer.session().settingsProperty().get().preset());
    assertEquals(
        0.0031,
        explorer
            .session()
            .settingsProperty()
            .get()
            .thresholds()
            .get(Threshold.SAME_CENTER_RELATIVE));
    assertEquals("mine.toml", explorer.configuration().nameProperty().get());
    ConfigurationViewModel.Limit limit = explorer.configuration().limitsProperty().get().get(1);
    assertEquals("0.31 %", limit.value());
    assertTrue(limit.changed());
  }

  @Test
  void everyFaultOfAConfigurationIsTold() throws IOException {
    Path file = folder.resolve("bad.toml");
    Files.writeString(file, "version = 1\n[same]\ncenter_relative = -1\nwrong = 2\n");
    explorer.session().open(Opened.request("realistic"));
    explorer.configuration().open(file);
    Message message = Objects.requireNonNull(explorer.configuration().messageProperty().get());
    assertEquals(2, message.lines().size());
    assertTrue(message.lines().getFirst().startsWith("line 3, column "));
    assertEquals(Preset.DEFAULT, explorer.session().settingsProperty().get().preset());
    explorer.escape();
    assertNull(explorer.configuration().messageProperty().get());
  }

  // Title

  @Test
  void theTitleSaysWhatIsComparedWithWhat() {
    WindowTitle title = new WindowTitle(explorer);
    assertEquals("Benchlens", title.textProperty().get());
    explorer.session().open(Opened.request("realistic"));
    assertEquals(
        "ref.json (Test GPU A, Test GPU B, NVBench 0.3.0) | cmp.json (Test GPU A, Test GPU B,"
            + " NVBench 0.3.0) \u2013 Benchlens",
        title.textProperty().get());
    explorer.session().close();
    assertEquals("Benchlens", title.textProperty().get());
  }

  // Figures in a window of their own

  @Test
  void floatingFiguresLeaveTheTableInPlace() {
    explorer.session().open(Opened.request("realistic"));
    explorer.drillDown();
    explorer.figures().toggleFloating();
    assertTrue(explorer.figures().floatingProperty().get());
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
    int before = explorer.figures().raisedProperty().get();
    explorer.drillDown();
    assertEquals(before + 1, explorer.figures().raisedProperty().get());
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
    explorer.figures().toggleFloating();
    assertEquals(Screen.DRILL_DOWN, explorer.screenProperty().get());
  }
}
