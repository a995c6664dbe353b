package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.model.nupp.AbortCounts;
import org.benchlens.model.nupp.AbortSite;
import org.benchlens.model.nupp.FrameCounts;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.MeasurementKind;
import org.benchlens.model.nupp.RecordedMemory;
import org.benchlens.model.nupp.RecordedSpread;
import org.benchlens.model.nupp.RecordedTimes;
import org.benchlens.model.nupp.RecordedTrend;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.TimeStatistic;
import org.benchlens.model.nupp.TrendState;

/// Collects one measurement, key by key, in any order.
final class MeasurementDraft {
  private static final double BYTES_PER_KB = 1024;

  private final RecordCursor at;
  private final SuiteDraft suite = new SuiteDraft();
  private final Map<TimeStatistic, Double> times = new EnumMap<>(TimeStatistic.class);
  private String name = "";
  private MeasurementKind kind = MeasurementKind.UNKNOWN;
  private OptionalLong iterations = OptionalLong.empty();
  private OptionalLong rounds = OptionalLong.empty();
  private Optional<Series> samples = Optional.empty();
  private int sampleCount;
  private Optional<TrendState> trend = Optional.empty();
  private OptionalDouble tau = OptionalDouble.empty();
  private OptionalDouble pValue = OptionalDouble.empty();
  private OptionalDouble drift = OptionalDouble.empty();
  private OptionalDouble concentration = OptionalDouble.empty();
  private OptionalLong outlierCount = OptionalLong.empty();
  private OptionalDouble outlierMaxRatio = OptionalDouble.empty();
  private OptionalDouble allocated = OptionalDouble.empty();
  private OptionalDouble retained = OptionalDouble.empty();
  private OptionalLong frames = OptionalLong.empty();
  private OptionalLong overBudget = OptionalLong.empty();
  private Optional<List<AbortSite>> abortSites = Optional.empty();
  private OptionalLong totalAborts = OptionalLong.empty();
  private OptionalLong blacklisted = OptionalLong.empty();
  private Optional<String> profilePath = Optional.empty();

  MeasurementDraft(RecordCursor at) {
    this.at = at;
  }

  /// Reads a whole measurement.
  static Measurement read(RecordCursor at) throws IOException, RecordRefusal {
    MeasurementDraft draft = new MeasurementDraft(at);
    if (at.object()) {
      for (String key = at.nextKey(); key != null; key = at.nextKey()) {
        if (!draft.take(key)) {
          at.skip();
        }
      }
    }
    return draft.measurement();
  }

  /// Reads the value of a key if it is one of a measurement.
  boolean take(String key) throws IOException, RecordRefusal {
    TimeKey time = TimeKey.of(key);
    return time == null
        ? takeIdentity(key) || takeStatistic(key) || takeTrace(key) || suite.take(key, at)
        : takeTime(time);
  }

  private boolean takeTime(TimeKey key) throws IOException {
    if (key.name().equals("samples")) {
      takeSamples(key);
      return true;
    }
    for (TimeStatistic statistic : TimeStatistic.values()) {
      if (statistic.word().equals(key.name())) {
        SuiteDraft.seconds(key, at).ifPresent(seconds -> times.put(statistic, seconds));
        return true;
      }
    }
    return suite.take(key, at);
  }

  private void takeSamples(TimeKey key) throws IOException {
    SeriesReader reader = new SeriesReader(at);
    if (at.keeping() == Keeping.ALL) {
      samples = reader.samples(key.unit());
      sampleCount = samples.map(Series::size).orElse(0);
    } else {
      sampleCount = reader.countSamples();
    }
  }

  private boolean takeIdentity(String key) throws IOException {
    switch (key) {
      case "name" -> name = at.text().orElse("");
      case "kind" ->
          kind =
              Words.read(at, MeasurementKind.values(), MeasurementKind::word)
                  .orElse(MeasurementKind.UNKNOWN);
      case "n" -> iterations = at.whole();
      case "rounds" -> rounds = at.whole();
      case "frames" -> frames = at.whole();
      case "overBudget" -> overBudget = at.whole();
      case "profilePath" -> profilePath = at.text();
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean takeStatistic(String key) throws IOException {
    switch (key) {
      case "trend" -> trend = Words.read(at, TrendState.values(), TrendState::word);
      case "trendTau" -> tau = at.number();
      case "trendPValue" -> pValue = at.number();
      case "trendDrift" -> drift = at.number();
      case "concentration" -> concentration = at.number();
      case "outlierCount" -> outlierCount = at.whole();
      case "outlierMaxRatio" -> outlierMaxRatio = at.number();
      case "allocatedKb" -> allocated = bytes(at.number());
      case "retainedKb" -> retained = bytes(at.number());
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean takeTrace(String key) throws IOException, RecordRefusal {
    switch (key) {
      case "abortSites" -> abortSites = at.list(() -> at.text().map(AbortSite::new).orElse(null));
      case "totalAborts" -> totalAborts = at.whole();
      case "blacklisted" -> blacklisted = at.whole();
      default -> {
        return false;
      }
    }
    return true;
  }

  private static OptionalDouble bytes(OptionalDouble kibibytes) {
    return kibibytes.isEmpty()
        ? kibibytes
        : OptionalDouble.of(kibibytes.getAsDouble() * BYTES_PER_KB);
  }

  Measurement measurement() {
    return new Measurement(
        name,
        kind,
        iterations,
        rounds,
        new RecordedTimes(times),
        samples,
        sampleCount,
        new RecordedTrend(trend, tau, pValue, drift),
        new RecordedSpread(concentration, outlierCount, outlierMaxRatio),
        suite.entry(),
        suite.settings(),
        new RecordedMemory(allocated, retained),
        new FrameCounts(frames, overBudget),
        new AbortCounts(abortSites, totalAborts, blacklisted),
        profilePath);
  }
}
