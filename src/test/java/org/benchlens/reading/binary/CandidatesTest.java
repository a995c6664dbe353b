package org.benchlens.reading.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CandidatesTest {
  private final Path folder = Path.of("/data/runs").toAbsolutePath();
  private final Candidates candidates = new Candidates(folder.resolve("ref.json"));

  @Test
  void aRelativeNameFirstLeadsIntoTheResultsFolder() {
    assertEquals(folder.resolve("x/0.bin"), candidates.first("x/0.bin"));
  }

  @Test
  void anAbsoluteNameFirstLeadsWhereItSays() {
    Path absolute = Path.of("/elsewhere/0.bin").toAbsolutePath();
    assertEquals(absolute, candidates.first(absolute.toString()));
  }

  @ParameterizedTest
  @CsvSource({
    "perf_data/ref.json-bin/0.bin, ref.json-bin/0.bin",
    "../../x/ref.json-freqs-bin/7.bin, ref.json-freqs-bin/7.bin",
    "C:\\runs\\ref.json-bin\\0.bin, ref.json-bin/0.bin",
    "a\\ref.json-freqs-bin/sub\\1.bin, ref.json-freqs-bin/sub/1.bin",
    "/foreign/home/ref.json-bin/0.bin, ref.json-bin/0.bin",
    "x/ref.json-bin//0.bin, ref.json-bin/0.bin",
    "ref.json-bin/ref.json-bin/0.bin, ref.json-bin/ref.json-bin/0.bin",
  })
  void thenFollowsTheSampleFolderByItsName(String filename, String place) {
    assertEquals(folder.resolve(place), List.copyOf(candidates.others(filename)).getFirst());
  }

  @Test
  void lastComesTheFolderAbove() {
    assertEquals(
        List.of(
            folder.resolve("ref.json-bin/0.bin"),
            Path.of("/data/old/ref.json-bin/0.bin").toAbsolutePath()),
        List.copyOf(candidates.others("old/ref.json-bin/0.bin")));
  }

  @Test
  void anAbsoluteNameIsNotLookedForAbove() {
    assertEquals(List.of(), List.copyOf(candidates.others("/foreign/0.bin")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"xref.json-bin/0.bin", "cmp.json-bin/0.bin", "ref.json-binary/0.bin", "0.bin"})
  void otherFoldersAreNoSampleFolder(String filename) {
    assertEquals(
        List.of(folder.getParent().resolve(filename)), List.copyOf(candidates.others(filename)));
  }

  @Test
  void aNameThatIsNoPathLeadsNowhere() {
    assertNull(candidates.first("a\u0000b"));
    assertEquals(List.of(), List.copyOf(candidates.others("a\u0000b")));
  }
}
