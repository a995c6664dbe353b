package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.benchlens.app.FolderExample;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OpenUsableTest {
  @TempDir private Path folder;

  private CompareRequest request() throws IOException {
    FolderExample.in(folder);
    return CompareRequest.of(folder.resolve("ref"), folder.resolve("cmp"));
  }

  @Test
  void aBadFileOfAFolderIsLeftOutAndTold() throws Exception {
    OpenedRuns runs = new OpenRuns(1).openUsable(request(), Progress.NONE);
    assertEquals(
        List.of("scan.json", "sort.json"),
        runs.inputs().stream()
            .map(input -> String.valueOf(Path.of(input.compare().path()).getFileName()))
            .toList());
    assertEquals(1, runs.unread().size());
    UnreadFile bad = runs.unread().getFirst();
    assertEquals("broken.json", bad.name());
    assertTrue(bad.path().endsWith("broken.json"));
    assertTrue(bad.line().startsWith("line 1, column "), bad.line());
    assertTrue(runs.problems().stream().anyMatch(found -> found.place().equals(bad.path())));
  }

  @Test
  void rowsKnowTheirFileThoughOneBeforeItIsLeftOut() throws Exception {
    OpenedRuns runs = new OpenRuns(2).openUsable(request(), Progress.NONE);
    assertTrue(runs.rows().stream().allMatch(row -> row.section().input() < 2));
    assertTrue(runs.rows().stream().anyMatch(row -> row.section().input() == 1));
    assertEquals(
        3, runs.oneSided().stream().filter(alone -> alone.kind() == OneSided.Kind.FILE).count());
  }

  @Test
  void theCommandLineStopsAtABadFile() throws Exception {
    CompareRequest request = request();
    OpenException thrown =
        assertThrows(OpenException.class, () -> new OpenRuns(1).open(request, Progress.NONE));
    assertTrue(thrown.file().endsWith("broken.json"));
  }

  @Test
  void foldersWithoutAUsablePairFail() throws Exception {
    Files.createDirectories(folder.resolve("ref"));
    Files.createDirectories(folder.resolve("cmp"));
    Files.writeString(folder.resolve("ref/a.json"), "{");
    Files.writeString(folder.resolve("cmp/a.json"), "{");
    CompareRequest request = CompareRequest.of(folder.resolve("ref"), folder.resolve("cmp"));
    assertThrows(OpenException.class, () -> new OpenRuns(1).openUsable(request, Progress.NONE));
  }

  @Test
  void aChangedFileHasAnotherStamp() throws Exception {
    CompareRequest request = request();
    FileStamps before = FileStamps.of(request);
    assertEquals(List.of(), FileStamps.of(request).changedSince(before));
    Path changed = folder.resolve("cmp/sort.json");
    Files.writeString(changed, Files.readString(changed) + "\n");
    Path gone = folder.resolve("ref/gone.json");
    Files.delete(gone);
    Path fresh = Files.createFile(folder.resolve("ref/fresh.json"));
    assertEquals(List.of(changed, fresh, gone), FileStamps.of(request).changedSince(before));
  }

  @Test
  void aGlanceCountsWhatAFileHolds() throws Exception {
    Path file = Path.of("src/test/resources/corpus/realistic/ref.json");
    assertEquals(new InputGlance(false, 1, 47, 2, 18, ""), InputGlance.of(file, Progress.NONE));
  }

  @Test
  void aGlanceAtAFolderCountsItsFiles() throws Exception {
    request();
    assertEquals(5, InputGlance.of(folder.resolve("ref"), Progress.NONE).files());
  }

  @Test
  void aGlanceAtABadFileSaysWhatIsWrong() throws Exception {
    request();
    InputGlance glance = InputGlance.of(folder.resolve("cmp/broken.json"), Progress.NONE);
    assertTrue(glance.fault().startsWith("line 1, column "), glance.fault());
  }
}
