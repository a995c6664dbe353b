package org.benchlens.present.group;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.benchlens.model.AxisType;
import org.benchlens.present.RowFixture;
import org.benchlens.present.filter.CodedFacet;
import org.benchlens.present.filter.Facets;
import org.benchlens.present.filter.FilterVocabulary;
import org.benchlens.present.table.TableRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RowGroupsTest {
  private static final List<TableRow> ROWS =
      List.of(
          new RowFixture().section(0).axis("N", AxisType.INT64, "16").row(),
          new RowFixture().section(0).axis("N", AxisType.INT64, "9").row(),
          new RowFixture().section(1).benchmark("scan").row(),
          new RowFixture().section(2).axis("N", AxisType.INT64, "16").row());

  private static RowGroups groups(Grouping grouping) {
    List<CodedFacet> facets = Facets.fixed(ROWS, List.of("N"), FilterVocabulary.of(ROWS));
    return RowGroups.of(grouping, ROWS, facets, List.of("cmp.json"));
  }

  private static List<Integer> codes(RowGroups groups) {
    return IntStream.range(0, ROWS.size()).mapToObj(groups::code).toList();
  }

  private static List<String> names(RowGroups groups) {
    return groups.names().stream().map(GroupName::text).toList();
  }

  @Test
  void sectionsAreBenchmarkAndDevice() {
    RowGroups groups = groups(new Grouping.Section());
    assertEquals(List.of(0, 0, 1, 2), codes(groups));
    assertEquals(
        List.of("reduce, Test GPU A", "scan, Test GPU A", "reduce, Test GPU A"), names(groups));
  }

  @Test
  void benchmarksOfOneNameAreOneGroup() {
    RowGroups groups = groups(new Grouping.Benchmark());
    assertEquals(List.of(0, 0, 1, 0), codes(groups));
    assertEquals(List.of("reduce", "scan"), names(groups));
  }

  @Test
  void anAxisGroupsByNumberAndRowsWithoutItComeLast() {
    RowGroups groups = groups(new Grouping.ByAxis("N"));
    assertEquals(List.of(1, 0, 2, 1), codes(groups));
    assertEquals(List.of("N=9", "N=16", "without N"), names(groups));
  }

  @Test
  void anAxisThatNoRowHasIsOneGroup() {
    assertEquals(List.of(0, 0, 0, 0), codes(groups(new Grouping.ByAxis("nope"))));
  }

  @Test
  void filesAndDevicesGroupToo() {
    assertEquals(List.of("cmp.json"), names(groups(new Grouping.File())));
    assertEquals(List.of("Device=0 / 0, Test GPU A"), names(groups(new Grouping.Device())));
    assertEquals(List.of(), names(groups(new Grouping.None())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "section", "file", "benchmark", "device", "axis:Duration (us)"})
  void anIdNamesItsGrouping(String id) {
    assertEquals(id, Grouping.named(id).orElseThrow().id());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "axis:", "axes", "Section"})
  void otherTextsNameNone(String id) {
    assertEquals(java.util.Optional.empty(), Grouping.named(id));
  }
}
