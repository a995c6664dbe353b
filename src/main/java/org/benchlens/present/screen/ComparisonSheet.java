package org.benchlens.present.screen;

import static org.benchlens.present.screen.SheetColumn.Face.CHANGE;
import static org.benchlens.present.screen.SheetColumn.Face.COST;
import static org.benchlens.present.screen.SheetColumn.Face.FOREST;
import static org.benchlens.present.screen.SheetColumn.Face.NAME;
import static org.benchlens.present.screen.SheetColumn.Face.NUMBER;
import static org.benchlens.present.screen.SheetColumn.Face.VERDICT;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.format.ScreenPercent;
import org.benchlens.present.nupp.BenchmarkNames;
import org.benchlens.present.nupp.ComparedRecords;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.Percents;
import org.benchlens.present.nupp.ScoreText;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.change.ShiftInterval;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.DurationsWithheld;
import org.benchlens.replicate.review.RecordComparison;

/// The table of two records: all benchmarks of both, with verdicts where there are any.
public final class ComparisonSheet {
  private static final int LAST = 4;
  private static final String USUAL = "ns/op";

  private final RecordComparison comparison;
  private final BenchmarkNames names;
  private final Map<BenchmarkId, RecordedBenchmark> before = new HashMap<>();
  private final Map<BenchmarkId, RecordedBenchmark> after = new LinkedHashMap<>();
  private final Map<BenchmarkId, BenchmarkVerdict> verdicts = new HashMap<>();
  private final Map<BenchmarkId, ForestMark> marks = new LinkedHashMap<>();
  private final SheetTags tags;
  private String usual = USUAL;

  private ComparisonSheet(ComparedRecords compared) {

    this.comparison = compared.comparison();
    compared.baseline().benchmarks().forEach(one -> before.putIfAbsent(one.id(), one));
    compared.candidate().benchmarks().forEach(one -> after.putIfAbsent(one.id(), one));
    comparison.verdicts().forEach(one -> verdicts.putIfAbsent(one.id(), one));
    verdicts.forEach((id, verdict) -> marks.put(id, mark(verdict)));
    names =
        new BenchmarkNames(
            Stream.concat(after.keySet().stream(), before.keySet().stream()).toList());
    tags = new SheetTags(comparison.gates());
  }

  /// The table.
  public static RecordSheet of(ComparedRecords compared) {
    return new ComparisonSheet(compared).sheet();
  }

  private RecordSheet sheet() {
    Set<String> units =
        Stream.concat(after.values().stream(), before.values().stream())
            .map(one -> unit(one).unit())
            .collect(Collectors.toSet());
    String unit = units.contains(USUAL) || units.isEmpty() ? USUAL : units.iterator().next();
    usual = unit;
    boolean drawn = !marks.isEmpty();
    List<SheetColumn> columns = new ArrayList<>();
    columns.add(SheetColumn.of("verdict", "Verdict", VERDICT));
    columns.add(SheetColumn.of("name", "Benchmark", NAME));
    columns.add(new SheetColumn("reference", unit, Optional.of(Side.REFERENCE), NUMBER));
    columns.add(new SheetColumn("compare", unit, Optional.of(Side.COMPARE), NUMBER));
    if (drawn) {
      columns.add(SheetColumn.of("forest", "", FOREST));
      columns.add(SheetColumn.of("change", "Change, % [95 %]", CHANGE));
      columns.add(SheetColumn.of("adjusted", "adj. p", NUMBER));
    }
    columns.add(SheetColumn.of("allocated", "Alloc, ±B", COST));
    List<SheetRow> rows = new ArrayList<>();
    after.values().forEach(one -> rows.add(row(one.id(), columns)));
    comparison.onlyInBaseline().stream().distinct().forEach(id -> rows.add(row(id, columns)));
    Optional<ForestAxis> axis =
        drawn
            ? Optional.of(ForestAxis.of(marks.values(), comparison.margin().orElseThrow()))
            : Optional.empty();
    return new RecordSheet(columns, rows, axis);
  }

  private SheetRow row(BenchmarkId id, List<SheetColumn> columns) {
    Optional<RecordedBenchmark> old = Optional.ofNullable(before.get(id));
    Optional<RecordedBenchmark> now = Optional.ofNullable(after.get(id));
    Optional<BenchmarkVerdict> verdict = Optional.ofNullable(verdicts.get(id));
    SheetTags.Found found = tags.of(id, old, now);
    List<PageCell> cells =
        columns.stream().map(column -> cell(column.id(), id, old, now, verdict)).toList();
    return new SheetRow(
        Optional.of(id),
        names.of(id),
        verdict.map(BenchmarkVerdict::verdict),
        found.tags(),
        found.traits(),
        Optional.ofNullable(marks.get(id)),
        cells);
  }

