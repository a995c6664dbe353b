package org.benchlens.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The table of `src/site/markdown/third-party.md`.
///
/// @param rows one for each part
record ThirdPartyTable(List<Row> rows) {

  /// A part.
  ///
  /// @param jars names of its jars without version
  /// @param version version of all of them
  /// @param texts files of the folder `licences`
  record Row(List<String> jars, String version, List<String> texts) {}

  static ThirdPartyTable read() throws IOException {
    return new ThirdPartyTable(
        Files.readAllLines(Path.of("src/site/markdown/third-party.md")).stream()
            .map(line -> Stream.of(line.split("[|]", -1)).map(String::strip).toList())
            .filter(cells -> cells.size() == 8 && !cells.get(1).equals("part"))
            .filter(cells -> !cells.get(1).startsWith("---"))
            .map(cells -> new Row(words(cells.get(2)), cells.get(3), words(cells.get(5))))
            .toList());
  }

  /// Names of the jars as they lie in `lib` and `lib/fx`; JavaFX has none of its version there.
  Set<String> jars() {
    return rows.stream()
        .flatMap(
            row ->
                row.jars().stream()
                    .map(
                        jar ->
                            jar.startsWith("javafx-")
                                ? "fx/" + jar + ".jar"
                                : jar + "-" + row.version() + ".jar"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  Set<String> texts() {
    return rows.stream()
        .flatMap(row -> row.texts().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> words(String cell) {
    return List.of(cell.split(", "));
  }
}
