package org.benchlens.app.viewmodel.nupp;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.app.task.InPlaceRunner;
import org.benchlens.app.viewmodel.LeftMarks;
import org.benchlens.app.viewmodel.MergeReport;
import org.benchlens.app.viewmodel.Opened;
import org.benchlens.app.viewmodel.SavedWorkspace;
import org.benchlens.app.viewmodel.Surroundings;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.present.screen.SheetRow;
import org.benchlens.present.table.RowRemark;
import org.benchlens.workflow.Autosave;
import org.benchlens.workflow.PreferencesStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Marks and notes on benchmarks of records, and the file that keeps them.
final class RecordMarksTest {
  private static final BenchmarkId SUM =
      new BenchmarkId("bench/sum.bench.nupp", "sum.floats.index:size=100");

  private final Opened.FakeDesk desk = new Opened.FakeDesk();
  private long now = 1_767_182_400;

  @TempDir private Path folder;
  private RecordsViewModel records = window();

  private RecordsViewModel window() {
    PreferencesStore store = new PreferencesStore(Optional.empty());
    Optional<Path> state = folder == null ? Optional.empty() : Optional.of(folder.resolve("state"));
    return new RecordsViewModel(
        new InPlaceRunner(),
        new Surroundings(desk, store, List.of(), () -> now, second -> "then", new Autosave(state)));
  }

  @BeforeEach
  void copy() throws IOException {
    Files.copy(corpus("baseline-v4.json"), base());
    Files.copy(corpus("candidate-v4.json"), candidate());
    records = window();
  }

  private Path base() {
    return folder.resolve("base.json");
  }

  private Path candidate() {
    return folder.resolve("new.json");
  }

  private Path file() {
    return folder.resolve("new.benchlens");
  }

  private void openPair() {
    records.margin("2");
    records.open(List.of(base(), candidate()));
  }

  private void markAndNote(String letter, String note) {
    records.rows().select(SUM);
    records.marks().ask();
    assertTrue(records.marks().answer(letter));
    records.marks().note(row(), note);
  }

  private SheetRow row() {
    return records.rows().sheetProperty().get().rows().stream()
        .filter(row -> row.id().equals(Optional.of(SUM)))
        .findFirst()
        .orElseThrow();
  }

  private RowRemark remark() {
    return records.rows().said(row());
  }

  private SavedWorkspace kept() {
    return records.workspace().file();
  }

  private void save() {
    desk.chosen.add(file());
    kept().save();
    assertEquals("", records.faultProperty().get());
  }

  @Test
  void aMarkAndANoteStandInEveryTableOfTheRecords() {
    openPair();
    markAndNote("e", "seen twice");
    assertEquals(new RowRemark("real", false, "seen twice"), remark());
    for (int i = 0; i < 2; i++) {
      records.nextTab();
      assertEquals(new RowRemark("real", false, "seen twice"), remark());
    }
    assertEquals(1, records.rows().countMark("real"));
    assertTrue(records.rows().noted());
  }

  @Test
  void theKeyRepeatsTakesAwayAndUndoes() {
    openPair();
    markAndNote("n", "");
    records.rows().move(1);
    records.marks().repeat();
    assertEquals(2, records.rows().countMark("noise"));
    records.marks().undo().undo();
    assertEquals(1, records.rows().countMark("noise"));
    records.rows().select(SUM);
    records.marks().ask();
    records.marks().answer("x");
    assertEquals("", remark().mark());
    records.marks().ask();
    records.escape();
    assertFalse(records.marks().answer("r"));
  }

