package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.MeasurementKind;
import org.benchlens.present.format.Decimals;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.suite.SuiteScores;
import org.benchlens.replicate.suite.VariantScore;

/// The table of a record's scores, with the columns of the tool (contract, 3.13): with one fork the
/// spread inside it, with more the interval over them.
public final class ScoreTable {
  private final List<BenchmarkReview> reviews;
  private final BenchmarkNames names;
  private final Map<BenchmarkId, OptionalDouble> ratios = new HashMap<>();
  private final boolean replicated;

  private ScoreTable(List<BenchmarkReview> reviews, SuiteScores suites) {
    this.reviews = reviews;
    this.names = new BenchmarkNames(reviews.stream().map(BenchmarkReview::id).toList());
    for (List<VariantScore> variants : suites.workloads().values()) {
      variants.forEach(variant -> ratios.put(variant.id(), variant.ratio()));
    }
    this.replicated = replicated(reviews);
  }

  /// The table.
  ///
  /// @param reviews the benchmarks to show
  /// @param suites ratios of all variants of the record
  public static PageSection.Table of(List<BenchmarkReview> reviews, SuiteScores suites) {
    return new ScoreTable(reviews, suites).table();
  }

  /// Whether any benchmark has more than one fork.
  static boolean replicated(List<BenchmarkReview> reviews) {
    return reviews.stream().anyMatch(review -> review.forks().size() > 1);
  }

  private PageSection.Table table() {
    List<PageColumn> columns = new ArrayList<>();
    columns.add(BenchmarkNames.column());
    columns.add(PageColumn.words("Mode", "mode"));
    columns.add(
        replicated ? PageColumn.numbers("Forks", "forks") : PageColumn.numbers("Cnt", "count"));
    columns.add(PageColumn.numbers("Score", "score_s"));
    columns.add(PageColumn.words("Units"));
    columns.add(PageColumn.numbers("Alloc B/op", "allocated_bytes"));
    if (replicated) {
      columns.add(PageColumn.numbers("Interval", "interval_low_s", "interval_high_s", "withheld"));
      columns.add(PageColumn.numbers("Coverage", "coverage"));
    } else {
      columns.add(PageColumn.numbers("p25-p99", "p25_s", "p99_s"));
    }
    if (hasRatios()) {
      columns.add(PageColumn.numbers("Ratio", "ratio"));
    }
    columns.add(PageColumn.words("Flags", "flags"));
    List<List<PageCell>> rows = new ArrayList<>();
    for (BenchmarkReview review : reviews) {
      if (kind(review) == MeasurementKind.FRAMES) {
        rows.addAll(new FrameRows(review, names, replicated, hasRatios()).rows());
      } else {
        rows.add(row(review));
      }
    }
    return new PageSection.Table("benchmarks", "Benchmarks", columns, rows);
  }

  private boolean hasRatios() {
    return reviews.stream()
        .anyMatch(one -> ratios.getOrDefault(one.id(), OptionalDouble.empty()).isPresent());
  }

  private List<PageCell> row(BenchmarkReview review) {
    ScoreText text = ScoreText.of(kind(review));
    List<PageCell> cells = new ArrayList<>();
    cells.add(names.cell(review.id()));
    cells.add(PageCell.word("p50"));
    cells.add(replicated ? PageCell.count(review.forks().size()) : ScoreCells.count(review));
    cells.add(PageCell.number(text.number(review.score()), review.score()));
    cells.add(new PageCell(text.unit(), List.of()));
    cells.add(allocated(review.benchmark().summary().merged().allocatedPerOperation()));
    if (replicated) {
      ScoreInterval interval = ScoreInterval.of(review);
      cells.add(ScoreCells.interval(interval, interval.text(kind(review))));
      cells.add(PageCell.number(Percent.coverage(interval.coverage()), interval.coverage()));
    } else {
      cells.add(ScoreCells.spread(review.benchmark().summary().merged(), text));
    }
    if (hasRatios()) {
      cells.add(ratio(ratios.getOrDefault(review.id(), OptionalDouble.empty())));
    }
    cells.add(ScoreCells.flags(review));
    return cells;
  }

  static MeasurementKind kind(BenchmarkReview review) {
    return review.benchmark().summary().merged().kind();
  }

  private static PageCell allocated(OptionalDouble bytes) {
    return PageCell.number(
        bytes.isPresent() ? Decimals.fixed(bytes.getAsDouble(), 3) : PageCell.NOTHING, bytes);
  }

  private static PageCell ratio(OptionalDouble ratio) {
    return PageCell.number(
        ratio.isPresent() ? SuiteTables.times(ratio.getAsDouble()) : PageCell.NOTHING, ratio);
  }
}
