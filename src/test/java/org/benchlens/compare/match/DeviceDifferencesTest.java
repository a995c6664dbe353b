package org.benchlens.compare.match;

import static org.benchlens.compare.match.Results.benchmark;
import static org.benchlens.compare.match.Results.benchmarks;
import static org.benchlens.compare.match.Results.device;
import static org.benchlens.compare.match.Results.devices;
import static org.benchlens.compare.match.Results.file;
import static org.benchlens.compare.match.Results.only;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.model.ResultFile;
import org.junit.jupiter.api.Test;

final class DeviceDifferencesTest {
  private static final ResultFile A0 = file(List.of(device(0, "A")), benchmark("b", List.of(0L)));
  private static final ResultFile A0B1 =
      file(List.of(device(0, "A"), device(1, "B")), benchmark("b", List.of(0L)));

  private static List<DeviceDifference> between(
      ResultFile reference, ResultFile compare, Selection selection) {
    return DeviceDifferences.between(Results.pair(reference, compare), selection);
  }

  @Test
  void anIdleDeviceIsNoDifference() {
    assertEquals(List.of(), between(A0, A0B1, Selection.ALL));
  }

  @Test
  void aDifferingFieldIsListed() {
    ResultFile other = file(List.of(device(0, "B")), benchmark("b", List.of(0L)));
    assertEquals(
        List.of(new DeviceDifference(0, "name", "\"A\"", "\"B\"")),
        between(A0, other, Selection.ALL));
  }

  @Test
  void aMissingEntryDiffersInAllItsFields() {
    ResultFile other = file(List.of(), benchmark("b", List.of(0L)));
    assertEquals(
        List.of(
            new DeviceDifference(0, "id", "0", ""), new DeviceDifference(0, "name", "\"A\"", "")),
        between(A0, other, Selection.ALL));
  }

  @Test
  void onlyBenchmarksThatPassCount() {
    ResultFile two =
        file(
            List.of(device(0, "A"), device(1, "B")),
            benchmark("b", List.of(0L)),
            benchmark("c", List.of(1L)));
    assertEquals(2, between(A0, two, Selection.ALL).size());
    assertEquals(List.of(), between(A0, two, benchmarks(only("b"))));
  }

  @Test
  void theOrderIsTheFilesOrder() {
    ResultFile swapped =
        file(List.of(device(1, "B"), device(0, "A")), benchmark("b", List.of(0L, 1L)));
    ResultFile straight =
        file(List.of(device(0, "A"), device(1, "B")), benchmark("b", List.of(0L, 1L)));
    assertEquals(
        List.of(0, 0, 1, 1),
        between(straight, swapped, Selection.ALL).stream()
            .map(DeviceDifference::position)
            .toList());
  }

  @Test
  void withListsTheListedEntriesAreCompared() {
    assertEquals(
        List.of(
            new DeviceDifference(0, "id", "0", "1"),
            new DeviceDifference(0, "name", "\"A\"", "\"B\"")),
        between(A0, A0B1, devices("0", "1")));
    assertEquals(List.of(), between(A0, A0B1, devices("all", "0")));
    assertEquals(List.of(), between(A0B1, A0, devices("0,0", "0,0")));
  }
}