  @Test
  void rowsAreFilteredByMarkAndNote() {
    openPair();
    markAndNote("a", "ticket 12");
    int all = records.rows().sheetProperty().get().rows().size();
    records.rows().filter("mark:accepted");
    assertEquals(List.of(row()), records.rows().shown());
    records.rows().filter("-mark:accepted");
    assertEquals(all - 1, records.rows().shown().size());
    records.rows().filter("ticket");
    assertEquals(List.of(row()), records.rows().shown());
    records.rows().clearFilter();
    records.rows().toggleMark("accepted");
    assertEquals(List.of(row()), records.rows().shown());
    records.rows().sort(RecordRows.MARK, false);
    records.rows().clearFilter();
    assertEquals(row(), records.rows().shown().getFirst());
  }

  @Test
  void whatWasSavedIsThereWhenItIsOpenedByItself() {
    openPair();
    markAndNote("e", "seen twice");
    records.rows().filter("sum");
    assertTrue(kept().dirtyProperty().get());
    save();
    assertFalse(kept().dirtyProperty().get());
    records = window();
    records.open(List.of(file()));
    assertEquals(List.of(base(), candidate()), records.filesProperty().get());
    assertEquals("2", records.marginProperty().get());
    assertEquals("sum", records.rows().filterProperty().get().text());
    assertEquals(new RowRemark("real", false, "seen twice"), remark());
    assertEquals(file(), kept().fileProperty().get());
    assertFalse(kept().dirtyProperty().get());
  }

  @Test
  void aRecordAloneKeepsItsMarksToo() {
    records.open(List.of(base()));
    markAndNote("l", "alone");
    save();
    records = window();
    records.open(List.of(file()));
    assertEquals(List.of(base()), records.filesProperty().get());
    assertEquals(new RowRemark("later", false, "alone"), remark());
  }

  @Test
  void marksOfARecordThatChangedAreKeptAndStale() throws IOException {
    openPair();
    markAndNote("e", "before");
    save();
    String text = Files.readString(candidate());
    Files.writeString(candidate(), text + "\n");
    records = window();
    records.open(List.of(file()));
    assertEquals(new RowRemark("real", true, "before"), remark());
    now += 60;
    markAndNote("r", "after");
    assertEquals(new RowRemark("rerun", false, "before\nafter"), remark());
  }

  @Test
  void aRecordThatChangesWhileItIsOpenMakesMarksStaleWhenItIsReadAgain() throws IOException {
    openPair();
    markAndNote("e", "");
    Files.writeString(candidate(), Files.readString(candidate()) + "\n");
    records.margin("3");
    assertTrue(remark().stale());
  }

  @Test
  void twoPeopleLoseNothing() {
    openPair();
    markAndNote("e", "mine");
    save();
    RecordsViewModel mine = records;
    now += 60;
    records = window();
    records.open(List.of(file()));
    markAndNote("n", "theirs");
    kept().save();
    records = mine;
    now += 60;
    records.rows().select(SUM);
    records.marks().note(row(), "mine again");
    kept().save();
    assertEquals(new RowRemark("noise", false, "mine\ntheirs\nmine again"), remark());
    MergeReport report = Objects.requireNonNull(kept().reportProperty().get());
    assertEquals(1, report.conflicts().size());
    records.escape();
    assertNull(kept().reportProperty().get());
  }

  @Test
  void aWorkspaceOfOtherRecordsIsNotMergedAndNotWrittenOver() throws IOException {
    records.open(List.of(base()));
    markAndNote("l", "alone");
    save();
    byte[] before = Files.readAllBytes(file());
    records = window();
    openPair();
    markAndNote("e", "pair");
    kept().merge(file());
    assertEquals("pair", remark().note());
    assertTrue(records.faultProperty().get().contains("of other files"));
    desk.chosen.add(file());
    kept().save();
    assertTrue(
        records.faultProperty().get().contains("left as it is"), records.faultProperty().get());
    assertEquals(-1, java.util.Arrays.mismatch(before, Files.readAllBytes(file())));
    assertTrue(kept().dirtyProperty().get());
  }

