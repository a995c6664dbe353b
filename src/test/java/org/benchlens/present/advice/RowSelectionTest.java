package org.benchlens.present.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.Selection;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.State;
import org.junit.jupiter.api.Test;

final class RowSelectionTest {
  private static final int TRIALS = 6_000;

  private static Set<State> states(List<MatchedRow> rows) {
    Set<State> states = Collections.newSetFromMap(new IdentityHashMap<>());
    rows.forEach(row -> states.add(row.compare()));
    return states;
  }

  /// Read back by our own filter, the words select the rows and as many more as they say.
  @Test
  void wordsSelectTheRowsAndTheStatedExtra() {
    int exact = 0;
    for (long seed = 0; seed < TRIALS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      InputPair pair = MadeRuns.hostile(random);
      List<MatchedRow> all = MadeRuns.rows(pair, Selection.ALL);
      List<MatchedRow> wanted = new ArrayList<>(all);
      wanted.removeIf(row -> random.nextInt(3) == 0);
      if (wanted.isEmpty()) {
        continue;
      }
      RowSelection selection = RowSelection.of(wanted, all);
      List<String> words = selection.compareWords();
      List<MatchedRow> got = MadeRuns.rows(pair, MadeRuns.selection(words));
      String where = "seed " + seed + ": " + words;
      assertTrue(states(got).containsAll(states(wanted)), where);
      assertEquals(wanted.size() + selection.extra(), got.size(), where);
      assertTrue(states(all).containsAll(states(got)), where);
      exact += selection.extra() == 0 ? 1 : 0;
    }
    assertTrue(exact > TRIALS / 4 && exact < TRIALS, exact + " exact");
  }

  /// Each row that is selected too cannot be told apart from a wanted one by what can be said.
  @Test
  void noRowIsExtraThatCouldBeKeptOut() {
    for (long seed = 0; seed < TRIALS / 4; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      InputPair pair = MadeRuns.hostile(random);
      List<MatchedRow> all = MadeRuns.rows(pair, Selection.ALL);
      if (all.isEmpty()) {
        continue;
      }
      MatchedRow wanted = all.get(random.nextInt(all.size()));
      RowSelection selection = RowSelection.of(List.of(wanted), all);
      Set<State> got = states(MadeRuns.rows(pair, MadeRuns.selection(selection.compareWords())));
      for (MatchedRow row : all) {
        boolean toldApart =
            wanted.compare().axisValues().stream()
                .anyMatch(value -> sayable(value) && !row.compare().axisValues().contains(value));
        assertTrue(!toldApart || !got.contains(row.compare()), "seed " + seed);
      }
    }
  }

  private static boolean sayable(AxisValue value) {
    return AxisArgument.of(value.name(), List.of(value.text()), false).isPresent();
  }

  private static RowSelection select(Predicate<MatchedRow> wanted, Benchmark... benchmarks) {
    List<MatchedRow> all = MadeRuns.rows(MadeRuns.pair(List.of(benchmarks)), Selection.ALL);
    return RowSelection.of(all.stream().filter(wanted).toList(), all);
  }

  private static boolean has(MatchedRow row, String axis, String value) {
    return row.compare().axisValues().contains(new AxisValue(axis, "int64", value));
  }

  @Test
  void oneRowNamesEachOfItsSettings() {
    RowSelection selection =
        select(
            row -> has(row, "N", "1024") && has(row, "T", "I8"),
            MadeRuns.sweep("copy", List.of(0L), "T=I8,I16", "N=1024,2048"));
    assertEquals(List.of("-b", "copy", "-a", "T=I8", "-a", "N[pow2]=10"), selection.compareWords());
    assertEquals(0, selection.extra());
  }

  @Test
  void aBlockOfRowsIsOneBenchmarkWithLists() {
    RowSelection selection =
        select(
            row -> !has(row, "T", "I16"),
            MadeRuns.sweep("copy", List.of(0L), "T=I8,I16,F32", "N=1024,2048"));
    assertEquals(
        List.of("-b", "copy", "-a", "T=[I8,F32]", "-a", "N[pow2]=[10,11]"),
        selection.compareWords());
  }

  @Test
  void rowsThatMakeNoBlockAreNamedInParts() {
    RowSelection selection =
        select(
            row -> has(row, "T", "I8") != has(row, "N", "1024"),
            MadeRuns.sweep("copy", List.of(0L), "T=I8,I16", "N=1024,2048"));
    assertEquals(8 + 4, selection.compareWords().size());
    assertEquals(0, selection.extra());
  }

  @Test
  void valuesThatAreNoPowersOfTwoAreWrittenOut() {
    RowSelection selection =
        select(row -> true, MadeRuns.sweep("copy", List.of(0L), "N=1000,1024"));
    assertEquals(List.of("-b", "copy", "-a", "N=[1000,1024]"), selection.compareWords());
  }

  @Test
  void anotherDeviceIsKeptOut() {
    RowSelection selection =
        select(
            row -> row.section().compareDeviceId().orElse(-1) == 1,
            MadeRuns.sweep("copy", List.of(0L, 1L), "T=I8,I16"));
    assertEquals(
        List.of(
            "-b", "copy", "-a", "T=[I8,I16]", "--reference-devices", "1", "--compare-devices", "1"),
        selection.compareWords());
    assertEquals(List.of("-b", "copy", "-d", "1", "-a", "T=[I8,I16]"), selection.programWords());
    assertEquals(0, selection.extra());
  }

  @Test
  void statesThatAreEqualAreSelectedTogetherAndCounted() {
    Benchmark twice = MadeRuns.sweep("copy", List.of(0L), "T=I8,I8");
    RowSelection selection = select(row -> row.occurrence() == 1, twice);
    assertEquals(1, selection.extra());
    assertEquals("selects 1 more row that cannot be told apart", selection.remark());
  }

  @Test
  void benchmarksOfOneNameAreSelectedTogetherAndCounted() {
    Benchmark copy = MadeRuns.sweep("copy", List.of(0L), "T=I8,I16");
    RowSelection selection = select(row -> row.section().index() == 0, copy, copy);
    assertEquals(2, selection.extra());
    assertEquals("selects 2 more rows that cannot be told apart", selection.remark());
  }

  @Test
  void aNameThatLooksLikeAnOptionIsTiedToItsOwn() {
    RowSelection selection = select(row -> true, MadeRuns.sweep("-b", List.of(0L), "-x=1"));
    assertEquals(List.of("--benchmark=-b", "--axis=-x=1"), selection.compareWords());
  }

  @Test
  void selectingAllOfManyRowsIsQuickAndShort() {
    StringBuilder values = new StringBuilder("0");
    for (int i = 1; i < 400; i++) {
      values.append(',').append(i);
    }
    Benchmark large = MadeRuns.sweep("copy", List.of(0L), "A=" + values, "T=a,b,c,d,e,f,g,h,i,j");
    RowSelection selection = select(row -> true, large);
    assertEquals(6, selection.compareWords().size());
  }

  @Test
  void noRowsMakeNoSelection() {
    assertThrows(IllegalArgumentException.class, () -> RowSelection.of(List.of(), List.of()));
  }
}
