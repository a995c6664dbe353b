package org.benchlens.replicate.review;

import java.util.List;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.TimeStatistic;
import org.benchlens.replicate.NearestRank;
import org.benchlens.replicate.sample.SampleStatistics;
import org.benchlens.replicate.sample.Trend;

/// Checks what a fork states about its samples.
final class ForkDifferences {
  private ForkDifferences() {}

  static List<Difference> of(String benchmark, ForkReview fork) {
    DifferenceList list = new DifferenceList(benchmark + ", fork " + fork.fork().index());
    Measurement recorded = fork.fork().measurement();
    fork.samples()
        .ifPresent(
            computed -> {
              times(list, recorded, recorded.samples().orElseThrow());
              spread(list, recorded, computed);
              trend(list, recorded, computed.trend());
            });
    return list.differences();
  }

  private static void times(DifferenceList list, Measurement recorded, Series samples) {
    double largest = NearestRank.of(samples.seconds(), 1);
    SampleStatistics.of(samples.recorded())
        .forEach(
            (statistic, value) -> {
              double seconds = samples.unit().toSeconds(value);
              // A difference and a deviation carry the rounding of numbers much larger than they.
              if (statistic == TimeStatistic.IQR || statistic == TimeStatistic.STDEV) {
                list.durationNear(
                    statistic.word(), recorded.times().of(statistic), seconds, largest);
              } else {
                list.duration(statistic.word(), recorded.times().of(statistic), seconds);
              }
            });
  }

  private static void spread(
      DifferenceList list, Measurement recorded, ForkReview.OfSamples computed) {
    list.number("concentration", recorded.spread().concentration(), computed.concentration());
    list.count("outlierCount", recorded.spread().outlierCount(), computed.outliers().count());
    list.number(
        "outlierMaxRatio", recorded.spread().outlierMaxRatio(), computed.outliers().maxRatio());
  }

  private static void trend(DifferenceList list, Measurement recorded, Trend computed) {
    recorded
        .trend()
        .state()
        .ifPresent(state -> list.words("trend", state.word(), computed.state().word()));
    list.number("trendTau", recorded.trend().tau(), computed.tau());
    list.probability("trendPValue", recorded.trend().pValue(), computed.pValue());
    list.number("trendDrift", recorded.trend().drift(), computed.drift());
  }
}
