package org.benchlens.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.PairingException;
import org.benchlens.compare.match.Selection;
import org.benchlens.compare.match.StateMatcher;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;
import org.junit.jupiter.api.Test;

final class RowKeysTest {
  private static Benchmark benchmark(String name, long device, String... values) {
    List<State> states =
        Arrays.stream(values)
            .map(
                value ->
                    new State(
                        "Device=" + device + " T=" + value,
                        OptionalLong.of(device),
                        List.of(new AxisValue("T", "string", value)),
                        ColdTiming.NONE,
                        null,
                        null,
                        Summaries.NONE,
                        null))
            .toList();
    return new Benchmark(name, List.of(device), List.of(), states, Double.NaN);
  }

  private static List<RowKey> keys(Benchmark... benchmarks) throws PairingException {
    ResultFile file =
        new ResultFile("r.json", RunInfo.NONE, List.of(), List.of(benchmarks), List.of());
    List<MatchedRow> rows = StateMatcher.match(0, new InputPair(file, file), Selection.ALL).rows();
    return RowKeys.of(rows, List.of("r.json"));
  }

  @Test
  void aKeyHoldsAllThatTellsARow() throws PairingException {
    OptionalLong two = OptionalLong.of(2);
    assertEquals(
        List.of(
            new RowKey(
                "r.json", "copy", two, two, "T=a", List.of(new AxisValue("T", "string", "a")), 0)),
        keys(benchmark("copy", 2, "a")));
  }

  @Test
  void equalStatesAreNumberedInTheirOrder() throws PairingException {
    assertEquals(
        List.of(0, 0, 1),
        keys(benchmark("copy", 0, "a", "b", "a")).stream().map(RowKey::occurrence).toList());
  }

  @Test
  void benchmarksOfOneNameAreNumberedThrough() throws PairingException {
    List<RowKey> keys = keys(benchmark("copy", 0, "a", "b"), benchmark("copy", 0, "a"));
    assertEquals(List.of(0, 0, 1), keys.stream().map(RowKey::occurrence).toList());
    assertEquals(3, new HashSet<>(keys).size());
  }

  @Test
  void otherDevicesAreOtherRows() throws PairingException {
    List<RowKey> keys = keys(benchmark("copy", 0, "a"), benchmark("copy", 1, "a"));
    assertEquals(List.of(0, 0), keys.stream().map(RowKey::occurrence).toList());
    assertEquals(2, new HashSet<>(keys).size());
  }
}
