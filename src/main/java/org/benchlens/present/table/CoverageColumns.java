package org.benchlens.present.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.present.format.PercentText;

/// Columns of the eight coverages: of times and of cycles, by samples and by distinct values, of
/// each side.
final class CoverageColumns {
  private CoverageColumns() {}

  static List<RowColumn> all() {
    return Stream.concat(
            of("time", "Time", decision -> Optional.ofNullable(decision.timeCoverage())),
            of("cycle", "Cycle", decision -> Optional.ofNullable(decision.cycleCoverage())))
        .toList();
  }

  private static Stream<RowColumn> of(
      String id, String header, Function<Decision, Optional<CoverageResult>> coverage) {
    return Stream.of(
        column(
            id + "_ref_sample", header + " Ref Sample", coverage, CoverageResult::referenceSample),
        column(id + "_cmp_sample", header + " Cmp Sample", coverage, CoverageResult::compareSample),
        column(
            id + "_ref_support",
            header + " Ref Support",
            coverage,
            CoverageResult::referenceSupport),
        column(
            id + "_cmp_support",
            header + " Cmp Support",
            coverage,
            CoverageResult::compareSupport));
  }

  private static RowColumn column(
      String id,
      String header,
      Function<Decision, Optional<CoverageResult>> coverage,
      ToDoubleFunction<CoverageResult> part) {
    Function<TableRow, OptionalDouble> number =
        row -> row.verdict().flatMap(coverage).stream().mapToDouble(part).findFirst();
    return new RowColumn(
        id,
        header,
        Alignment.RIGHT,
        CellTexts.each(row -> PercentText.plain(number.apply(row))),
        row -> SortKey.of(number.apply(row)),
        List.of(ExportField.number(id, number)));
  }
}
