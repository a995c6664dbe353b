package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.MeasurementKind;
import org.benchlens.model.nupp.TimeStatistic;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.review.BenchmarkReview;

/// The rows of a frame loop: three quantiles, and how many frames were over the budget.
///
/// Of several forks only the median is of all of them; the other rows say that they are of one.
///
/// @param review the benchmark
/// @param names how it is called
/// @param replicated whether the table counts forks and has intervals
/// @param ratios whether the table has ratios
record FrameRows(BenchmarkReview review, BenchmarkNames names, boolean replicated, boolean ratios) {

  private static final ScoreText TEXT = ScoreText.of(MeasurementKind.FRAMES);

  List<List<PageCell>> rows() {
    Measurement merged = review.benchmark().summary().merged();
    List<List<PageCell>> rows = new ArrayList<>();
    rows.add(quantile("p50", review.score(), true));
    rows.add(quantile("p99", merged.times().of(TimeStatistic.P99), false));
    rows.add(quantile("p99.9", merged.times().of(TimeStatistic.P999), false));
    OptionalLong over = merged.frames().overBudget();
    if (over.isPresent() && over.getAsLong() > 0) {
      rows.add(overBudget(over.getAsLong()));
    }
    return rows;
  }

  private List<PageCell> quantile(String mode, OptionalDouble seconds, boolean ofAll) {
    return row(
        names.cell(review.id()),
        mode,
        ofAll,
        PageCell.number(TEXT.number(seconds), seconds),
        TEXT.unit());
  }

  private List<PageCell> overBudget(long frames) {
    // Not a time: the count is in the text only, the field of the column is in seconds.
    return row(
        names.cell(review.id(), names.of(review.id()) + ":over-budget"),
        "count",
        false,
        PageCell.absent(Decimals.fixed((double) frames, 0), 1),
        "frames");
  }

  private List<PageCell> row(
      PageCell name, String mode, boolean ofAll, PageCell score, String unit) {
    List<PageCell> cells = new ArrayList<>();
    cells.add(name);
    cells.add(PageCell.word(mode));
    cells.add(replicated ? forks(ofAll) : PageCell.count(frames()));
    cells.add(score);
    cells.add(new PageCell(unit, List.of()));
    cells.add(PageCell.nothing(1));
    if (replicated) {
      // The tool gives frames no interval; the recorded one is in the exact values.
      cells.add(
          ofAll
              ? ScoreCells.interval(ScoreInterval.of(review), PageCell.NOTHING)
              : PageCell.nothing(3));
      OptionalDouble coverage =
          ofAll ? ScoreInterval.of(review).coverage() : OptionalDouble.empty();
      cells.add(PageCell.number(PageCell.NOTHING, coverage));
    } else {
      cells.add(PageCell.nothing(2));
    }
    if (ratios) {
      cells.add(PageCell.nothing(1));
    }
    cells.add(ofAll ? ScoreCells.flags(review) : PageCell.nothing(1));
    return cells;
  }

  private PageCell forks(boolean ofAll) {
    int forks = review.forks().size();
    return ofAll || forks <= 1
        ? PageCell.count(forks)
        : new PageCell("1 of " + forks, List.of(new ExportValue.Whole(1)));
  }

  private OptionalLong frames() {
    return review.benchmark().summary().merged().frames().frames();
  }
}
