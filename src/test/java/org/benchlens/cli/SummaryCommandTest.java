package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SummaryCommandTest {
  private static final String CORPUS = "src/test/resources/corpus/";

  @Test
  void everyStateStandsInTheTableOfItsBenchmarkAndDevice() {
    Session session = Session.of("summary", CORPUS + "realistic/ref.json");
    assertEquals(0, session.status(), session.errors());
    List<String> lines = session.out().lines().toList();
    assertTrue(lines.contains("# copy_sweep"), session.out());
    assertTrue(lines.contains("## [1] Test GPU B"), session.out());
    long rows = lines.stream().filter(line -> line.startsWith("| ")).count();
    long heads = lines.stream().filter(line -> line.startsWith("|--")).count();
    long skipped = lines.stream().filter(line -> line.startsWith("- skipped ")).count();
    assertEquals(47, rows - heads + skipped);
  }

  @Test
  void whatTheFileWantsHiddenIsShownOnRequestOnly() {
    String file = "samples/same/ref.json";
    assertFalse(Session.of("summary", file).out().contains("GPU min"));
    assertTrue(Session.of("summary", file, "--hidden").out().contains("GPU min"));
  }

  @Test
  void aBadFileIsOneLine() {
    Session session = Session.of("summary", CORPUS + "broken-not-json/cmp.json");
    assertEquals(1, session.status());
    assertEquals(1, session.errors().lines().count(), session.errors());
  }

  @Test
  void completionKnowsEveryCommand() {
    String script = Session.of("completion").out();
    for (String command : List.of("compare", "plot", "summary", "config", "nupp", "open")) {
      assertTrue(script.contains(command), command);
    }
  }
}
