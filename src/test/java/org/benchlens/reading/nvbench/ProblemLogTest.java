package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.benchlens.model.Problem;
import org.junit.jupiter.api.Test;

class ProblemLogTest {
  private final ProblemLog log = new ProblemLog("r.json");

  private List<String> places() {
    return log.problems().stream().map(Problem::place).toList();
  }

  @Test
  void aProblemOfTheFileHasFileAndField() {
    log.error("meta argv", "bad");
    assertEquals(
        List.of(new Problem(Problem.Severity.ERROR, "r.json: meta argv", "bad")), log.problems());
  }

  @Test
  void namesThatComeLaterAreInThePlace() {
    log.startBenchmark();
    log.startState();
    log.warning("tag", "bad");
    log.endState("Device=0");
    log.error("axes", "bad");
    log.endBenchmark("base", true);
    log.error("devices", "bad");
    assertEquals(
        List.of("r.json: base, Device=0: tag", "r.json: base: axes", "r.json: devices"), places());
  }

  @Test
  void deviceErrorsCountOnlyWhereThereAreDevices() {
    log.startBenchmark();
    log.errorIfOnDevice("device", "bad");
    log.endBenchmark("cpu", false);
    log.startBenchmark();
    log.errorIfOnDevice("device", "bad");
    log.endBenchmark("gpu", true);
    assertEquals(List.of("r.json: gpu: device"), places());
  }

  @Test
  void veryManyProblemsAreCounted() {
    for (int i = 0; i < ProblemLog.MOST + 7; i++) {
      log.warning("f", "bad");
    }
    Problem last = log.problems().getLast();
    assertEquals(Problem.warning("r.json", "7 more problems are not listed"), last);
  }

  @Test
  void oneUnlistedErrorMakesTheCountAnError() {
    for (int i = 0; i < ProblemLog.MOST; i++) {
      log.warning("f", "bad");
    }
    log.error("f", "bad");
    assertEquals(Problem.Severity.ERROR, log.problems().getLast().severity());
  }

  @Test
  void endlessNamesAreCut() {
    log.startBenchmark();
    log.error("f", "bad");
    log.endBenchmark("x".repeat(1_000_000), true);
    assertTrue(places().getFirst().length() < 300);
  }

  @Test
  void aPlaceIsOneLine() {
    log.error("a\nb", "bad");
    assertEquals(List.of("r.json: a b"), places());
  }
}
