package org.benchlens.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedBenchmark;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.compare.match.OneSided;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Problem;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.model.Side;
import org.benchlens.present.RowFixture;

/// Makes a comparison of given rows for tests.
public final class ComparisonFixture {
  private ComparisonFixture() {}

  /// A comparison of rows that stand in their fixtures' sections, with one one-sided state and one
  /// problem.
  public static Comparison of(RowFixture... fixtures) {
    List<ComparedRow> rows = new ArrayList<>();
    Map<String, List<MatchedSection>> sections = new LinkedHashMap<>();
    for (RowFixture fixture : fixtures) {
      ComparedRow row = fixture.compared();
      MatchedSection section = row.matched().section();
      List<MatchedSection> some =
          sections.computeIfAbsent(section.benchmark().name(), name -> new ArrayList<>());
      if (!some.contains(section)) {
        some.add(section);
      }
      rows.add(row);
    }
    List<MatchedBenchmark> benchmarks = new ArrayList<>();
    sections
        .values()
        .forEach(
            some -> benchmarks.add(new MatchedBenchmark(0, some.getFirst().benchmark(), some)));
    return new Comparison(
        Settings.DEFAULT,
        List.of(new InputPair(file("ref.json"), file("cmp.json"))),
        benchmarks,
        rows,
        List.of(
            new OneSided(
                OneSided.Kind.STATE,
                Side.COMPARE,
                "N=2",
                "reduce",
                List.of(new AxisValue("N", "int64", "2")))),
        List.of(Problem.error("cmp.json: reduce, N=2", "no value")));
  }

  private static ResultFile file(String path) {
    return new ResultFile(path, RunInfo.NONE, List.of(), List.of(), List.of());
  }
}
