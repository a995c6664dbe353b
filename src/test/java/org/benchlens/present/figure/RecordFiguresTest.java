package org.benchlens.present.figure;

import static org.benchlens.reading.nupp.MadeRecord.around;
import static org.benchlens.reading.nupp.MadeRecord.benchmark;
import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.benchlens.reading.nupp.MadeRecord.corpusRecord;
import static org.benchlens.reading.nupp.MadeRecord.read;
import static org.benchlens.reading.nupp.MadeRecord.record;
import static org.benchlens.reading.nupp.MadeRecord.summary;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.reading.nupp.NuppReader;
import org.benchlens.replicate.change.PairedConvention;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.RecordComparison;
import org.benchlens.replicate.review.RecordReview;
import org.junit.jupiter.api.Test;

final class RecordFiguresTest {
  private static <T extends Mark> List<T> marks(Figure figure, Class<T> kind) {
    return figure.marks().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private static BenchmarkReview review(String file, String name) {
    return RecordReview.of(corpusRecord(file)).benchmarks().stream()
        .filter(one -> one.id().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static RecordComparison observational() {
    return RecordComparison.of(
        corpusRecord("candidate-v4.json"),
        corpusRecord("baseline-v4.json"),
        OptionalDouble.of(0.02));
  }

  @Test
  void everySampleOfEveryForkIsAPointForOneOperation() {
    BenchmarkReview review = review("candidate-v4.json", "point.sized");
    Figure figure = ForksFigure.of(review);
    List<Mark.Dots> strips = marks(figure, Mark.Dots.class);
    assertEquals(12, strips.size());
    assertEquals(84, figure.table().size());
    double recorded =
        review.forks().get(0).fork().measurement().samples().orElseThrow().at(0) / 4194304;
    assertEquals(recorded, strips.get(0).points().y(0));
    assertEquals(12, marks(figure, Mark.Line.class).size());
  }

  @Test
  void theStripsOfTheCandidateFollowThoseOfTheBaseline() {
    Figure figure =
        ForksFigure.of(
            review("baseline-v4.json", "point.sized"), review("candidate-v4.json", "point.sized"));
    List<Mark.Dots> strips = marks(figure, Mark.Dots.class);
    assertEquals(Side.REFERENCE, strips.get(11).side());
    assertEquals(Side.COMPARE, strips.get(12).side());
    assertTrue(strips.get(12).points().x(0) > 13);
    assertEquals(2, marks(figure, Mark.Block.class).size());
  }

  @Test
  void aWithheldIntervalIsNotDrawn() {
    String name = "sum.floats.index:size=10000";
    assertEquals(
        List.of(), marks(ForksFigure.of(review("candidate-v4.json", name)), Mark.Block.class));
    Figure scores = ForkScoresFigure.of(review("candidate-v4.json", name), Side.REFERENCE);
    assertEquals(List.of(), marks(scores, Mark.Band.class));
    assertTrue(scores.subtitle().contains("no interval: trend-warning"), scores.subtitle());
  }

  @Test
  void theBandOfForkScoresIsTheRecordedInterval() {
    Figure figure =
        ForkScoresFigure.of(review("candidate-v4.json", "sum.floats.index:size=100"), Side.COMPARE);
    Span span = marks(figure, Mark.Band.class).get(0).span();
    assertEquals(5.03410435e-8, span.from(), 1e-20);
    assertEquals(5.10001446e-8, span.to(), 1e-20);
    assertEquals(12, figure.table().size());
  }

  @Test
  void aForkSaysItsTrendAndItsOutliers() {
    Figure trend =
        ForkFigure.of(
            review("candidate-v4.json", "sum.floats.index:size=10000").forks().get(0),
            Side.REFERENCE);
    assertTrue(trend.subtitle().contains("trend, level moved -5.5%"), trend.subtitle());
    assertEquals(1, marks(trend, Mark.Limit.class).size());
    Figure outliers =
        ForkFigure.of(
            review("candidate-v4.json", "sum.floats.ipairs:size=100").forks().get(0),
            Side.REFERENCE);
    assertEquals(3, marks(outliers, Mark.Limit.class).size());
    assertTrue(outliers.subtitle().contains("no trend detected"), outliers.subtitle());
  }

  @Test
  void aForkWithoutSamplesSaysSo() {
    Figure frames =
        ForkFigure.of(review("candidate-v4.json", "frame").forks().get(0), Side.REFERENCE);
    assertEquals("No samples", frames.notice().orElseThrow().title());
  }

  @Test
  void changesAreDrawnAgainstTheMargin() {
    List<BenchmarkVerdict> verdicts = observational().verdicts();
    Figure figure = ChangesFigure.of(verdicts, 0.02);
    assertEquals(new Span(-0.02, 0.02), marks(figure, Mark.Band.class).get(0).span());
    // Seven with interval and both ends, all eight with an estimate.
    assertEquals(7 * 3 + 8, marks(figure, Mark.Line.class).size());
    List<String> labels = marks(figure, Mark.Limit.class).stream().map(Mark.Limit::label).toList();
    assertTrue(labels.contains("sum.floats.index:size=10000, unstable"), labels.toString());
    assertEquals(8, figure.table().size());
  }

  @Test
  void pairsAreTheChangesOfTheForksInTheirOrder() {
    NuppRecord record = corpusRecord("candidate-interleaved-v4.json");
    RecordComparison comparison =
        RecordComparison.of(record, record.comparisons().get(0), PairedConvention.EXACT);
    Figure figure =
        PairsFigure.of(
            record.benchmarks().get(2),
            record.comparisons().get(0).baseline().benchmarks().get(2),
            comparison.verdicts().get(2),
            0.02);
    Points points = marks(figure, Mark.Dots.class).get(0).points();
    assertEquals(12, points.size());
    double first =
        record.benchmarks().get(2).summary().forkScores().orElseThrow().at(0)
            / record
                .comparisons()
                .get(0)
                .baseline()
                .benchmarks()
                .get(2)
                .summary()
                .forkScores()
                .orElseThrow()
                .at(0);
    assertEquals(first - 1, points.y(0), 1e-12);
    assertEquals(Verdict.REGRESSED, comparison.verdicts().get(2).verdict());
  }

  @Test
  void unequalForksDoNotPair() {
    NuppRecord record = corpusRecord("candidate-interleaved-v4.json");
    Figure figure =
        PairsFigure.of(
            record.benchmarks().get(0),
            read(record(benchmark("point.sized", around(1, 3)))).benchmarks().get(0),
            observational().verdicts().get(0),
            0.02);
    assertEquals("The sides have 3 and 12 forks", figure.notice().orElseThrow().sentence());
  }

  @Test
  void aHistoryDoesNotJoinMachines() throws Exception {
    RecordHistory history =
        new NuppReader().readHistory(corpus("history.ndjson"), "h", Progress.NONE);
    List<RecordReview> reviews =
        history.entries().stream().map(entry -> RecordReview.of(entry.record())).toList();
    Figure figure = HistoryFigure.of(history, reviews, reviews.get(0).benchmarks().get(1).id());
    List<Mark.Dots> joined = marks(figure, Mark.Dots.class);
    assertEquals(List.of(4, 1), joined.stream().map(dots -> dots.points().size()).toList());
    assertEquals("other machine", marks(figure, Mark.Limit.class).get(0).label());
    assertEquals("few forks", marks(figure, Mark.Note.class).get(0).text());
  }

  @Test
  void equalScoresStillHaveAnAxis() {
    ObjectNode same = benchmark("a", 5, 5, 5, 5, 5, 5, 5, 5, 5, 5);
    summary(same).put("intervalLowMs", 5.0).put("intervalHighMs", 5.0);
    BenchmarkReview review = RecordReview.of(read(record(same))).benchmarks().get(0);
    for (Figure figure :
        List.of(ForksFigure.of(review), ForkScoresFigure.of(review, Side.COMPARE))) {
      assertFalse(figure.notice().isPresent());
      assertTrue(figure.x().domain().width() > 0 && figure.y().domain().width() > 0);
    }
  }
}
