package org.benchlens.present.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.compare.match.OneSided;
import org.benchlens.compare.match.StateKey;
import org.benchlens.compare.match.UnmatchedFilter;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Problem;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;
import org.junit.jupiter.api.Test;

final class ComparisonSummaryTest {
  private static final Benchmark BENCHMARK =
      new Benchmark("b", List.of(), List.of(), List.of(), Double.NaN);

  private static ComparedRow row(int input, Status status, Reason reason) {
    MatchedSection section =
        new MatchedSection(
            input, 0, BENCHMARK, OptionalLong.empty(), OptionalLong.empty(), null, null);
    State state =
        new State(
            "s",
            OptionalLong.empty(),
            List.of(),
            ColdTiming.NONE,
            null,
            null,
            Summaries.NONE,
            null);
    OptionalDouble none = OptionalDouble.empty();
    SideTiming timing = new SideTiming(none, Optional.empty(), none);
    RelativeChange change = new RelativeChange(none, none, none, none);
    return new ComparedRow(
        new MatchedRow(section, BENCHMARK, StateKey.of(state), 0, 1, state, state),
        new Decision(status, reason, timing, timing, change, null, null, List.of(), List.of()));
  }

  private static InputPair input(String name) {
    ResultFile file =
        new ResultFile("folder/" + name, RunInfo.NONE, List.of(), List.of(), List.of());
    return new InputPair(file, file);
  }

  private static Comparison comparison(ComparedRow... rows) {
    return new Comparison(
        Settings.DEFAULT,
        List.of(input("a.json")),
        List.of(),
        Arrays.asList(rows),
        List.of(),
        List.of());
  }

  private static Comparison with(List<OneSided> oneSided, List<Problem> problems) {
    return new Comparison(
        Settings.DEFAULT,
        List.of(input("a.json")),
        List.of(),
        List.of(row(0, Status.SAME, Reason.BULK_SAME)),
        oneSided,
        problems);
  }

  private static OneSided state(Side side, String name, String... axes) {
    List<AxisValue> values = new ArrayList<>();
    for (String axis : axes) {
      values.add(new AxisValue(axis, "string", "1"));
    }
    return new OneSided(OneSided.Kind.STATE, side, name, "b", values);
  }

  private static List<String> lines(Comparison comparison) {
    return ComparisonSummary.lines(comparison, HiddenRows.NONE, List.of(), false);
  }

  @Test
  void aCleanComparisonIsShort() {
    assertEquals(
        List.of("1 row: 1 SAME.", "", "- SAME: 1 bulk_same", "- rules: guide, preset default"),
        lines(comparison(row(0, Status.SAME, Reason.BULK_SAME))));
  }

  @Test
  void nothingComparedSaysSo() {
    assertEquals(
        List.of("0 rows: nothing was compared.", "", "- rules: guide, preset default"),
        lines(comparison()));
  }

  @Test
  void reasonsStandByFallingCountThenInTheirOrder() {
    List<String> lines =
        lines(
            comparison(
                row(0, Status.AMBG, Reason.NOISE_TOO_HIGH),
                row(0, Status.AMBG, Reason.CENTERS_NOT_CLOSE),
                row(0, Status.AMBG, Reason.CENTERS_NOT_CLOSE),
                row(0, Status.AMBG, Reason.MISSING_INTERVAL)));
    assertEquals("- AMBG: 2 centers_not_close, 1 noise_too_high, 1 missing_interval", lines.get(2));
  }

  @Test
  void manyReasonsHaveALineEach() {
    List<String> lines =
        lines(
            comparison(
                row(0, Status.AMBG, Reason.NOISE_TOO_HIGH),
                row(0, Status.AMBG, Reason.NOISE_UNAVAILABLE),
                row(0, Status.AMBG, Reason.CENTERS_NOT_CLOSE),
                row(0, Status.AMBG, Reason.MISSING_INTERVAL)));
    assertEquals(List.of("- AMBG:", "  - 1 noise_unavailable"), lines.subList(2, 4));
  }

  @Test
  void severalFilesAreCountedEach() {
    Comparison comparison =
        new Comparison(
            Settings.DEFAULT,
            List.of(input("a.json"), input("b.json"), input("c.json")),
            List.of(),
            List.of(
                row(0, Status.SAME, Reason.BULK_SAME),
                row(2, Status.SAME, Reason.BULK_SAME),
                row(2, Status.AMBG, Reason.NOISE_TOO_HIGH)),
            List.of(),
            List.of());
    assertTrue(
        String.join("\n", lines(comparison))
            .contains(
                """
                - in 3 file pairs:
                  - `a.json`: 1 SAME
                  - `b.json`: 0 rows
                  - `c.json`: 1 SAME, 1 AMBG
                """));
  }

