package org.benchlens.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// One case of the corpus.
///
/// @param folder where it lies
/// @param arguments arguments of `compare`, with paths that do not depend on the working folder
/// @param expected the right answers
record CorpusCase(Path folder, List<String> arguments, JsonNode expected) {
  static final JsonMapper JSON = JsonMapper.builder().build();
  private static final Path CORPUS = Path.of("src/test/resources/corpus");

  static List<CorpusCase> all() throws IOException {
    List<CorpusCase> cases = new ArrayList<>();
    try (Stream<Path> folders = Files.list(CORPUS)) {
      for (Path folder : folders.sorted().toList()) {
        cases.add(of(folder.toAbsolutePath()));
      }
    }
    return cases;
  }

  private static CorpusCase of(Path folder) throws IOException {
    List<String> arguments = new ArrayList<>();
    for (JsonNode argument : JSON.readTree(folder.resolve("case.json").toFile()).path("args")) {
      String text = argument.asText();
      boolean path = text.endsWith(".json") || text.endsWith(".toml") || text.matches("ref|cmp");
      arguments.add(path ? folder.resolve(text).toString() : text);
    }
    return new CorpusCase(
        folder, arguments, JSON.readTree(folder.resolve("expected.json").toFile()));
  }

  int exit() {
    return expected.path("exit").asInt();
  }

  /// Runs `compare` with some arguments and those of the case.
  Session run(String... before) {
    List<String> all = new ArrayList<>(List.of("compare"));
    all.addAll(List.of(before));
    all.addAll(arguments);
    return Session.of(all.toArray(new String[0]));
  }

  @Override
  public String toString() {
    return folder.getFileName().toString();
  }
}
