package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TraceLinesTest {

  private static List<Decision> decisions(String example) {
    return Opened.example(example).rows().items().stream()
        .map(item -> item.row().verdict().orElseThrow())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"reasons", "realistic", "cpu-only"})
  void exactlyOneLineDecidesAndItIsTheDecidingCheck(String example) {
    for (Decision decision : decisions(example)) {
      List<TraceLine> deciding =
          TraceLines.of(decision).stream().filter(TraceLine::deciding).toList();
      assertEquals(1, deciding.size(), decision.reason().code());
      CheckResult check = decision.deciding().orElseThrow();
      assertEquals(check.outcome(), deciding.getFirst().outcome());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"reasons", "realistic"})
  void everyCheckIsNamedByItsIdOrItsGroup(String example) {
    for (Decision decision : decisions(example)) {
      String all =
          TraceLines.of(decision).stream()
              .map(line -> line.name() + " " + line.list() + " " + line.tooltip())
              .collect(Collectors.joining(" "));
      for (CheckResult result : decision.trace()) {
        assertTrue(all.contains(result.check().group()), result.check().id() + " in " + all);
      }
    }
  }

  @Test
  void coveragesOfAGroupShareOneScale() {
    Decision decision =
        decisions("realistic").stream()
            .filter(found -> found.timeCoverage() != null)
            .findFirst()
            .orElseThrow();
    List<TraceLine> coverages =
        TraceLines.of(decision).stream().filter(TraceLine::inner).limit(4).toList();
    assertEquals(
        List.of("ref samples", "cmp samples", "ref support", "cmp support"),
        coverages.stream().map(TraceLine::name).toList());
    assertEquals(
        1, coverages.stream().map(line -> line.scale().orElseThrow().scale()).distinct().count());
  }

  @Test
  void preconditionsThatPassFoldIntoOneLine() {
    TraceLine first = TraceLines.of(decisions("realistic").getFirst()).getFirst();
    assertEquals("6 preconditions", first.name());
    assertEquals(Outcome.PASS, first.outcome());
  }
}