  @Test
  void hiddenRowsAreTold() {
    HiddenRows hidden = new HiddenRows(2.5, 3, 1, "");
    assertTrue(
        ComparisonSummary.lines(comparison(), hidden, List.of(), false)
            .contains("- not shown but counted: 3 with |%Diff| below 2.5 %, 1 by --filter"));
  }

  @Test
  void oneSidedEntriesAreGroupedAndCutWithTheirTotal() {
    List<OneSided> entries = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      entries.add(state(Side.COMPARE, "N=" + i, "N"));
    }
    entries.add(state(Side.REFERENCE, ""));
    entries.add(new OneSided(OneSided.Kind.DEVICE, Side.REFERENCE, "1", "b", List.of()));
    entries.add(new OneSided(OneSided.Kind.DEVICE, Side.REFERENCE, "no device", "b", List.of()));
    entries.add(new OneSided(OneSided.Kind.FILE, Side.COMPARE, "x.json", "", List.of()));
    Comparison comparison = with(entries, List.of());
    List<String> lines = lines(comparison);
    assertEquals(
        List.of(
            "- only in reference: 2 devices: device 1 of `b`, no device of `b`",
            "- only in reference: 1 state: `b` without settings",
            "- only in compare: 1 file: `x.json`",
            "- only in compare: 7 states: `b: N=0`, `b: N=1`, `b: N=2`, `b: N=3`, `b: N=4` and 2"
                + " more"),
        lines.subList(3, 7));
    assertTrue(
        String.join("\n", ComparisonSummary.lines(comparison, HiddenRows.NONE, List.of(), true))
            .contains("`b: N=6`"));
  }

  @Test
  void anAxisOfOneSideExplainsStatesWithoutAPartner() {
    List<OneSided> entries =
        List.of(state(Side.REFERENCE, "T=1", "T"), state(Side.COMPARE, "T=1 X=1", "T", "X"));
    assertTrue(
        lines(with(entries, List.of()))
            .contains(
                "- axis `X` of benchmark `b` is only in compare: its states have no partner"));
  }

  @Test
  void errorsComeBeforeWarningsAndAreCut() {
    List<Problem> problems = new ArrayList<>();
    problems.add(Problem.warning("p", "w"));
    problems.addAll(Collections.nCopies(12, Problem.error("p", "e")));
    List<String> lines = lines(with(List.of(), problems));
    assertEquals("- 12 errors:", lines.get(3));
    assertEquals(List.of("  - and 2 more", "- 1 warning:", "  - `p: w`"), lines.subList(14, 17));
  }

  @Test
  void everyUnmatchedFilterIsASentence() {
    Optional<String> near = Optional.of("n");
    assertEquals(
        List.of(
            "no benchmark is called `w`; the nearest is `n`",
            "no benchmark has an axis `w`",
            "benchmark `b` has no axis `w`; the nearest is `n`",
            "no state has `T=w`; the nearest is `n`",
            "no state of `b` has `T=w`; the nearest is `n`",
            "no state of `b` meets all of `T=1, N=2`"),
        ComparisonSummary.unmatched(
            List.of(
                new UnmatchedFilter(UnmatchedFilter.Kind.BENCHMARK, "", "", "w", near),
                new UnmatchedFilter(UnmatchedFilter.Kind.AXIS, "", "", "w", Optional.empty()),
                new UnmatchedFilter(UnmatchedFilter.Kind.AXIS, "b", "", "w", near),
                new UnmatchedFilter(UnmatchedFilter.Kind.VALUE, "", "T", "w", near),
                new UnmatchedFilter(UnmatchedFilter.Kind.VALUE, "b", "T", "w", near),
                new UnmatchedFilter(
                    UnmatchedFilter.Kind.COMBINATION, "b", "", "T=1, N=2", Optional.empty()))));
  }

  @Test
  void changedLimitsAreNamed() {
    Comparison comparison =
        new Comparison(
            Settings.DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, 0.01),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    assertEquals(
        "- rules: guide, preset default with same.center_relative = 0.01",
        lines(comparison).getLast());
  }

  @Test
  void textOfFilesCannotLeaveItsCodeSpan() {
    assertEquals("`a b`", Words.code("a\nb"));
    assertEquals("`\uFFFD[31m<b>`", Words.code("\u001B[31m<b>"));
    assertEquals("`` a`b ``", Words.code("a`b"));
    assertEquals("``` `` ```", Words.code("``"));
    assertFalse(Words.code("").contains("``"));
  }
}
