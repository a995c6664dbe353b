package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.Problem;
import org.benchlens.model.Side;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilePairsTest {
  @TempDir private Path home;
  private Path base;
  private Path test;

  @BeforeEach
  void makeFolders() throws IOException {
    base = Files.createDirectory(home.resolve("base"));
    test = Files.createDirectory(home.resolve("test"));
  }

  private static Path file(Path folder, String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void twoFilesAreOnePairWhateverTheirNames() throws OpenException {
    FilePairs found = FilePairs.of(home.resolve("a.json"), home.resolve("b.txt"));
    assertEquals(
        List.of(new FilePair(home.resolve("a.json"), home.resolve("b.txt"))), found.pairs());
  }

  @Test
  void foldersPairEqualNamesSorted() throws IOException, OpenException {
    Path b = file(base, "b.json", "{}");
    Path a = file(base, "a.json", "{}");
    Path b2 = file(test, "b.json", "{}");
    Path a2 = file(test, "a.json", "{}");
    assertEquals(
        List.of(new FilePair(a, a2), new FilePair(b, b2)), FilePairs.of(base, test).pairs());
  }

  @Test
  void filesWithoutAPartnerAreListed() throws IOException, OpenException {
    file(base, "a.json", "{}");
    file(base, "only-here.json", "{}");
    file(test, "a.json", "{}");
    file(test, "new.json", "{}");
    assertEquals(
        List.of(
            new OneSided(OneSided.Kind.FILE, Side.REFERENCE, "only-here.json", "", List.of()),
            new OneSided(OneSided.Kind.FILE, Side.COMPARE, "new.json", "", List.of())),
        FilePairs.of(base, test).oneSided());
  }

  @Test
  void anEmptyFileIsAProblemAndItsPartnerIsAlone() throws IOException, OpenException {
    file(base, "a.json", "{}");
    file(test, "a.json", "{}");
    Path empty = file(base, "b.json", "");
    file(test, "b.json", "{}");
    FilePairs found = FilePairs.of(base, test);
    assertEquals(List.of(empty.toString()), found.problems().stream().map(Problem::place).toList());
    assertEquals(List.of("b.json"), found.oneSided().stream().map(OneSided::name).toList());
  }

  @Test
  void otherFilesAndFoldersAreNotLookedAt() throws IOException, OpenException {
    file(base, "a.json", "{}");
    file(test, "a.json", "{}");
    file(base, "notes.txt", "x");
    Files.createDirectory(base.resolve("a.json-bin"));
    Files.createDirectory(base.resolve("folder.json"));
    FilePairs found = FilePairs.of(base, test);
    assertTrue(found.oneSided().isEmpty());
    assertEquals(1, found.pairs().size());
  }

  @Test
  void foldersWithoutACommonNameAreRefused() throws IOException {
    file(base, "a.json", "{}");
    file(test, "b.json", "{}");
    OpenException refused = assertThrows(OpenException.class, () -> FilePairs.of(base, test));
    assertTrue(refused.getMessage().contains("no result in common"), refused.getMessage());
  }

  @Test
  void aFileAgainstAFolderIsRefused() throws IOException {
    Path a = file(base, "a.json", "{}");
    OpenException refused = assertThrows(OpenException.class, () -> FilePairs.of(a, test));
    assertTrue(refused.getMessage().startsWith(test + " is a folder"), refused.getMessage());
  }

  @Test
  void aFolderAgainstNothingNamesWhatIsMissing() {
    Path nothing = home.resolve("nothing");
    OpenException refused = assertThrows(OpenException.class, () -> FilePairs.of(base, nothing));
    assertEquals(nothing + ": no such file or folder", refused.getMessage());
  }
}
