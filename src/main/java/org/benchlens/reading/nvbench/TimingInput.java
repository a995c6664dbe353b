package org.benchlens.reading.nvbench;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.benchlens.model.Statistic;
import org.jspecify.annotations.Nullable;

/// The summaries that decisions use (contract, section 2).
enum TimingInput {
  MIN("min", Statistic.MIN),
  MAX("max", Statistic.MAX),
  MEAN("mean", Statistic.MEAN),
  STDEV("stdev/absolute", Statistic.STDEV),
  RELATIVE_STDEV("stdev/relative", Statistic.RELATIVE_STDEV),
  Q1("q1", Statistic.Q1),
  MEDIAN("median", Statistic.MEDIAN),
  Q3("q3", Statistic.Q3),
  IQR("iqr/absolute", Statistic.IQR),
  RELATIVE_IQR("iqr/relative", Statistic.RELATIVE_IQR),
  /// What [#IQR] was called for three weeks of June 2026; declared behind it, so that it comes
  /// second.
  OLD_IQR("ir/absolute", Statistic.IQR),
  OLD_RELATIVE_IQR("ir/relative", Statistic.RELATIVE_IQR),
  CLOCK_RATE("nv/cold/sm_clock_rate/mean", Statistic.CLOCK_RATE);

  private static final Map<String, TimingInput> BY_TAG =
      Arrays.stream(values())
          .collect(Collectors.toUnmodifiableMap(x -> x.tag, Function.identity()));

  private final String tag;
  private final Statistic statistic;

  TimingInput(String name, Statistic statistic) {
    this.tag = statistic == Statistic.CLOCK_RATE ? name : "nv/cold/time/gpu/" + name;
    this.statistic = statistic;
  }

  /// The input that a tag names; null when decisions do not use it.
  static @Nullable TimingInput ofTag(String tag) {
    return BY_TAG.get(tag);
  }

  /// The tag of its summary.
  String tag() {
    return tag;
  }

  /// What it states.
  Statistic statistic() {
    return statistic;
  }

  /// Whether null stands for infinity, as files from before text numbers have it for noise.
  boolean infiniteWhenLost() {
    return switch (statistic) {
      case STDEV, RELATIVE_STDEV, IQR, RELATIVE_IQR -> true;
      case MIN, MAX, MEAN, Q1, MEDIAN, Q3, CLOCK_RATE -> false;
    };
  }
}
