package org.benchlens.present.inputs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.benchlens.model.RunInfo;
import org.junit.jupiter.api.Test;

final class RunLinesTest {
  private static RunInfo run(String version, String... words) {
    return new RunInfo(List.of(words), List.of(), "1.0.0", version);
  }

  private static SideBySide line(List<SideBySide> lines, String name) {
    return lines.stream().filter(line -> line.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void whatDiffersComesFirst() {
    List<SideBySide> lines =
        RunLines.of(
            run("1", "p", "--timeout", "15", "--stopping-criterion", "entropy"),
            run("1", "p", "--timeout", "15", "--stopping-criterion", "stdrel"));
    assertEquals(SideBySide.of("--stopping-criterion", "entropy", "stdrel"), lines.getFirst());
    assertTrue(lines.stream().skip(1).noneMatch(SideBySide::differs));
  }

  @Test
  void shortAndLongSpellingAreOneOption() {
    List<SideBySide> lines =
        RunLines.of(run("1", "p", "-b", "x"), run("1", "p", "--benchmark", "x"));
    assertFalse(line(lines, "--benchmark").differs());
  }

  @Test
  void anEqualSignSeparatesAValue() {
    List<SideBySide> lines =
        RunLines.of(run("1", "p", "--timeout=15"), run("1", "p", "--timeout", "15"));
    assertFalse(line(lines, "--timeout").differs());
  }

  @Test
  void valuesOfARepeatedOptionFollowEachOther() {
    List<SideBySide> lines =
        RunLines.of(run("1", "p", "-a", "T=I8", "-a", "N[pow2]=4"), run("1", "p", "-a", "T=I8"));
    assertEquals("T=I8 N[pow2]=4", line(lines, "--axis").reference());
    assertEquals("T=I8", line(lines, "--axis").compare());
  }

  @Test
  void anOptionWithoutValueIsGivenOrNot() {
    List<SideBySide> lines = RunLines.of(run("1", "p", "--profile"), run("1", "p"));
    assertEquals(SideBySide.of("--profile", "given", ""), lines.getFirst());
  }

  @Test
  void aNegativeNumberIsAValue() {
    List<SideBySide> lines = RunLines.of(run("1", "p", "--x", "-3"), run("1", "p", "--x", "-4"));
    assertEquals(SideBySide.of("--x", "-3", "-4"), lines.getFirst());
  }

  @Test
  void rawArgumentsAreToldOnlyWhereTheProgramChangedThem() {
    RunInfo plain = run("1", "p", "--a", "1");
    RunInfo changed =
        new RunInfo(List.of("p", "--a", "1"), List.of("p", "--mine", "2"), "1.0.0", "1");
    assertTrue(RunLines.of(plain, plain).stream().noneMatch(line -> line.name().startsWith("raw")));
    assertEquals("2", line(RunLines.of(plain, changed), "raw --mine").compare());
  }

  @Test
  void nothingKnownGivesNoLines() {
    assertEquals(List.of(), RunLines.of(RunInfo.NONE, RunInfo.NONE));
  }
}
