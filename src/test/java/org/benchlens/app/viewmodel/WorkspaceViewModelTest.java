package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.compare.Threshold;
import org.benchlens.model.Progress;
import org.benchlens.workflow.Autosave;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceException;
import org.benchlens.workspace.WorkspaceFile;
import org.benchlens.workspace.preferences.Preferences;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WorkspaceViewModelTest {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  @TempDir private Path folder;

  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private final InPlaceRunner runner = new InPlaceRunner();
  private long second = 1_000;
  private ExplorerViewModel explorer = Opened.nothing(desk, Progress.NONE);

  @BeforeEach
  void start() throws IOException {
    explorer = window();
    for (String side : List.of("ref", "cmp")) {
      Files.copy(CORPUS.resolve("random-summaries/" + side + ".json"), file(side + ".json"));
    }
    explorer.session().open(pair());
  }

  private ExplorerViewModel window() {
    Surroundings around = Surroundings.of(desk);
    return new ExplorerViewModel(
        runner,
        new Surroundings(
            desk,
            around.store(),
            List.of(),
            () -> second++,
            at -> "at " + at,
            new Autosave(Optional.of(file("state")))),
        Preferences.DEFAULT,
        1,
        Progress.NONE);
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private CompareRequest pair() {
    return CompareRequest.of(file("ref.json"), file("cmp.json"));
  }

  private void mark(int row, Mark mark) {
    explorer.rows().selectAt(row);
    explorer.triage().marks().mark(mark);
  }

  private String marked(int row) {
    return explorer.rows().items().get(row - 1).row().extras().remark().shownMark();
  }

  private WorkspaceViewModel workspace() {
    return explorer.triage().workspace();
  }

  private void saveAs(String name) {
    desk.chosen.add(file(name));
    workspace().saveAs();
  }

  private String message() {
    Message message = explorer.configuration().messageProperty().get();
    return message == null ? "" : message.text();
  }

  private List<Path> kept() throws IOException {
    if (!Files.isDirectory(file("state"))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(file("state"))) {
      return files.toList();
    }
  }

  @Test
  void whatIsSavedIsThereInAnotherWindow() {
    mark(3, Mark.NOISE);
    explorer.triage().marks().note("seen on two machines");
    explorer.triage().whatIf().type(Threshold.CLEAR_GAP_RELATIVE, "0.75");
    explorer.rows().filter("mark:noise");
    saveAs("a.benchlens");
    assertFalse(workspace().dirtyProperty().get());
    explorer = window();
    explorer.start().drop(org.benchlens.model.Side.REFERENCE, List.of(file("a.benchlens")));
    assertEquals("noise", marked(3));
    assertEquals(
        "seen on two machines", explorer.rows().items().get(2).row().extras().remark().note());
    assertEquals("mark:noise", explorer.rows().filterTextProperty().get());
    assertEquals(
        0.0075, explorer.session().settingsProperty().get().thresholds().clearGapRelative());
    assertEquals(file("a.benchlens"), workspace().fileProperty().get());
    assertFalse(workspace().dirtyProperty().get());
  }

  private String recent() {
    runner.passTime();
    return explorer.recent().linesProperty().get().getFirst().triaged();
  }

  @Test
  void aRecentPairSaysHowFarItsTriageWentAndOpensWithIt() throws IOException {
    TriageProgress none = explorer.triage().marks().progressProperty().get();
    assertEquals("0 of " + none.all() + " triaged", recent());
    mark(3, Mark.NOISE);
    TriageProgress one = explorer.triage().marks().progressProperty().get();
    assertEquals("1 of " + one.all() + " triaged", recent());
    saveAs("a.benchlens");
    explorer.session().open(Opened.request("realistic"));
    explorer.session().open(pair());
    assertEquals("", marked(3));
    assertEquals("1 of " + one.all() + " triaged", recent(), "the workspace says so still");
    explorer.session().close();
    explorer.recent().open(0);
    assertEquals("noise", marked(3));
    assertEquals(file("a.benchlens"), workspace().fileProperty().get());
    assertTrue(explorer.recent().linesProperty().get().getFirst().paths().endsWith("a.benchlens"));
    explorer.session().close();
    Files.delete(file("a.benchlens"));
    explorer.recent().open(0);
    assertEquals(Screen.TABLE, explorer.screenProperty().get());
    assertEquals("", message());
  }

  @Test
  void whenAllRowsAreMarkedAllAreTriaged() {
    explorer.rows().mark(explorer.rows().items());
    explorer.triage().marks().mark(Mark.ACCEPTED);
    assertEquals("all triaged", recent());
  }

  @Test
  void everyChangeIsKeptUntilItIsSaved() throws Exception {
    assertEquals(List.of(), kept());
    mark(1, Mark.REAL);
    explorer.triage().marks().note("do not lose this");
    Workspace safe = WorkspaceFile.read(kept().getFirst());
    assertEquals(explorer.triage().marks().workspace().rows(), safe.rows());
    saveAs("a.benchlens");
    assertEquals(List.of(), kept(), "saved, so nothing is left to recover");
    mark(2, Mark.LATER);
    assertEquals(1, kept().size());
  }

  @Test
  void whatAWindowLeftIsOfferedAndRecovered() throws Exception {
    mark(5, Mark.RERUN);
    explorer.triage().marks().note("before the crash");
    // As if its process, of another number, had been killed.
    Files.move(kept().getFirst(), file("state").resolve("4194999-1000-1.benchlens"));
    explorer = window();
    AutosaveViewModel autosave = workspace().autosave();
    autosave.look();
    assertEquals(1, autosave.offeredProperty().get().size());
    assertEquals("1 mark, 1 note", autosave.offeredProperty().get().getFirst().what());
    autosave.recover(0, workspace()::recover);
    assertEquals("rerun", marked(5));
    assertEquals("before the crash", explorer.rows().items().get(4).row().extras().remark().note());
    assertTrue(workspace().dirtyProperty().get());
    assertEquals(1, kept().size(), "kept for this window instead");
    assertFalse(kept().getFirst().endsWith("4194999-1000-1.benchlens"));
    assertEquals(List.of(), autosave.offeredProperty().get());
  }

  @Test
  void whatIsNotRecoveredStaysUntilItIsDiscarded() throws Exception {
    mark(5, Mark.RERUN);
    Path left = file("state").resolve("4194999-1000-1.benchlens");
    Files.move(kept().getFirst(), left);
    explorer = window();
    workspace().autosave().look();
    workspace().autosave().later();
    assertTrue(Files.exists(left));
    workspace().autosave().look();
    workspace().autosave().discard(0);
    assertFalse(Files.exists(left));
  }

  @Test
  void openingAnotherPairKeepsTheMarksOfTheFirst() throws Exception {
    mark(1, Mark.REAL);
    explorer.session().open(Opened.request("realistic"));
    assertEquals(1, kept().size());
    assertEquals(1, WorkspaceFile.read(kept().getFirst()).rows().size());
    assertEquals("", marked(1));
    mark(2, Mark.NOISE);
    assertEquals(2, kept().size());
  }

  @Test
  void marksOfChangedInputsAreShownAsStale() throws Exception {
    mark(4, Mark.ACCEPTED);
    saveAs("a.benchlens");
    Files.writeString(file("cmp.json"), Files.readString(file("cmp.json")) + "\n");
    explorer = window();
    workspace().open(file("a.benchlens"));
    assertEquals("accepted (stale)", marked(4));
    mark(4, Mark.ACCEPTED);
    assertEquals("accepted", marked(4));
  }

  @Test
  void twoWorkspacesAreMergedWithAReport() {
    mark(1, Mark.REAL);
    mark(2, Mark.NOISE);
    saveAs("mine.benchlens");
    explorer = window();
    explorer.session().open(pair());
    mark(2, Mark.LATER);
    mark(3, Mark.RERUN);
    explorer.triage().marks().note("theirs");
    workspace().merge(file("mine.benchlens"));
    assertEquals("real", marked(1));
    assertEquals("later", marked(2));
    assertEquals("rerun", marked(3));
    MergeReport report = workspace().reportProperty().get();
    assertNotNull(report);
    assertEquals(1, report.conflicts().size());
    assertEquals("later", report.conflicts().getFirst().kept());
    assertEquals("noise", report.conflicts().getFirst().dropped());
    explorer.escape();
    assertEquals(null, workspace().reportProperty().get());
    explorer.triage().undo().undo();
    assertEquals("", marked(1));
  }

  @Test
  void whatSomebodyElseSavedMeanwhileIsMergedNotReplaced() throws Exception {
    mark(1, Mark.REAL);
    saveAs("shared.benchlens");
    ExplorerViewModel mine = explorer;
    explorer = window();
    explorer.session().open(pair());
    workspace().open(file("shared.benchlens"));
    mark(2, Mark.NOISE);
    workspace().save();
    explorer = mine;
    mark(3, Mark.LATER);
    workspace().save();
    assertEquals(3, WorkspaceFile.read(file("shared.benchlens")).rows().size());
    assertEquals("noise", marked(2));
    assertNotNull(workspace().reportProperty().get());
  }

  @Test
  void aFileThatCannotBeReadIsNeverWrittenOver() throws Exception {
    List<String> broken =
        List.of(
            "{\"format\":\"benchlens-workspace\",\"version\":99}",
            "{\"format\":\"benchlens-workspace\",\"vers",
            "not a workspace at all",
            "");
    mark(1, Mark.REAL);
    for (String text : broken) {
      Files.writeString(file("bad.benchlens"), text);
      workspace().open(file("bad.benchlens"));
      assertTrue(message().contains("bad.benchlens cannot be used as a workspace"), message());
      explorer.configuration().dismiss();
      saveAs("bad.benchlens");
      assertTrue(message().contains("The file is as it was."), message());
      explorer.configuration().dismiss();
      assertEquals(text, Files.readString(file("bad.benchlens")));
      assertTrue(workspace().dirtyProperty().get());
    }
  }

  @Test
  void aWorkspaceOfOtherFilesIsNeitherMergedNorWrittenOver() throws Exception {
    mark(1, Mark.REAL);
    saveAs("a.benchlens");
    byte[] before = Files.readAllBytes(file("a.benchlens"));
    explorer.session().open(Opened.request("duplicates"));
    // Both are called ref.json and cmp.json, so a name alone must not make them fit.
    Files.copy(CORPUS.resolve("duplicates/ref.json"), file("other-ref.json"));
    Files.copy(CORPUS.resolve("duplicates/cmp.json"), file("other-cmp.json"));
    explorer.session().open(CompareRequest.of(file("other-ref.json"), file("other-cmp.json")));
    mark(1, Mark.NOISE);
    workspace().merge(file("a.benchlens"));
    assertTrue(
        message().contains("a workspace of other files"),
        message() + explorer.noticeProperty().get() + workspace().reportProperty().get());
    explorer.configuration().dismiss();
    saveAs("a.benchlens");
    assertTrue(message().contains("left as it is"), message());
    assertEquals(-1, java.util.Arrays.mismatch(before, Files.readAllBytes(file("a.benchlens"))));
  }

  @Test
  void aWorkspaceWhoseFilesAreGoneSaysWhich() throws Exception {
    mark(1, Mark.REAL);
    saveAs("a.benchlens");
    Files.delete(file("cmp.json"));
    explorer = window();
    workspace().open(file("a.benchlens"));
    assertTrue(message().contains("cmp.json, which is not there"), message());
  }

  @Test
  void aWorkspaceMovedWithItsFilesFindsThem() throws Exception {
    mark(1, Mark.REAL);
    saveAs("a.benchlens");
    Path moved = Files.createDirectory(file("moved"));
    for (String name : List.of("ref.json", "cmp.json", "a.benchlens")) {
      Files.move(file(name), moved.resolve(name));
    }
    explorer = window();
    workspace().open(moved.resolve("a.benchlens"));
    assertEquals("real", marked(1));
  }

  @Test
  void aPlaceThatCannotBeWrittenIsAMessageAndTheMarksStay() throws WorkspaceException {
    mark(1, Mark.REAL);
    saveAs("no/such/folder/a.benchlens");
    assertTrue(message().contains("a.benchlens"), message());
    assertTrue(workspace().dirtyProperty().get());
    assertEquals("real", marked(1));
  }

  @Test
  void aRerunStandsBesideTheOldVerdictsAndIsTakenBack() throws Exception {
    mark(1, Mark.RERUN);
    mark(2, Mark.NOISE);
    Files.copy(file("cmp.json"), file("ref2.json"));
    Files.copy(file("ref.json"), file("cmp2.json"));
    explorer.triage().rerun().open(file("ref2.json"), file("cmp2.json"));
    RowItem first = explorer.rows().items().getFirst();
    String before = first.row().verdict().orElseThrow().status().word();
    assertTrue(
        first.row().extras().rerun().startsWith(before + " \u2192 "), first.row().extras().rerun());
    assertEquals("", marked(1), "the mark rerun is resolved");
    assertEquals("noise", marked(2));
    assertTrue(explorer.rows().columns().shown("rerun"));
    explorer.triage().rerun().takeBack();
    assertEquals("", first.row().extras().rerun());
    assertEquals("rerun", marked(1));
    explorer.triage().undo().undo();
    assertEquals("", marked(1));
    assertFalse(first.row().extras().rerun().isEmpty());
  }

  @Test
  void aRerunIsKeptInTheFileAndCanStillBeTakenBack() throws Exception {
    mark(1, Mark.RERUN);
    Files.copy(file("cmp.json"), file("ref2.json"));
    Files.copy(file("ref.json"), file("cmp2.json"));
    explorer.triage().rerun().open(file("ref2.json"), file("cmp2.json"));
    RowItem first = explorer.rows().items().getFirst();
    String change = first.row().extras().rerun();
    RerunLine line = explorer.triage().selected().rerun(first).orElseThrow();
    assertEquals(line.before().reference(), line.now().compare(), "the sides were exchanged");
    assertFalse(line.before().equals(line.now()));
    saveAs("a.benchlens");
    explorer = window();
    workspace().open(file("a.benchlens"));
    first = explorer.rows().items().getFirst();
    assertEquals(change, first.row().extras().rerun());
    RerunLine again = explorer.triage().selected().rerun(first).orElseThrow();
    assertEquals(line.before(), again.before());
    assertEquals(line.now(), again.now());
    assertTrue(explorer.triage().rerun().shownProperty().get());
    assertTrue(explorer.rows().columns().shown("rerun"));
    assertEquals("", marked(1));
    explorer.triage().rerun().takeBack();
    assertEquals("", first.row().extras().rerun());
    assertFalse(explorer.triage().rerun().shownProperty().get());
    assertEquals("rerun", marked(1));
    workspace().save();
    explorer = window();
    workspace().open(file("a.benchlens"));
    assertEquals("", explorer.rows().items().getFirst().row().extras().rerun());
    assertEquals("rerun", marked(1));
  }

  @Test
  void anotherPairShowsNoRerun() throws Exception {
    Files.copy(file("cmp.json"), file("ref2.json"));
    Files.copy(file("ref.json"), file("cmp2.json"));
    explorer.triage().rerun().open(file("ref2.json"), file("cmp2.json"));
    assertTrue(explorer.triage().rerun().shownProperty().get());
    explorer.session().open(Opened.request("realistic"));
    assertFalse(explorer.triage().rerun().shownProperty().get());
    assertTrue(
        explorer.rows().items().stream().allMatch(item -> item.row().extras().rerun().isEmpty()));
  }

  @Test
  void aRerunOfOtherRowsChangesNothing() {
    mark(1, Mark.RERUN);
    explorer
        .triage()
        .rerun()
        .open(CORPUS.resolve("realistic/ref.json"), CORPUS.resolve("realistic/cmp.json"));
    assertTrue(message().contains("no row of this comparison"), message());
    assertEquals("rerun", marked(1));
  }

  @Test
  void theTriageIsExportedInThreeForms() throws IOException {
    mark(1, Mark.REAL);
    explorer.triage().marks().note("pipe | and =formula");
    for (String ending : List.of("md", "csv", "json")) {
      Path file = file("triage." + ending);
      desk.chosen.add(file);
      explorer.triage().export(ending);
      String text = Files.readString(file);
      assertTrue(text.contains("real"), text);
      assertTrue(text.contains("formula"), text);
    }
    String markdown = Files.readString(file("triage.md"));
    assertFalse(markdown.contains("pipe | and"), markdown);
  }
}
