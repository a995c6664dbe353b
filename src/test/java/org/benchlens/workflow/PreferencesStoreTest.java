package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.workspace.preferences.Preferences;
import org.benchlens.workspace.preferences.ThemeChoice;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PreferencesStoreTest {

  @TempDir private Path folder;

  private Path file;
  private PreferencesStore store;

  @BeforeEach
  void placeTheFile() {
    file = folder.resolve("deep/er/preferences.json");
    store = new PreferencesStore(Optional.of(file));
  }

  @Test
  void withoutAFileTheDefaultsHoldAndNothingIsSaid() {
    assertEquals(Preferences.DEFAULT, store.load());
    assertEquals(Optional.empty(), store.takeNotice());
  }

  @Test
  void loadingWritesNothing() {
    store.load();
    assertFalse(Files.exists(file));
  }

  @Test
  void aChangeIsThereNextTime() throws IOException {
    store.update(now -> now.withTheme(ThemeChoice.DARK));
    assertEquals(ThemeChoice.DARK, new PreferencesStore(Optional.of(file)).load().theme());
  }

  @Test
  void nothingIsLeftBesideTheFile() throws IOException {
    store.update(now -> now.withFontSize(20));
    assertEquals(List.of(file), files());
  }

  @Test
  void aChangeOfAnotherWindowIsKept() throws IOException {
    store.update(now -> now.opened("/a", "/b"));
    new PreferencesStore(Optional.of(file)).update(now -> now.opened("/c", "/d"));
    assertEquals(3, store.update(now -> now.opened("/e", "/f")).recent().size());
  }

  @Test
  void aBrokenFileIsMovedAsideWithItsBytes() throws IOException {
    write("{ broken");
    store.load();
    assertEquals("{ broken", Files.readString(file.resolveSibling("preferences.broken.json")));
  }

  @Test
  void aBrokenFileIsReportedOnce() throws IOException {
    write("{ broken");
    store.load();
    String aside = file.resolveSibling("preferences.broken.json").toString();
    assertTrue(store.takeNotice().orElseThrow().contains(aside));
    store.load();
    assertEquals(Optional.empty(), store.takeNotice());
  }

  @Test
  void theSoundPartOfABrokenFileSurvives() throws IOException {
    write("{\"theme\": \"dark\", \"font-size\": \"large\"}");
    assertEquals(Preferences.DEFAULT.withTheme(ThemeChoice.DARK), store.load());
    assertEquals(ThemeChoice.DARK, new PreferencesStore(Optional.of(file)).load().theme());
  }

  @Test
  void aHugeFileIsNotReadWhole() throws IOException {
    write("{\"theme\": \"dark\"}" + " ".repeat(1 << 20));
    assertEquals(Preferences.DEFAULT, store.load());
    assertTrue(store.takeNotice().orElseThrow().contains("larger than 1 MiB"));
  }

  @Test
  void whatCannotBeReadIsReportedAndLeftAlone() throws IOException {
    Files.createDirectories(file);
    assertEquals(Preferences.DEFAULT, store.load());
    assertTrue(store.takeNotice().orElseThrow().startsWith("Preferences cannot be read"));
    assertThrows(IOException.class, () -> store.update(now -> now.withFontSize(20)));
    assertTrue(Files.isDirectory(file));
  }

  @Test
  void withoutAPlaceAChangeLastsAsLongAsTheProcess() throws IOException {
    PreferencesStore loose = new PreferencesStore(Optional.empty());
    loose.update(now -> now.withFontSize(20));
    assertEquals(20, loose.load().fontSize());
    assertTrue(loose.takeNotice().isPresent());
  }

  private void write(String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> found = Files.list(file.getParent())) {
      return found.toList();
    }
  }
}
