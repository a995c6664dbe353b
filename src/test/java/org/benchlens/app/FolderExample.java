package org.benchlens.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Two folders of results: two files on both sides, one on each side alone, a broken and an empty
/// one.
public final class FolderExample {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  private FolderExample() {}

  /// Makes them.
  ///
  /// @param folder where `ref` and `cmp` go
  /// @return `folder`
  public static Path in(Path folder) throws IOException {
    for (String side : List.of("ref", "cmp")) {
      Path to = Files.createDirectories(folder.resolve(side));
      Files.copy(CORPUS.resolve("random-summaries/" + side + ".json"), to.resolve("scan.json"));
      Files.copy(CORPUS.resolve("duplicates/" + side + ".json"), to.resolve("sort.json"));
    }
    Files.copy(CORPUS.resolve("realistic/ref.json"), folder.resolve("ref/broken.json"));
    Files.copy(CORPUS.resolve("broken-not-json/cmp.json"), folder.resolve("cmp/broken.json"));
    Files.copy(CORPUS.resolve("realistic/ref.json"), folder.resolve("ref/gone.json"));
    Files.copy(CORPUS.resolve("realistic/cmp.json"), folder.resolve("cmp/new.json"));
    Files.copy(CORPUS.resolve("realistic/ref.json"), folder.resolve("ref/killed.json"));
    Files.createFile(folder.resolve("cmp/killed.json"));
    return folder;
  }
}