  @Test
  void aCutFileIsRefusedAndWhatIsOpenStays() throws IOException {
    openPair();
    markAndNote("e", "here");
    save();
    String whole = Files.readString(file());
    Files.writeString(file(), whole.substring(0, whole.length() / 2));
    records.open(List.of(file()));
    assertTrue(records.faultProperty().get().contains("cannot be used as a workspace"));
    assertEquals("here", remark().note());
    records.marks().note(row(), "and more");
    kept().save();
    assertEquals(whole.substring(0, whole.length() / 2), Files.readString(file()));
    assertTrue(kept().dirtyProperty().get());
  }

  @Test
  void exchangedSidesKeepWhatWasSaid() {
    openPair();
    markAndNote("e", "direction");
    records.swap();
    assertEquals("direction", remark().note());
    assertTrue(remark().stale());
  }

  @Test
  void whatWasNotSavedIsOfferedAfterACrashAndTaken() throws IOException {
    openPair();
    markAndNote("e", "unsaved");
    Path left = crash();
    records = window();
    kept().autosave().look();
    List<LeftMarks> offered = kept().autosave().offeredProperty().get();
    assertEquals(1, offered.size());
    assertEquals("1 mark, 1 note", offered.getFirst().what());
    kept().autosave().recover(0, records.workspace()::recover);
    assertEquals(new RowRemark("real", false, "unsaved"), remark());
    assertTrue(kept().dirtyProperty().get());
    assertFalse(Files.exists(left));
    assertNotNull(kept().autosave());
  }

  @Test
  void whatWasLeftCanBeOpenedAsAFileAndGoesOnlyWhenItIsSafe() throws IOException {
    openPair();
    markAndNote("e", "unsaved");
    Path left = crash();
    records = window();
    records.open(List.of(left));
    assertEquals(new RowRemark("real", false, "unsaved"), remark());
    assertNull(kept().fileProperty().get());
    assertFalse(Files.exists(left));
    try (Stream<Path> files = Files.list(folder.resolve("state"))) {
      assertEquals(1, files.count());
    }
  }

  /// As if the process had been killed.
  private Path crash() throws IOException {
    Path left = folder.resolve("state").resolve("4194999-1000-1.benchlens");
    try (Stream<Path> files = Files.list(folder.resolve("state"))) {
      Files.move(files.findFirst().orElseThrow(), left);
    }
    return left;
  }

  @Test
  void runsOfAHistoryHaveNoMarks() {
    records.open(List.of(corpus("history.ndjson")));
    records.rows().selectAt(1);
    records.marks().ask();
    assertFalse(records.marks().answer("e"));
    assertFalse(records.marks().open());
    assertTrue(records.exports().stateProperty().get().startsWith("Only benchmarks"));
    kept().save();
    assertEquals("There is nothing to save", records.exports().stateProperty().get());
    assertNull(kept().fileProperty().get());
  }

  @Test
  void windowsOfOneProcessKeepTheirMarksApart() throws IOException {
    Autosave shared = new Autosave(Optional.of(folder.resolve("state")));
    for (Path file : List.of(base(), candidate())) {
      Surroundings around =
          new Surroundings(
              desk,
              new PreferencesStore(Optional.empty()),
              List.of(),
              () -> now,
              second -> "then",
              shared);
      records = new RecordsViewModel(new InPlaceRunner(), around);
      records.open(List.of(file));
      markAndNote("e", "of " + file.getFileName());
    }
    try (Stream<Path> files = Files.list(folder.resolve("state"))) {
      assertEquals(2, files.count());
    }
  }

  @Test
  void theSavedPageHasColumnsOfMarksAndNotes() throws IOException {
    openPair();
    markAndNote("e", "seen | twice");
    Path page = folder.resolve("page.csv");
    desk.chosen.add(page);
    records.exports().savePage();
    List<String> lines = Files.readAllLines(page);
    assertTrue(lines.getFirst().endsWith(",mark,mark_stale,note"), lines.getFirst());
    assertTrue(
        lines.stream().anyMatch(line -> line.endsWith(",real,,seen | twice")), lines.toString());
  }
}