  private PageCell cell(
      String column,
      BenchmarkId id,
      Optional<RecordedBenchmark> old,
      Optional<RecordedBenchmark> now,
      Optional<BenchmarkVerdict> verdict) {
    ScoreText unit = unit(now.or(() -> old).orElseThrow());
    return switch (column) {
      case "verdict" -> verdictCell(old, now, verdict);
      case "name" -> PageCell.word(names.of(id));
      case "reference" -> score(old, unit);
      case "compare" -> score(now, unit);
      case "forest" ->
          new PageCell(
              "", List.of(ExportValue.of(optional(verdict.map(BenchmarkVerdict::change)))));
      case "change" -> verdict.map(ComparisonSheet::change).orElse(PageCell.nothing(1));
      case "adjusted" ->
          verdict
              .map(one -> PageCell.number(Percents.probability(one.adjusted()), one.adjusted()))
              .orElse(PageCell.nothing(1));
      case "allocated" -> allocated(old, now);
      default -> throw new IllegalArgumentException("no column " + column);
    };
  }

  private static OptionalDouble optional(Optional<Double> value) {
    return value.map(OptionalDouble::of).orElse(OptionalDouble.empty());
  }

  private PageCell verdictCell(
      Optional<RecordedBenchmark> old,
      Optional<RecordedBenchmark> now,
      Optional<BenchmarkVerdict> verdict) {
    if (verdict.isPresent()) {
      Verdict is = verdict.get().verdict();
      return new PageCell(is.word(), List.of(new ExportValue.Whole(order(is))));
    }
    String word = "no partner";
    if (old.isEmpty()) {
      word = "new";
    } else if (now.isEmpty()) {
      word = "gone";
    } else {
      Optional<DurationsWithheld> withheld = comparison.durationsWithheld();
      word =
          withheld
              .map(
                  reason ->
                      switch (reason) {
                        case NO_MARGIN -> "needs a margin";
                        case MACHINE_DIFFERS -> "other machine";
                        case MACHINE_UNKNOWN -> "machine unknown";
                      })
              .orElse("not compared");
    }
    return new PageCell(word, List.of(new ExportValue.Whole(LAST)));
  }

  private static int order(Verdict verdict) {
    return switch (verdict) {
      case REGRESSED -> 0;
      case IMPROVED -> 1;
      case INCONCLUSIVE -> 2;
      case UNCHANGED -> 3;
    };
  }

  private static ScoreText unit(RecordedBenchmark benchmark) {
    return ScoreText.of(benchmark.summary().merged().kind());
  }

  /// A score; in another unit than the heading's it says which.
  private PageCell score(Optional<RecordedBenchmark> benchmark, ScoreText unit) {
    PageCell cell =
        ScreenScore.cell(
            benchmark.map(one -> one.summary().score()).orElse(OptionalDouble.empty()),
            unit.perSecond());
    boolean other = benchmark.isPresent() && !unit.unit().equals(usual);
    return other
        ? new PageCell(cell.text() + " " + unit.unit().replaceAll("/.*", ""), cell.values())
        : cell;
  }

  private static PageCell change(BenchmarkVerdict verdict) {
    String text =
        signed(verdict.change())
            + verdict
                .interval()
                .map(one -> "  [" + signed(one.low()) + ", " + signed(one.upper()) + "]")
                .orElse("");
    return PageCell.number(text, verdict.change());
  }

  private static String signed(double ratio) {
    String text = ScreenPercent.signed(OptionalDouble.of(ratio), 1);
    // A change that rounds to nothing has no direction.
    return text.equals("+0.0") || text.equals("\u22120.0") ? "0.0" : text;
  }

  private static PageCell allocated(
      Optional<RecordedBenchmark> old, Optional<RecordedBenchmark> now) {
    OptionalDouble from = bytes(old);
    OptionalDouble to = bytes(now);
    if (from.isEmpty() || to.isEmpty()) {
      return PageCell.nothing(1);
    }
    double change = to.getAsDouble() - from.getAsDouble();
    String text = ScreenScore.text(Math.abs(change));
    String whole = text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
    String sign = change == 0 ? "" : change > 0 ? "+" : "\u2212";
    return PageCell.number(change == 0 ? "0" : sign + whole, change);
  }

  private static OptionalDouble bytes(Optional<RecordedBenchmark> benchmark) {
    return benchmark
        .map(one -> one.summary().merged().allocatedPerOperation())
        .orElse(OptionalDouble.empty());
  }

  private static ForestMark mark(BenchmarkVerdict verdict) {
    Optional<ShiftInterval> interval = verdict.interval();
    String reason =
        interval.isPresent()
            ? ""
            : verdict
                .withheld()
                .map(
                    one ->
                        switch (one) {
                          case TREND_WARNING -> "withheld: trend";
                          case BELOW_MINIMUM_FORKS -> "withheld: few forks";
                        })
                .orElse("no interval");
    return new ForestMark(
        verdict.change(),
        optional(interval.map(ShiftInterval::low)),
        optional(interval.map(ShiftInterval::upper)),
        reason,
        Optional.of(verdict.verdict()));
  }
}
