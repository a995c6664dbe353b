package org.benchlens.compare.match;

import static org.benchlens.compare.match.Results.axes;
import static org.benchlens.compare.match.Results.benchmark;
import static org.benchlens.compare.match.Results.benchmarks;
import static org.benchlens.compare.match.Results.only;
import static org.benchlens.compare.match.Results.state;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.match.UnmatchedFilter.Kind;
import org.junit.jupiter.api.Test;

final class UnmatchedFiltersTest {
  private static final InputPair PAIR =
      Results.pair(
          Results.file(
              benchmark(
                  "reduce",
                  List.of(0L),
                  state(0, "T=1", "Elements=4"),
                  state(0, "T=2", "Elements=8"))),
          Results.file(benchmark("scan", List.of(0L), state(0, "K=1"))));

  private static List<UnmatchedFilter> unmatched(Selection selection) {
    return UnmatchedFilters.of(List.of(PAIR), selection);
  }

  @Test
  void metFiltersAreNotListed() {
    assertEquals(List.of(), unmatched(Selection.ALL));
    assertEquals(List.of(), unmatched(axes("T=1")));
    assertEquals(List.of(), unmatched(benchmarks(only("scan"), only("reduce", "T=[1,2]"))));
  }

  @Test
  void anAbsentBenchmarkIsListedOnceWithTheNearestOfBothFiles() {
    assertEquals(
        List.of(new UnmatchedFilter(Kind.BENCHMARK, "", "", "scann", Optional.of("scan"))),
        unmatched(benchmarks(only("scann"), only("scann", "K=1"))));
  }

  @Test
  void anAbsentAxisIsSoughtInItsBenchmark() {
    assertEquals(
        List.of(new UnmatchedFilter(Kind.AXIS, "reduce", "", "K", Optional.of("T"))),
        unmatched(benchmarks(only("reduce", "K=1"))));
  }

  @Test
  void anAbsentValueIsListedEvenWhenAnotherOfTheListIsMet() {
    assertEquals(
        List.of(new UnmatchedFilter(Kind.VALUE, "", "Elements", "9", Optional.of("4"))),
        unmatched(axes("Elements=[8,9]")));
  }

  @Test
  void conditionsThatNoStateMeetsTogetherAreListedAsOne() {
    assertEquals(
        List.of(
            new UnmatchedFilter(
                Kind.COMBINATION, "reduce", "", "T=1, Elements=8", Optional.empty())),
        unmatched(benchmarks(only("reduce", "T=1", "Elements=8"))));
  }
}
