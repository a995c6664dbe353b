package org.benchlens.replicate.review;

import static org.benchlens.reading.nupp.MadeRecord.around;
import static org.benchlens.reading.nupp.MadeRecord.benchmark;
import static org.benchlens.reading.nupp.MadeRecord.measurement;
import static org.benchlens.reading.nupp.MadeRecord.read;
import static org.benchlens.reading.nupp.MadeRecord.record;
import static org.benchlens.reading.nupp.MadeRecord.summary;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.present.nupp.RecordNoteText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BenchmarkReviewTest {
  private static BenchmarkReview review(ObjectNode benchmark) {
    return RecordReview.of(read(record(benchmark))).benchmarks().get(0);
  }

  private static List<String> notes(ObjectNode benchmark) {
    return review(benchmark).notes().stream().map(RecordNoteText::of).toList();
  }

  private static ObjectNode withTrends(int forks, int trending, int settled) {
    ObjectNode benchmark = benchmark("a", around(1, forks));
    for (int i = 0; i < trending + settled; i++) {
      measurement(benchmark, i)
          .put("trend", i < trending ? "trend" : "no-trend-detected")
          .put("trendDrift", 0.04 + 0.01 * i);
    }
    return benchmark;
  }

  /// Forks that were not tested do not count: 3 of 5, the other seven unknown.
  @ParameterizedTest
  @CsvSource({
    "12,3,2,trend-warning",
    "12,2,3,none",
    "12,6,6,trend-warning",
    "12,5,7,none",
    "12,0,0,none",
    "2,2,0,trend-warning",
    "2,0,2,below-minimum-forks"
  })
  void trendIsDecidedBeforeForks(int forks, int trending, int settled, String reason) {
    assertEquals(
        reason,
        review(withTrends(forks, trending, settled))
            .derivedWithheld()
            .map(WithheldReason::word)
            .orElse("none"));
  }

  @Test
  void theTrendNoteCountsTestedForksAndKnowsTheDrift() {
    ObjectNode benchmark = withTrends(12, 3, 2);
    assertEquals(List.of("a: trend-warning: 3/5 forks"), notes(benchmark));
    RecordNote.TrendWarning note = (RecordNote.TrendWarning) review(benchmark).notes().get(0);
    assertEquals(0.05, note.drift().orElseThrow(), 1e-15);
  }

  @Test
  void aRecordedIntervalRulesOverTheTrendsButTheDifferenceIsTold() {
    ObjectNode benchmark = withTrends(12, 12, 0);
    summary(benchmark).put("intervalLowMs", around(1, 12)[2]);
    summary(benchmark).put("intervalHighMs", around(1, 12)[9]);
    BenchmarkReview review = review(benchmark);
    assertEquals(Optional.empty(), review.withheld());
    assertEquals(
        List.of(new Difference.OfWords("a", "intervalWithheld", "none", "trend-warning")),
        review.differences());
  }

  @Test
  void unanimityIsOverTheForksThatCollected() {
    ObjectNode benchmark = benchmark("a", 1, 1, 1, 1);
    measurement(benchmark, 0).putArray("abortSites").add("warn|all|f:1|").add("warn|one|f:2|");
    measurement(benchmark, 1).putArray("abortSites").add("warn|all|f:1|");
    measurement(benchmark, 3).putArray("abortSites").add("warn|all|f:1|");
    summary(benchmark).putArray("abortSites").add("warn|all|f:1|");
    BenchmarkReview review = review(benchmark);
    assertEquals(1, review.flaky().size());
    assertEquals("warn|one|f:2|", review.flaky().get(0).site().text());
    assertEquals(1, review.flaky().get(0).seen());
    assertEquals(3, review.flaky().get(0).collecting());
    assertEquals(List.of(), review.differences());
  }

  @Test
  void withOneForkEverySiteIsUnanimous() {
    ObjectNode benchmark = benchmark("a", 1);
    measurement(benchmark, 0).putArray("abortSites").add("warn|x|f:1|");
    assertEquals(List.of(), review(benchmark).flaky());
  }

  @Test
  void theNotesStandInTheirOrder() {
    ObjectNode benchmark = withTrends(12, 12, 0);
    summary(benchmark).put("concentration", 0.09).put("outlierCount", 3).put("outlierMaxRatio", 2);
    measurement(benchmark, 0).putArray("abortSites").add("warn|x|f:1|");
    measurement(benchmark, 1).putArray("abortSites");
    measurement(benchmark, 2).putArray("samplesMs").add(1.0).add(1.0);
    assertEquals(
        List.of(
            "a: scattered: 9%",
            "a: flaky abort site: warn|x|f:1| in 1/2 forks",
            "a: outliers: 3 severe of 2 samples across 12 forks, max 2.0x",
            "a: trend-warning: 12/12 forks"),
        notes(benchmark));
  }

  @Test
  void theEndsOfTheConcentrationCountAlsoInMilliseconds() {
    ObjectNode benchmark = benchmark("a", 100);
    var samples = measurement(benchmark, 0).putArray("samplesMs");
    // Contract, 4.4. In seconds, 0.1 - 0.09 is more than a tenth of 0.1.
    for (int sample : new int[] {90, 95, 100, 105, 110, 111}) {
      samples.add(sample);
    }
    assertEquals(5.0 / 6, review(benchmark).forks().get(0).samples().orElseThrow().concentration());
  }

  @Test
  void aMisstatedStatisticIsADifference() {
    ObjectNode benchmark = benchmark("a", 2);
    measurement(benchmark, 0).putArray("samplesMs").add(1.0).add(2.0).add(3.0);
    measurement(benchmark, 0).put("p75Ms", 2.0).put("outlierCount", 1).put("concentration", 1);
    assertEquals(
        List.of("p75", "concentration", "outlierCount"),
        review(benchmark).differences().stream().map(Difference::field).toList());
  }

  @Test
  void aMisstatedSummaryIsADifference() {
    ObjectNode benchmark = benchmark("a", 1, 2, 3);
    summary(benchmark).put("medianMs", 3.0).put("forkCount", 4).put("outlierMaxRatio", 2);
    measurement(benchmark, 0).put("medianMs", 1.5);
    assertEquals(
        List.of("forkCount", "forkSummaries[0]", "median", "outlierMaxRatio"),
        review(benchmark).differences().stream().map(Difference::field).toList());
  }

  /// Contract, 4.12: 1, 3, 2 give 2.
  @Test
  void allocatedMemoryIsTheLowerMedianOfForks() {
    ObjectNode benchmark = benchmark("a", 1, 1, 1);
    for (int i = 0; i < 3; i++) {
      measurement(benchmark, i).put("allocatedKb", new int[] {1, 3, 2}[i]);
    }
    summary(benchmark).put("allocatedKb", 2);
    assertEquals(List.of(), review(benchmark).differences());
    summary(benchmark).put("allocatedKb", 1);
    assertEquals("allocatedKb", review(benchmark).differences().get(0).field());
  }
}
